import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { PaddleConfig, S3Config } from '../config.ts';
import { type PaddleOrigins, paddleOrigins } from './paddle-origins.ts';

/**
 * The content security policy of a page with these inline script `hashes` (`'sha256-…'`); `paddle` allows the payment provider's
 * card form, `store` allows pictures from that origin.
 */
function contentSecurityPolicy(
  hashes: readonly string[] = [],
  paddle: PaddleOrigins | null = null,
  store?: string,
): string {
  const directive = (name: string, ...sources: (string | undefined)[]): string =>
    [name, ...sources.filter((source) => source !== undefined)].join(' ');
  return [
    "default-src 'self'",
    directive('script-src', "'self'", ...hashes, paddle?.script),
    directive('style-src', "'self'", "'unsafe-inline'", paddle?.style),
    directive('img-src', "'self'", 'data:', 'blob:', paddle?.image, store),
    "font-src 'self'",
    // The HEIC decoder creates its worker from a string.
    "worker-src 'self' blob:",
    directive('connect-src', "'self'", paddle?.connect, store),
    directive('frame-src', paddle?.frame ?? "'none'"),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Browser features that no page here uses: injected code cannot use them either. */
const UNUSED = ['accelerometer', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'];
const UNUSED_TOO = ['microphone', 'midi', 'serial', 'usb', 'browsing-topics'];

/** Wallets pay from inside the payment provider's form. */
const permissionsPolicy = (paddle: PaddleOrigins | null): string =>
  [
    ...[...UNUSED, ...UNUSED_TOO].map((name) => `${name}=()`),
    // The page uses the camera to line up an empty shot with its photo.
    'camera=(self)',
    paddle === null ? 'payment=()' : `payment=(self "${paddle.form}")`,
  ].join(', ');

export interface SecurityOptions {
  /** HSTS only for https. */
  publicUrl: string;
  /** The real payment provider; null: the sandbox checkout, which is part of the page. */
  paddle: Pick<PaddleConfig, 'environment'> | null;
  /** The bucket with the pictures, if browsers may be redirected to it. */
  s3: S3Config | null;
}

/** Security headers on every answer, with the strictest policy; adds `pagePolicy` to the app for pages that need more. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, paddle, s3 }: SecurityOptions,
): Promise<void> {
  const origins = paddle === null ? null : paddleOrigins(paddle.environment);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // The form opens windows of wallets and banks, which respond to it.
    crossOriginOpenerPolicy: { policy: origins === null ? 'same-origin' : 'same-origin-allow-popups' },
    // Paddle opens its form only for approved sites: it may learn which site this is, never which page.
    referrerPolicy: { policy: origins === null ? 'no-referrer' : 'strict-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
  });
  app.decorate('pagePolicy', (hashes: readonly string[] = []) =>
    contentSecurityPolicy(hashes, origins, s3 === null ? undefined : storeOrigin(s3)),
  );
  const permissions = permissionsPolicy(origins);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'content-security-policy': contentSecurityPolicy(), 'permissions-policy': permissions });
  });
  app.addHook('onSend', async (request, reply) => {
    // API answers are private; a file sets its own cache header.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

/** Origin of pictures if they do not come from this server. */
function storeOrigin({ isDirect, endpoint, bucket, region }: S3Config): string | undefined {
  if (!isDirect) return undefined;
  return endpoint === null ? `https://${bucket}.s3.${region}.amazonaws.com` : new URL(endpoint).origin;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The content security policy of a page of the web whose inline scripts have these hashes. */
    pagePolicy: (hashes?: readonly string[]) => string;
  }
}

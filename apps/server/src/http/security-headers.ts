import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { PaddleConfig, S3Config } from '../config.ts';
import { type PaddleOrigins, paddleOrigins } from './paddle-origins.ts';

/**
 * The content security policy of a page whose inline scripts have these `hashes` (`'sha256-…'`); with `paddle` the page
 * may show the card form of the payment provider, with `store` pictures from that origin.
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
    // What reads a phone's HEIC makes its worker of its own text.
    "worker-src 'self' blob:",
    directive('connect-src', "'self'", paddle?.connect, store),
    directive('frame-src', paddle?.frame ?? "'none'"),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Abilities of a browser that no page here uses: whatever gets into one cannot use them either. */
const UNUSED = ['accelerometer', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'];
const UNUSED_TOO = ['microphone', 'midi', 'serial', 'usb', 'browsing-topics'];

/** Wallets pay from within the form of the payment provider. */
const permissionsPolicy = (paddle: PaddleOrigins | null): string =>
  [
    ...[...UNUSED, ...UNUSED_TOO].map((name) => `${name}=()`),
    // An empty shot is lined up with its photo in the page.
    'camera=(self)',
    paddle === null ? 'payment=()' : `payment=(self "${paddle.form}")`,
  ].join(', ');

export interface SecurityOptions {
  /** Transport security only where it is https. */
  publicUrl: string;
  /** The real payment provider; null: the sandbox checkout, which is part of the page. */
  paddle: Pick<PaddleConfig, 'environment'> | null;
  /** The bucket with the pictures, where browsers may be sent to it. */
  s3: S3Config | null;
}

/** Security headers on every answer, the strictest policy included; gives the app `pagePolicy` for pages that need more. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, paddle, s3 }: SecurityOptions,
): Promise<void> {
  const origins = paddle === null ? null : paddleOrigins(paddle.environment);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // The form opens windows of wallets and banks, which answer it.
    crossOriginOpenerPolicy: { policy: origins === null ? 'same-origin' : 'same-origin-allow-popups' },
    // Paddle opens its form for approved sites only: it may learn which site this is, never which page.
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
    // What the API says is for one person: a file says itself how long it may be kept.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

/** Where browsers load pictures from, if not from here. */
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

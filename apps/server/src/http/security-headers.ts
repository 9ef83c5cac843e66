import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** The content security policy of a page whose inline scripts have these `hashes` (`'sha256-…'`). */
export function contentSecurityPolicy(hashes: readonly string[] = []): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Security headers on every answer. Transport security only where the public address is https. */
export async function addSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', contentSecurityPolicy());
  });
}

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';

/** Bytes of a JSON body; uploads have limits of their own. */
export const BODY_LIMIT_BYTES = 1024 * 1024;

/**
 * Limits what one IPv4 address or IPv6 /64 network may ask of the API (429 with Retry-After); a route can be stricter with
 * `perMinute`. Counted per process: several API processes allow as many times more.
 */
export async function addLimits(api: FastifyInstance, requestsPerMinute: number): Promise<void> {
  const keyGenerator = ({ ip }: FastifyRequest) => networkOf(ip);
  await api.register(rateLimit, { max: requestsPerMinute, timeWindow: 60_000, enableDraftSpec: true, keyGenerator });
}

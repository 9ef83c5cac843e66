import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';
import type { CountTogether } from './portion-counter.ts';
import { sharedStore } from './shared-store.ts';

/** Bytes of a JSON body; uploads have limits of their own. */
export const BODY_LIMIT_BYTES = 1024 * 1024;

/**
 * Limits API requests per IPv4 address or IPv6 /64 network (429 with Retry-After); a route can be stricter with `perMinute`.
 * Counted across all processes with `countTogether`, else in this one.
 */
export async function addLimits(
  api: FastifyInstance,
  requestsPerMinute: number,
  countTogether?: CountTogether,
): Promise<void> {
  const keyGenerator = ({ ip }: FastifyRequest) => networkOf(ip);
  const store: { store?: FastifyRateLimitStoreCtor } =
    countTogether === undefined ? {} : { store: sharedStore(countTogether) };
  await api.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    enableDraftSpec: true,
    keyGenerator,
    // While the database is away nobody is refused here: calls that need it fail by themselves.
    skipOnError: true,
    ...store,
  });
}

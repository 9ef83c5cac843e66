import { AppError } from '@vitrine/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../ports/caller.ts';
import { networkOf } from './network-of.ts';

/** The caller of a request. The signal aborts when the connection closes before the answer is sent. */
export function callerOf({ userId, ip }: FastifyRequest, { raw }: FastifyReply): Caller {
  const gone = new AbortController();
  // The answer's event, not the request's: an upload's request closes as soon as its body is read.
  raw.once('close', () => {
    // Nobody reads this error, and it is not a failure worth logging.
    if (!raw.writableFinished) gone.abort(new AppError('malformed_request', { detail: 'The caller hung up' }));
  });
  return { account: userId, address: networkOf(ip), signal: gone.signal };
}

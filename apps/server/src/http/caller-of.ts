import { AppError } from '@vitrine/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../ports/caller.ts';
import { networkOf } from './network-of.ts';

/** Who waits for the answer to a request. The signal aborts when the connection ends before the answer does. */
export function callerOf({ userId, ip }: FastifyRequest, { raw }: FastifyReply): Caller {
  const gone = new AbortController();
  // The answer's, not the request's: that of an upload is closed as soon as its body is read.
  raw.once('close', () => {
    // Nobody reads this; it is no failure of ours that the log should show.
    if (!raw.writableFinished) gone.abort(new AppError('malformed_request', { detail: 'The caller hung up' }));
  });
  return { account: userId, address: networkOf(ip), signal: gone.signal };
}

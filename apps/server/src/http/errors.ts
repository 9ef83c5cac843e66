import { AppError } from '@vitrine/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from './problem.ts';
import { toAppError } from './to-app-error.ts';

/**
 * Answers with the problem document of `error`; unexpected errors are logged with the request's id and answered without details.
 */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error, request.locale);
  if (known.status >= 500) request.log.error({ err: known.cause ?? known }, 'request failed');
  if (known.retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(known.retryAfterSeconds));
  if (known.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(known.status)
    .headers({ 'content-language': request.locale, 'cache-control': 'no-store', vary: 'accept-language' })
    .type('application/problem+json')
    .send(problemOf(known, request.locale));
}

/**
 * Turns every failure into a problem document: thrown errors here, unknown addresses and methods by `notFound`, which web pages
 * and API share.
 */
export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendProblem);
}

/** An unknown address under /api: 405 with `Allow` when it exists with other methods, else 404. */
export function sendUnknownCall(
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: readonly string[],
): FastifyReply {
  if (allowed.length === 0) return sendProblem(new AppError('not_found'), request, reply);
  reply.header('allow', allowed.join(', '));
  return sendProblem(new AppError('method_not_allowed'), request, reply);
}

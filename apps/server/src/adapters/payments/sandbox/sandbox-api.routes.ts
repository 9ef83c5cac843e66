import { randomUUID, timingSafeEqual } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { toAsked } from './api-call.ts';
import { entityCalls } from './entity-calls.ts';
import { PaddleError } from './paddle-error.ts';
import type { Sandbox } from './sandbox.ts';
import { subscriptionCalls } from './subscription-calls.ts';

const ERROR_PAGES = 'https://developer.paddle.com/errors';

/** Paddle's API, on a loopback address of its own. */
export async function openSandboxApi(sandbox: Sandbox, apiKey: string): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({ logger: false, forceCloseConnections: true });
  app.addHook('onRequest', async (request) => {
    if (!holdsKey(request, apiKey)) {
      throw new PaddleError(403, 'invalid_token', 'The API key is missing or not valid.');
    }
  });
  app.setErrorHandler((error, _request, reply) => {
    const known = toPaddleError(error);
    return reply.code(known.status).send({ error: bodyOf(known), meta: meta() });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: bodyOf(new PaddleError(404, 'invalid_url', 'No such call.')), meta: meta() }),
  );
  for (const { method, path, run } of [...entityCalls(sandbox), ...subscriptionCalls(sandbox)]) {
    const handler = async (request: FastifyRequest) => withRequestId(await run(toAsked(request)));
    app.route({ method, url: path, handler });
  }
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

const meta = () => ({ request_id: randomUUID() });

const withRequestId = (answer: { meta?: object }): object => ({ ...answer, meta: { ...answer.meta, ...meta() } });

function holdsKey({ headers }: FastifyRequest, apiKey: string): boolean {
  const given = Buffer.from(headers.authorization?.replace(/^bearer /i, '') ?? '');
  const wanted = Buffer.from(apiKey);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function toPaddleError(error: unknown): PaddleError {
  if (error instanceof PaddleError) return error;
  if (error instanceof z.ZodError) {
    const fields = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
    return new PaddleError(400, 'bad_request', 'Invalid request.', fields);
  }
  return new PaddleError(500, 'internal_error', error instanceof Error ? error.message : 'Something failed.');
}

const bodyOf = ({ status, code, message, fields }: PaddleError) => ({
  type: status >= 500 ? 'api_error' : 'request_error',
  code,
  detail: message,
  documentation_url: `${ERROR_PAGES}/${code}`,
  ...(fields.length > 0 && { errors: fields }),
});

import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { traceRequest } from '../trace/request-trace.ts';

const current = new AsyncLocalStorage<FastifyRequest>();

/** Id of the session of the request that is being answered; null where there is none, and outside of requests. */
export const currentSession = (): string | null => current.getStore()?.sessionId || null;

/** Lets whatever is called while a request is answered know whose it is, without being told. */
export function addSessionContext(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => enter(request, done));
  // Reading a body begins anew, in the context of the socket.
  app.addHook('preValidation', (request, _reply, done) => enter(request, done));
}

const enter = (request: FastifyRequest, done: () => void): void =>
  current.run(request, () => traceRequest(request.id, done));

import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { traceRequest } from '../trace/request-trace.ts';

const current = new AsyncLocalStorage<FastifyRequest>();

/** Session id of the current request; null if there is none, and outside requests. */
export const currentSession = (): string | null => current.getStore()?.sessionId || null;

/** Makes the session available to everything called during a request, without passing it on. */
export function addSessionContext(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => enter(request, done));
  // Reading the body starts a new async context from the socket, so enter again.
  app.addHook('preValidation', (request, _reply, done) => enter(request, done));
}

const enter = (request: FastifyRequest, done: () => void): void =>
  current.run(request, () => traceRequest(request.id, done));

import type { FastifyInstance } from 'fastify';

/** One answer, for metrics. */
export interface Answered {
  method: string;
  /** The route pattern without values: `/api/jobs/:id`. */
  route: string;
  status: number;
  seconds: number;
}

/**
 * One log line per request, without its query: a signed address in a log would give its reader the file. Every answer carries the
 * request id of the log.
 * @param note is called for every answer
 */
export function addAccessLog(app: FastifyInstance, note: (answer: Answered) => void = () => {}): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    note({ method: request.method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    if (request.routeOptions.config.quiet === true) return;
    const [path] = request.url.split('?');
    request.log.info(
      { method: request.method, path, status: reply.statusCode, durationMs: Math.round(reply.elapsedTime) },
      'request',
    );
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Polled every few seconds by machines: not logged. */
    quiet?: boolean;
  }
}

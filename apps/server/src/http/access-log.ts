import type { FastifyInstance } from 'fastify';

/** One answer, for whoever keeps figures. */
export interface Answered {
  method: string;
  /** The pattern of the address, without what is in it: `/api/jobs/:id`. */
  route: string;
  status: number;
  seconds: number;
}

/**
 * One line a request, without its query: a signed address in a log would be the file for whoever reads the log. Every
 * answer carries the id that the log knows it by.
 * @param note hears of every answer
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
    /** Asked every few seconds by a machine: not worth a line in the log. */
    quiet?: boolean;
  }
}

import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Settings of the HTTP server, milliseconds. */
export const TIME_OUTS = {
  /** A connection on which nothing goes either way; event streams say something every 15 seconds, a slow picture takes less. */
  connectionTimeout: 300_000,
  /** Between two requests. */
  keepAliveTimeout: 65_000,
  /** A whole request with its body: six large photos over a poor line. */
  requestTimeout: 900_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 2000 },
};

export interface Patience {
  /** A body must bring `minBytes` in each of these. */
  windowMs: number;
  minBytes: number;
  /** How long open requests may take when the server closes. */
  closeMs: number;
}

const PATIENCE: Patience = { windowMs: 10_000, minBytes: 10_000, closeMs: 10_000 };

/**
 * Ends requests whose body comes too slowly (408), and those that are still open some time after the server began to close: a few
 * connections that send a byte now and then would hold sockets, files and the end of the process for as long as they like.
 */
export function addSlowSenders(app: FastifyInstance, { windowMs, minBytes, closeMs }: Patience = PATIENCE): void {
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request)) return;
    const { raw } = request;
    let seen = raw.socket.bytesRead;
    const watch = setInterval(() => {
      if (raw.complete || raw.destroyed) return clearInterval(watch);
      // What has come and waits here is our delay and not the sender's.
      const slow = raw.socket.bytesRead - seen < minBytes && raw.readableLength === 0;
      seen = raw.socket.bytesRead;
      if (slow) refuse(request);
    }, windowMs);
    raw.once('close', () => clearInterval(watch));
  });
  let deadline: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    deadline = setTimeout(() => app.server.closeAllConnections(), closeMs);
  });
  app.addHook('onClose', async () => clearTimeout(deadline));
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Closed at once, a connection on which more arrives is reset, and the answer with it. */
const FAREWELL_MS = 500;

/** As Node answers to a head that stays out. */
function refuse({ raw, log }: FastifyRequest): void {
  log.warn('a body that came too slowly was refused');
  raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  setTimeout(() => raw.destroy(), FAREWELL_MS);
}

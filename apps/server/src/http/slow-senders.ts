import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Settings of the HTTP server, milliseconds. */
export const TIME_OUTS = {
  /**
   * For a connection without traffic in either direction; event streams send something every 15 seconds, a slow picture takes
   * less.
   */
  connectionTimeout: 300_000,
  /** Between two requests. */
  keepAliveTimeout: 65_000,
  /** For a whole request with its body: six large photos over a poor line. */
  requestTimeout: 900_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 2000 },
};

export interface Patience {
  /** A body must deliver `minBytes` in each of these windows. */
  windowMs: number;
  minBytes: number;
  /** How long open requests may take once the server closes. */
  closeMs: number;
}

const PATIENCE: Patience = { windowMs: 10_000, minBytes: 10_000, closeMs: 10_000 };

/**
 * Ends requests whose body arrives too slowly (408), and those still open some time after the server started to close. Otherwise
 * a few connections that send a byte now and then could hold sockets, files and the process's end for as long as they like.
 */
export function addSlowSenders(app: FastifyInstance, { windowMs, minBytes, closeMs }: Patience = PATIENCE): void {
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request)) return;
    const { raw } = request;
    let seen = raw.socket.bytesRead;
    const watch = setInterval(() => {
      if (raw.complete || raw.destroyed) return clearInterval(watch);
      // Unread data that waits here is our delay, not the sender's.
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

/** If closed at once, a connection with incoming data is reset, and the answer is lost with it. */
const FAREWELL_MS = 500;

/** The same answer as Node's for missing headers. */
function refuse({ raw, log }: FastifyRequest): void {
  log.warn('a body that came too slowly was refused');
  raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  setTimeout(() => raw.destroy(), FAREWELL_MS);
}

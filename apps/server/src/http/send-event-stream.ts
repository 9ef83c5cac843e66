import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** One message of a text/event-stream (WHATWG HTML, section 9.2). */
export interface ServerEvent {
  id: number;
  event: string;
  data: unknown;
}

/** Proxies cut silent connections, usually after a minute: a regular comment keeps the stream open. */
const KEEP_ALIVE_MS = 15_000;
/** Ends event streams when the server closes, which would otherwise wait for them. Their readers reconnect to another process. */
export function addStreamClosing(app: FastifyInstance): void {
  const closing = new AbortController();
  app.decorate('closing', closing.signal);
  app.addHook('preClose', async () => closing.abort());
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the server starts to close. */
    closing: AbortSignal;
  }
}

/**
 * Writes batches of events until `events` ends, or the reader or the session goes away, which aborts the signal of `events`. Once
 * the stream has started, an error can only end it: the reader reconnects with Last-Event-ID.
 */
export async function sendEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  events: (signal: AbortSignal) => AsyncIterable<ServerEvent[]>,
): Promise<void> {
  const gone = new AbortController();
  // The answer's event, not the request's: the request of a POST closes as soon as its body is read.
  reply.raw.once('close', () => gone.abort());
  const signal = AbortSignal.any([gone.signal, request.server.closing]);
  const headers = reply.getHeaders();
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
  const keepAlive = setInterval(() => raw.write(':\n\n'), KEEP_ALIVE_MS);
  const stopWatching = endWithCaller(request, () => gone.abort());
  try {
    for await (const batch of events(signal)) raw.write(batch.map(serialise).join(''));
  } catch (error) {
    request.log.error({ err: error }, 'event stream ended');
  } finally {
    clearInterval(keepAlive);
    stopWatching();
    raw.end();
  }
}

function endWithCaller({ server, sessionId, apiKey }: FastifyRequest, end: () => void): () => void {
  return apiKey === null ? server.watchSession(sessionId, end) : server.watchApiKey(apiKey.id, end);
}

const serialise = ({ id, event, data }: ServerEvent): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

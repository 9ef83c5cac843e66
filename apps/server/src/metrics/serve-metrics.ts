import { createServer, type ServerResponse } from 'node:http';
import { isReady, type Readiness } from '../modules/operations/index.ts';
import type { Metrics } from './open-metrics.ts';
import { portOf } from '../http/port-of.ts';

export interface MetricsServer {
  address: string;
  close(): Promise<void>;
}

interface ServeOptions {
  host: string;
  /** 0 takes any free one. */
  port: number;
  metrics: Pick<Metrics, 'read'>;
  /** What the process depends on, by name. */
  readReadiness: () => Promise<Readiness>;
  /** Aborted when the process is about to end. */
  failed: AbortSignal;
}

/**
 * GET /metrics for Prometheus, /healthz and /readyz on a separate port: the metrics cannot be reached through the public port,
 * and a worker, which has none, reports its health.
 */
export async function serveMetrics({
  host,
  port,
  metrics,
  readReadiness,
  failed,
}: ServeOptions): Promise<MetricsServer> {
  const answers: Record<string, (response: ServerResponse) => Promise<void>> = {
    '/metrics': async (response) => {
      const { text, type } = await metrics.read();
      response.writeHead(200, { 'content-type': type }).end(text);
    },
    '/healthz': async (response) => say(response, failed.aborted ? 503 : 200),
    '/readyz': async (response) => {
      const readiness = await readReadiness();
      say(response, isReady(readiness) && !failed.aborted ? 200 : 503, readiness);
    },
  };
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const answer = request.method === 'GET' ? answers[path] : undefined;
    if (answer === undefined) say(response, 404);
    else answer(response).catch(() => say(response, 500));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const taken = portOf(server);
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { address: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`, close };
}

function say(response: ServerResponse, status: number, more: object = {}): void {
  const word = { 200: 'ok', 404: 'not found', 500: 'failed', 503: 'unavailable' }[status];
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ status: word, ...more }));
}

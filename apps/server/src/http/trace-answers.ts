import { FastifyOtelInstrumentation } from '@fastify/otel';
import type { Span, TracerProvider } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Creates a span for each request of `app`; call it before adding routes. */
export async function traceAnswers(app: FastifyInstance, provider: TracerProvider): Promise<void> {
  const http = new FastifyOtelInstrumentation({
    recordExceptions: false,
    instrumentHooks: false,
    instrumentHandler: false,
    requestHook: nameRequest,
  });
  http.setTracerProvider(provider);
  await app.register(http.plugin());
}

/** Named by route, without the query, which signs the addresses of files. */
function nameRequest(span: Span, { method, url, routeOptions }: FastifyRequest): void {
  span.updateName(`${method} ${routeOptions.url ?? 'none'}`);
  span.setAttribute('url.path', url.split('?')[0] ?? '');
}

import { FastifyOtelInstrumentation } from '@fastify/otel';
import type { Span, TracerProvider } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Makes a span of each answer of `app`; before its routes. */
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

/** By its route; without its query, which signs the addresses of files. */
function nameRequest(span: Span, { method, url, routeOptions }: FastifyRequest): void {
  span.updateName(`${method} ${routeOptions.url ?? 'none'}`);
  span.setAttribute('url.path', url.split('?')[0] ?? '');
}

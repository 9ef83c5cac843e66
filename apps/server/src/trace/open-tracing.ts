import { setTimeout as sleep } from 'node:timers/promises';
import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
  type TracerProvider,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { TaskDefinition, TaskName } from '../ports/queue-port.ts';
import { currentRequestId } from './request-trace.ts';
import { traceContextOf } from './trace-context.ts';

const STOP_PATIENCE_MS = 3000;

export interface Tracing {
  /** Creates the spans of requests; null: no tracing. */
  provider: TracerProvider | null;
  /** The same task, with a span for each run. */
  watchTask<Name extends TaskName>(task: TaskDefinition<Name>): TaskDefinition<Name>;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

/**
 * Traces of this process, sent by OTLP over HTTP to the collector at `endpoint` (its headers and further options come from
 * OpenTelemetry's own variables). An unreachable collector loses only its traces.
 * @param name of the service
 */
export function openTracing({ endpoint, name }: { endpoint: string; name: string }): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': name }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const tracer = provider.getTracer('vitrine');
  return {
    provider,
    watchTask: (task) => ({
      ...task,
      run: (data, run) => traceRun(tracer, task.name, () => task.run(data, run)),
    }),
    close: async () => {
      // Spans that an unreachable collector does not take are lost.
      await Promise.race([provider.shutdown().catch(() => {}), sleep(STOP_PATIENCE_MS, undefined, { ref: false })]);
      trace.disable();
      context.disable();
    },
  };
}

function traceRun(tracer: Tracer, task: TaskName, run: () => Promise<void>): Promise<void> {
  const options = { kind: SpanKind.CONSUMER, attributes: { 'vitrine.task': task } };
  return tracer.startActiveSpan(`task ${task}`, options, contextOfTask(), async (span) => {
    try {
      await run();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The trace of the request that caused the task; a task without one starts its own. */
function contextOfTask() {
  const requestId = currentRequestId();
  if (requestId === undefined) return ROOT_CONTEXT;
  const parent = { ...traceContextOf(requestId), traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, parent);
}

import type { Config } from '../config.ts';
import type { Tracing } from '../trace/open-tracing.ts';

/** Tracing as configured; without OTEL_EXPORTER_OTLP_ENDPOINT nothing is created or loaded. */
export async function openTraces({ tracing }: Pick<Config, 'tracing'>): Promise<Tracing> {
  if (tracing === null) return NO_TRACES;
  const { openTracing } = await import('../trace/open-tracing.ts');
  return openTracing(tracing);
}

const NO_TRACES: Tracing = {
  provider: null,
  watchTask: (task) => task,
  close: async () => {},
};

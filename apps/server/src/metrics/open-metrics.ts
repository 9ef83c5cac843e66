import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Answered } from '../http/access-log.ts';
import type { Generator } from '../modules/jobs/index.ts';
import type { PhotoStudio } from '../modules/photos/index.ts';
import type { QueueLoad, TaskDefinition, TaskName } from '../ports/queue-port.ts';

/** Counted on each scrape only. */
export interface Counted {
  readLoad(): Promise<QueueLoad>;
  countWaitingEmails(): Promise<number>;
  countUnworkedEvents(): Promise<number>;
}

export interface Metrics {
  noteAnswer(answer: Answered): void;
  /** The same, timed. */
  watchGenerator(generator: Generator): Generator;
  watchStudio(studio: PhotoStudio): PhotoStudio;
  watchTask<Name extends TaskName>(task: TaskDefinition<Name>): TaskDefinition<Name>;
  /** Call it once there is a queue to count. */
  count(counted: Counted): void;
  /** All metrics in Prometheus's format, and its media type. */
  read(): Promise<{ text: string; type: string }>;
}

const SECONDS = { quick: [0.01, 0.03, 0.1, 0.3, 1, 3, 10], slow: [0.1, 0.3, 1, 3, 10, 30, 100, 300] };

/** The metrics of one process for Prometheus. Names and units follow its conventions: base units, seconds and bytes. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const timer = <Label extends string>(name: string, help: string, labelNames: Label[], buckets: number[]) =>
    new Histogram({ name: `vitrine_${name}_seconds`, help, labelNames, buckets, registers });
  const answers = timer('http_answer', 'Response times by route', ['method', 'route', 'status'], SECONDS.quick);
  const tasks = timer('task', 'Times of task runs', ['task', 'outcome'], SECONDS.slow);
  const pictures = timer('picture', 'Rendering times', ['style', 'size', 'outcome'], SECONDS.slow);
  const cutOuts = timer('cutout', 'Cut-out times', ['outcome'], SECONDS.slow);
  return {
    noteAnswer: ({ seconds, status, ...labels }) => answers.observe({ ...labels, status: String(status) }, seconds),
    watchGenerator: (generator) => ({
      ...generator,
      render: (request, signal) =>
        time(
          () => generator.render(request, signal),
          (outcome, seconds) => pictures.observe({ style: request.style, size: request.size, outcome }, seconds),
        ),
    }),
    watchStudio: (studio) => ({
      ...studio,
      cutOut: (...given) =>
        time(
          () => studio.cutOut(...given),
          (outcome, seconds) => cutOuts.observe({ outcome }, seconds),
        ),
    }),
    watchTask: (task) => ({
      ...task,
      run: (data, run) =>
        time(
          () => task.run(data, run),
          (outcome, seconds) => tasks.observe({ task: task.name, outcome }, seconds),
        ),
    }),
    count: (counted) => countAtScrape(counted, registry),
    read: async () => ({ text: await registry.metrics(), type: registry.contentType }),
  };
}

function countAtScrape(counted: Counted, registry: Registry): void {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name: `vitrine_${name}`,
      help,
      registers,
      async collect() {
        // If the database is away, only these metrics are missing.
        this.set(await read().catch(() => Number.NaN));
      },
    });
  let asked: Promise<QueueLoad> | null = null;
  const load = (): Promise<QueueLoad> => {
    asked ??= counted.readLoad().finally(() => {
      asked = null;
    });
    return asked;
  };
  gauge('queue_waiting', 'Waiting tasks that are due, of all processes', async () => (await load()).waiting);
  gauge('queue_running', 'Running tasks, of all processes', async () => (await load()).running);
  gauge('queue_oldest_seconds', 'Age of the oldest waiting task that is due', async () => {
    const { waitingSince } = await load();
    return waitingSince === null ? 0 : Math.max(0, (Date.now() - waitingSince.getTime()) / 1000);
  });
  gauge('emails_waiting', 'E-mails waiting to be sent', () => counted.countWaitingEmails());
  gauge('payment_events_waiting', 'Unprocessed events of the payment provider', () => counted.countUnworkedEvents());
}

/** The result of `work`; `note` receives the outcome and the duration. */
async function time<Value>(
  work: () => Promise<Value>,
  note: (outcome: 'done' | 'failed', seconds: number) => void,
): Promise<Value> {
  const begin = performance.now();
  const seconds = (): number => (performance.now() - begin) / 1000;
  try {
    const value = await work();
    note('done', seconds());
    return value;
  } catch (error) {
    note('failed', seconds());
    throw error;
  }
}

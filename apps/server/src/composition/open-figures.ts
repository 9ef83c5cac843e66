import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import type { Answered } from '../http/access-log.ts';
import type { Metrics } from '../metrics/open-metrics.ts';
import { countWaitingEmails } from '../modules/emails/index.ts';
import type { Generator } from '../modules/jobs/index.ts';
import { readReadiness } from '../modules/operations/index.ts';
import { countWaitingEvents } from '../modules/payments/index.ts';
import type { PhotoStudio } from '../modules/photos/index.ts';
import type { Queue, TaskDefinition, TaskName } from '../ports/queue-port.ts';
import type { Storage } from '../ports/storage-port.ts';

interface Served {
  address: string | null;
  close(): Promise<void>;
}

interface Figures {
  /** The same parts, instrumented. */
  watch<Parts extends { generator: Generator; studio: PhotoStudio }>(parts: Parts): Parts;
  watchTask: (task: TaskDefinition<TaskName>) => TaskDefinition<TaskName>;
  noteAnswer: (answer: Answered) => void;
  serve(parts: { db: Db; storage: Storage; queue: Queue; failed: AbortSignal }): Promise<Served>;
}

/** The metrics of this process and their endpoint, as configured; without METRICS_PORT nothing is measured or loaded. */
export async function openFigures({ metrics: place }: Pick<Config, 'metrics'>): Promise<Figures> {
  if (place === null) return NO_FIGURES;
  const { openMetrics } = await import('../metrics/open-metrics.ts');
  const { serveMetrics } = await import('../metrics/serve-metrics.ts');
  const metrics: Metrics = openMetrics();
  return {
    watch: (parts) => ({
      ...parts,
      generator: metrics.watchGenerator(parts.generator),
      studio: metrics.watchStudio(parts.studio),
    }),
    watchTask: (task) => metrics.watchTask(task),
    noteAnswer: (answer) => metrics.noteAnswer(answer),
    serve: ({ db, storage, queue, failed }) => {
      metrics.count({
        readLoad: () => queue.readLoad(),
        countWaitingEmails: () => countWaitingEmails(db),
        countUnworkedEvents: () => countWaitingEvents(db),
      });
      return serveMetrics({ ...place, metrics, readReadiness: () => readReadiness({ db, storage, queue }), failed });
    },
  };
}

const NO_FIGURES: Figures = {
  watch: (parts) => parts,
  watchTask: (task) => task,
  noteAnswer: () => {},
  serve: async () => ({ address: null, close: async () => {} }),
};

import type { Db } from '../database/db.ts';

/** Every kind of task and its data. Ids only: the tables hold the state. */
export interface Tasks {
  /** Without a revision: the engine's own cut-out (tasks from before revisions existed). */
  'cut-out-photo': { photoId: string; revision?: number };
  'start-job': { jobId: string; attempt: number };
  'render-variation': { variationId: string; attempt: number; size: 'preview' | 'final' };
  /** The cut-outs of a finished set were touched up. */
  'touch-up-job': { jobId: string; touchUp: number };
  'change-picture': { variationId: string; version: number };
  'send-email': { emailId: string };
  'resume-sending': Record<string, never>;
  /** The address, not an id: the task itself looks up whether it has an account. */
  'send-recovery': { recoveryId: string; email: string };
  /** Soft-deleted sets whose retention has expired. */
  'purge-jobs': Record<string, never>;
  /** Files left in the storage by a deleted account or set. */
  'remove-files': { photoIds: string[]; jobIds: string[] };
  /** Files that no row refers to. */
  'sweep-files': Record<string, never>;
  'clean-up': Record<string, never>;
  /** Unfinished work in the tables that has no task. */
  'ask-again': Record<string, never>;
  /** Guests without any open session. */
  'end-guests': Record<string, never>;
  /** An event of the payment provider. */
  'work-off-event': { eventId: string };
  'end-subscription': { subscriptionId: string };
  'reconcile-payments': Record<string, never>;
  /** A message to a seller's endpoint; the round separates requested resends from earlier attempts. */
  'deliver-webhook': { deliveryId: string; round: number };
  /** Old deliveries. */
  'forget-deliveries': Record<string, never>;
}
export type TaskName = keyof Tasks;

export interface EnqueueOptions {
  /** Higher runs first; default 0. */
  priority?: number;
  /** Seconds until it may start. */
  delaySeconds?: number;
}

/** Information about a run for the task's handler. */
export interface TaskRun {
  /** Aborts when the task is cancelled, expired or the worker stops. */
  signal: AbortSignal;
}

export interface TaskDefinition<N extends TaskName> {
  name: N;
  /** Parallel tasks of this kind per process. */
  concurrency: number;
  /** Retries after the first failure. */
  retryLimit: number;
  /** Seconds before the first retry, and the maximum; doubled in between. Default 1 and 30. */
  retryDelaySeconds?: { first: number; most: number };
  /** Seconds after which a run counts as lost. */
  timeoutSeconds: number;
  /** Only one task per key waits or runs: enqueueing another does nothing. */
  keyOf?(data: Tasks[N]): string;
  /** Schedule for enqueueing it without data, once for all processes: a cron expression of five fields, in UTC. */
  cron?: string;
  /**
   * Work of this kind that is unfinished according to the tables, a few hundred at most: if the queue has lost its tasks, they
   * are enqueued again.
   */
  unfinished?(): Promise<Tasks[N][]>;
  /** Idempotent: after a crash at any point it runs again. Throwing requests a retry. */
  run(data: Tasks[N], run: TaskRun): Promise<void>;
  /** Called once after all retries failed; retried itself until it succeeds. */
  giveUp(data: Tasks[N]): Promise<void>;
}

/** The current amount of work. */
export interface QueueLoad {
  /** Tasks that could run now and wait for a worker. */
  waiting: number;
  running: number;
  /** When the longest waiting task became due; null without one. */
  waitingSince: Date | null;
}

/** The distributed queue. Lives in the database, so that a task commits together with the change that needs it. */
export interface Queue {
  /** Enqueues in the transaction of `db`. */
  enqueue<N extends TaskName>(db: Db, name: N, data: Tasks[N][], options?: EnqueueOptions): Promise<void>;
  /** Enqueues those without a waiting, running or failing task with the same data. */
  enqueueLost<N extends TaskName>(db: Db, name: N, data: Tasks[N][]): Promise<void>;
  /** The work of all processes. Not allowed inside a transaction. */
  readLoad(): Promise<QueueLoad>;
  /** Starts to run tasks in this process. */
  work(): Promise<void>;
  /** Waits for running tasks (for a bounded time), then stops. */
  stop(): Promise<void>;
}

import type { Db } from '../database/db.ts';

/** Every kind of queue work and what it carries. Ids only: the truth is in the tables. */
export interface Tasks {
  /** Without a revision: the engine's own cut-out (tasks from before there were others). */
  'cut-out-photo': { photoId: string; revision?: number };
  'start-job': { jobId: string; attempt: number };
  'render-variation': { variationId: string; attempt: number; size: 'preview' | 'final' };
  /** The cut-outs of a finished set were touched up. */
  'touch-up-job': { jobId: string; touchUp: number };
  'change-picture': { variationId: string; version: number };
  'send-email': { emailId: string };
  'resume-sending': Record<string, never>;
  /** The address and not an id: whether it has an account is for the task to find out. */
  'send-recovery': { recoveryId: string; email: string };
  /** Deleted sets whose time is over. */
  'purge-jobs': Record<string, never>;
  /** What an account or a set that is gone left in the storage. */
  'remove-files': { photoIds: string[]; jobIds: string[] };
  /** Files that no row speaks of. */
  'sweep-files': Record<string, never>;
  'clean-up': Record<string, never>;
  /** What tables say is to be done and no task is there for. */
  'ask-again': Record<string, never>;
  /** Guests whom no session leads back to. */
  'end-guests': Record<string, never>;
  /** What the payment provider told. */
  'work-off-event': { eventId: string };
  'end-subscription': { subscriptionId: string };
  'reconcile-payments': Record<string, never>;
  /** A message to an endpoint of a seller; the round tells tries that were asked for again from those before. */
  'deliver-webhook': { deliveryId: string; round: number };
  /** Deliveries that are old. */
  'forget-deliveries': Record<string, never>;
}
export type TaskName = keyof Tasks;

export interface EnqueueOptions {
  /** Higher goes first; 0 unless told. */
  priority?: number;
  /** Seconds before which it does not start. */
  delaySeconds?: number;
}

/** What a task's handler knows of its run. */
export interface TaskRun {
  /** Aborts when the task is cancelled, expired or the worker stops. */
  signal: AbortSignal;
}

export interface TaskDefinition<N extends TaskName> {
  name: N;
  /** Tasks of this kind that one process runs at a time. */
  concurrency: number;
  /** Further tries after the first failure. */
  retryLimit: number;
  /** Seconds before the first further try and at most before any; they double in between. 1 and 30 unless told. */
  retryDelaySeconds?: { first: number; most: number };
  /** Seconds after which a run counts as lost. */
  timeoutSeconds: number;
  /** Of tasks with the same key only one waits or runs: enqueueing another does nothing. */
  keyOf?(data: Tasks[N]): string;
  /** When it is enqueued by itself with no data, once for all processes: a cron expression of five fields, in UTC. */
  cron?: string;
  /** What the tables say is still to be done by tasks of this kind, some hundred at the most: should the queue have lost them, they are asked for again. */
  unfinished?(): Promise<Tasks[N][]>;
  /** Idempotent: a crash at any point lets it run again. Throwing asks for another try. */
  run(data: Tasks[N], run: TaskRun): Promise<void>;
  /** Called once, itself retried until it succeeds, when all tries failed. */
  giveUp(data: Tasks[N]): Promise<void>;
}

/** How much there is to do at this moment. */
export interface QueueLoad {
  /** Tasks that could run now and wait for a worker. */
  waiting: number;
  running: number;
  /** When the one that has waited longest became due; null when none waits. */
  waitingSince: Date | null;
}

/** The distributed queue. Lives in the database, so that work and the fact that asks for it commit together. */
export interface Queue {
  /** Enqueues in the transaction of `db`. */
  enqueue<N extends TaskName>(db: Db, name: N, data: Tasks[N][], options?: EnqueueOptions): Promise<void>;
  /** Enqueues those of them for which no task with the same data waits, runs or is being given up. */
  enqueueLost<N extends TaskName>(db: Db, name: N, data: Tasks[N][]): Promise<void>;
  /** What all processes have to do. Never inside a transaction. */
  readLoad(): Promise<QueueLoad>;
  /** Starts to run tasks in this process. */
  work(): Promise<void>;
  /** Lets running tasks end (for a bounded time), then stops. */
  stop(): Promise<void>;
}

import { Piscina } from 'piscina';
import { releaseMemory } from './collect-garbage.ts';
import { countCalls } from './count-calls.ts';
import { EngineError, type EngineErrorCode } from '../model.ts';
import type { EngineProcess, ThreadPool } from './open-engine-process.ts';
import { openPlaces } from './open-places.ts';
import { threadSettings } from './thread-settings.ts';
import { reasonOf } from './reason-of.ts';

/** An Error loses its code when it crosses threads, so a refusal is returned as a value. */
export type Answer<Value> = { value: Value } | { refusal: { code: EngineErrorCode; message: string } };

export interface ThreadOptions {
  /** Milliseconds without a call after which the threads are ended. Not set: never. */
  restAfterMs?: number | undefined;
  /** The process they run in. Not set: this one. */
  home?: EngineProcess | undefined;
}

export interface Threads {
  /** Calls an exported function of the thread file; waits for a free thread. Starts idle threads. */
  call<Value>(name: string, task: unknown, signal?: AbortSignal): Promise<Value>;
  /** Whether no thread is running: not started yet, or ended. */
  areResting(): boolean;
  close(): Promise<void>;
}

/** The thread side: turns a refusal into a value; other errors stay errors. */
export async function answer<Value>(work: Promise<Value>): Promise<Answer<Value>> {
  try {
    return { value: await work };
  } catch (error) {
    if (error instanceof EngineError) return { refusal: { code: error.code, message: error.message } };
    throw error;
  }
}

/** A thread whose caller has left is ended after this time: it is hanging. */
const HANGS_MS = 15 * 60_000;
const CLOSE_PATIENCE_MS = 5000;

/**
 * Threads that run the functions of one file, one call at a time each. A dying thread rejects only its current call and is
 * replaced. An aborted call rejects at once, while its thread runs to the end: ONNX Runtime crashes the whole process if a thread
 * is ended during an inference. After `restAfterMs` without a call all threads are ended with their caches; the next call starts
 * them again.
 * @param file its exports answer with `Answer`
 */
export function runInThreads(file: URL, count: number, { restAfterMs = Infinity, home }: ThreadOptions = {}): Threads {
  const open = (): ThreadPool => (home === undefined ? startHere(file, count) : home.open(file, count));
  // They start with the first call: each loads its modules for a second, and most servers need theirs only hours later.
  let threads: ThreadPool | null = null;
  const rest = async (): Promise<void> => {
    const tired = threads;
    threads = null;
    await tired?.destroy();
    // The results of calls hold memory through small objects: in an idle process nothing else would free it.
    releaseMemory();
  };
  const calls = countCalls(restAfterMs, () => void rest());
  const places = openPlaces(count);
  const run = async <Value>(name: string, task: unknown, abandoned: AbortSignal): Promise<Value> => {
    threads ??= open();
    const result = (await threads.run(task, { name, signal: abandoned })) as Answer<Value>;
    if ('refusal' in result) throw new EngineError(result.refusal.code, result.refusal.message);
    return result.value;
  };
  return {
    async call<Value>(name: string, task: unknown, signal?: AbortSignal): Promise<Value> {
      const place = await places.take(signal);
      calls.begin();
      const abandoned = new AbortController();
      const work = run<Value>(name, task, abandoned.signal).finally(() => {
        place.leave();
        calls.end();
      });
      return orAborted(work, signal, () => {
        const hang = setTimeout(() => abandoned.abort(), HANGS_MS).unref();
        work.catch(() => undefined).finally(() => clearTimeout(hang));
      });
    },
    areResting: () => threads === null,
    close: async () => {
      await calls.close(CLOSE_PATIENCE_MS);
      await threads?.destroy();
    },
  };
}

/** The result of `work`, or the reason of `signal` as soon as that aborts; then `left` is called and `work` continues alone. */
function orAborted<Value>(work: Promise<Value>, signal: AbortSignal | undefined, left: () => void): Promise<Value> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      left();
      reject(reasonOf(signal));
    };
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

const startHere = (file: URL, count: number): ThreadPool =>
  new Piscina({ ...threadSettings(count), filename: file.href });

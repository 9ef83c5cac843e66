import { Piscina } from 'piscina';
import { releaseMemory } from './collect-garbage.ts';
import { countCalls } from './count-calls.ts';
import { EngineError, type EngineErrorCode } from '../model.ts';
import type { EngineProcess, ThreadPool } from './open-engine-process.ts';
import { openPlaces } from './open-places.ts';
import { threadSettings } from './thread-settings.ts';
import { reasonOf } from './reason-of.ts';

/** An Error that crosses threads loses its code, so a refusal travels as a value. */
export type Answer<Value> = { value: Value } | { refusal: { code: EngineErrorCode; message: string } };

export interface ThreadOptions {
  /** Milliseconds without a call after which they are let go. Not set: never. */
  restAfterMs?: number | undefined;
  /** The process that they run in. Not set: this one. */
  home?: EngineProcess | undefined;
}

export interface Threads {
  /** Calls an exported function of the thread file; waits for a free thread. Wakes them. */
  call<Value>(name: string, task: unknown, signal?: AbortSignal): Promise<Value>;
  /** Whether there are none: not called for yet, or let go. */
  areResting(): boolean;
  close(): Promise<void>;
}

/** The thread side: turns a refusal into a value; anything else stays an error. */
export async function answer<Value>(work: Promise<Value>): Promise<Answer<Value>> {
  try {
    return { value: await work };
  } catch (error) {
    if (error instanceof EngineError) return { refusal: { code: error.code, message: error.message } };
    throw error;
  }
}

/** A thread whose caller has left is ended after so long all the same: whatever it does will not end by itself. */
const HANGS_MS = 15 * 60_000;
const CLOSE_PATIENCE_MS = 5000;

/**
 * Threads that run the functions of one file, one call at a time each. A thread that dies rejects only the call it was at and is
 * replaced. A call that is aborted rejects at once, while its thread goes on to the end: ONNX Runtime takes the whole process with it
 * when a thread is ended in the middle of a run. When none was called for `restAfterMs` all are let go with what they keep in memory;
 * the next call starts them again.
 * @param file its exports answer with `Answer`
 */
export function runInThreads(file: URL, count: number, { restAfterMs = Infinity, home }: ThreadOptions = {}): Threads {
  const open = (): ThreadPool => (home === undefined ? startHere(file, count) : home.open(file, count));
  // They start with the first call: each loads its modules for a second, and most of a server's wait for hours for theirs.
  let threads: ThreadPool | null = null;
  const rest = async (): Promise<void> => {
    const tired = threads;
    threads = null;
    await tired?.destroy();
    // What their calls left on this side hangs on small objects: nothing else would look for it in an idle process.
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

/** What `work` comes to, or the reason of `signal` as soon as that aborts; then `left` is called and `work` goes on alone. */
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

import { Piscina } from 'piscina';
import { EngineError, type EngineErrorCode } from './model.ts';

/** An Error that crosses threads loses its code, so a refusal travels as a value. */
export type Answer<Value> = { value: Value } | { refusal: { code: EngineErrorCode; message: string } };

export interface Threads {
  /** Calls an exported function of the thread file; waits for a free thread. */
  call<Value>(name: string, task: unknown, signal?: AbortSignal): Promise<Value>;
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

/** V8 lets 48 MB of short-lived objects pile up in a thread before it looks; pixels hang on them. */
const YOUNG_MB = 12;

/**
 * Threads that run the functions of one file, one call at a time each. A thread that dies, and one whose call is
 * aborted, rejects only that call and is replaced.
 * @param file its exports answer with `Answer`
 */
export function runInThreads(file: URL, count: number): Threads {
  const threads = new Piscina({
    filename: file.href,
    minThreads: count,
    maxThreads: count,
    concurrentTasksPerWorker: 1,
    // Waiting by Atomics would block a thread's event loop, where sharp and WebAssembly answer.
    atomics: 'disabled',
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  return {
    async call<Value>(name: string, task: unknown, signal?: AbortSignal): Promise<Value> {
      const result: Answer<Value> = await threads.run(task, { name, ...(signal && { signal }) });
      if ('refusal' in result) throw new EngineError(result.refusal.code, result.refusal.message);
      return result.value;
    },
    close: () => threads.destroy(),
  };
}

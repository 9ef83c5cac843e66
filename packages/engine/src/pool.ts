import { Piscina } from 'piscina';
import {
  type CutOutResult,
  EngineError,
  type IntakeResult,
  type RenderedPicture,
  type RenderRequest,
} from './model.ts';
import type { Answer } from './render-thread.ts';

export interface EngineOptions {
  /** Render threads; each renders one picture at a time. */
  threads: number;
}

/** The engine behind worker threads. Every call may throw EngineError; a call whose `signal` aborts rejects. */
export interface Engine {
  intake(file: Uint8Array, signal?: AbortSignal): Promise<IntakeResult>;
  /** `photo` as intake gave it. */
  cutOut(photo: Uint8Array, signal?: AbortSignal): Promise<CutOutResult>;
  render(request: RenderRequest, signal?: AbortSignal): Promise<RenderedPicture>;
  close(): Promise<void>;
}

/** Starts the threads. A thread that dies rejects only the call it was at and is replaced. */
export function createEngine(options: EngineOptions): Engine {
  const threads = new Piscina({
    filename: new URL('render-thread.ts', import.meta.url).href,
    minThreads: options.threads,
    maxThreads: options.threads,
    concurrentTasksPerWorker: 1,
    // Waiting by Atomics would block a thread's event loop, where sharp and WebAssembly answer.
    atomics: 'disabled',
  });
  async function call<Value>(name: string, task: unknown, signal?: AbortSignal): Promise<Value> {
    const answer: Answer<Value> = await threads.run(task, { name, ...(signal && { signal }) });
    if ('refusal' in answer) throw new EngineError(answer.refusal.code, answer.refusal.message);
    return answer.value;
  }
  return {
    intake: (file, signal) => call('intake', file, signal),
    cutOut: (photo, signal) => call('cutOut', photo, signal),
    render: (request, signal) => call('render', request, signal),
    close: () => threads.destroy(),
  };
}

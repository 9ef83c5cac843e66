import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Order, Outcome } from './engine-process.ts';

/** A pool of threads of one file, here or in another process. */
export interface ThreadPool {
  run(task: unknown, options: { name: string; signal: AbortSignal }): Promise<unknown>;
  destroy(): Promise<void>;
}

/** A process that hosts thread pools. */
export interface EngineProcess {
  open(file: URL, count: number): ThreadPool;
}

interface Running {
  child: ChildProcess;
  /** Pending calls. */
  calls: Map<number, { resolve: (value: unknown) => void; reject: (error: unknown) => void }>;
  pools: Set<number>;
}

/**
 * A process for the engine beside the server's: it starts with the first pool and ends with the last. Memory taken by native code
 * is then fully freed, which no allocator does, and if native code crashes its process the server survives: calls reject, and the
 * next one starts a new process.
 */
export function openEngineProcess(): EngineProcess {
  const state: State = { running: null, last: 0 };
  return { open: (file, count) => openPool(state, file, count) };
}

interface State {
  running: Running | null;
  /** Last number of a pool or call. */
  last: number;
}

function openPool(state: State, file: URL, count: number): ThreadPool {
  let home: Running | null = null;
  let pool = 0;
  const settle = (): Running => {
    state.running ??= startProcess((ended) => {
      if (state.running === ended) state.running = null;
    });
    if (home !== state.running) {
      home = state.running;
      pool = state.last += 1;
      home.pools.add(pool);
      send(home, { kind: 'open', pool, file: file.href, count });
    }
    return home;
  };
  settle();
  return {
    run: (task, { name, signal }) =>
      new Promise((resolve, reject) => {
        const at = settle();
        const call = (state.last += 1);
        at.calls.set(call, { resolve, reject });
        at.child.channel?.ref();
        signal.addEventListener('abort', () => send(at, { kind: 'abandon', call }), { once: true });
        send(at, { kind: 'call', pool, call, name, task });
      }),
    destroy: async () => {
      if (home === null || home !== state.running) return;
      home.pools.delete(pool);
      if (home.pools.size > 0) {
        send(home, { kind: 'close', pool });
        return;
      }
      state.running = null;
      const gone = once(home.child, 'exit');
      home.child.disconnect();
      await gone;
    },
  };
}

/** @param onEnd called when it is gone, for whatever reason */
function startProcess(onEnd: (ended: Running) => void): Running {
  const child = fork(fileURLToPath(new URL('./engine-process.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: [],
  });
  const started: Running = { child, calls: new Map(), pools: new Set() };
  child.on('message', (outcome: Outcome) => {
    if ('closed' in outcome) return;
    const call = started.calls.get(outcome.call);
    started.calls.delete(outcome.call);
    if (started.calls.size === 0) child.channel?.unref();
    if ('error' in outcome) call?.reject(Object.assign(new Error(outcome.error.message), outcome.error));
    else call?.resolve(outcome.value);
  });
  const ended = (): void => {
    onEnd(started);
    for (const { reject } of started.calls.values()) reject(new Error('the process of the engine ended'));
    started.calls.clear();
  };
  child.on('exit', ended).on('error', ended);
  // An idle process must not keep the server alive.
  child.unref();
  child.channel?.unref();
  return started;
}

function send({ child, calls }: Running, order: Order): void {
  child.send(order, (error) => {
    if (error === null || order.kind !== 'call') return;
    calls.get(order.call)?.reject(error);
    calls.delete(order.call);
  });
}

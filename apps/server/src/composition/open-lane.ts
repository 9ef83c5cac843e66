import { AppError } from '@vitrine/contract';
import type { Caller } from '../ports/caller.ts';
import { createFairQueue, type Crowd } from './create-fair-queue.ts';
import { abortReason } from '../text/abort-reason.ts';

export interface LaneLimits {
  /** Pieces of work that run at once. */
  width: number;
  /** Pieces that may wait; one more is refused. */
  waiting: Crowd;
  /** Seconds after which a refused caller may ask again. */
  retryAfterSeconds: number;
}

/** A way to something of which there is not enough, in fair turns. */
export interface Lane {
  /**
   * Runs `work` when it is its caller's turn. Work that waits is dropped when its caller hangs up; work that runs goes on and
   * keeps its place, since neither a decoder nor a thread can be stopped half-way without costing more.
   * @throws AppError busy when too much waits; what `work` throws; the signal's reason
   */
  run<Value>(caller: Caller, work: () => Promise<Value>): Promise<Value>;
}

/** Opens a lane with turns of its own. */
export function openLane({ width, waiting, retryAfterSeconds }: LaneLimits): Lane {
  const queue = createFairQueue(waiting);
  let running = 0;
  const serve = (): void => {
    for (let next; running < width && (next = queue.next()); running += 1) next.begin();
    if (running === 0) queue.rest();
  };
  const takePlace = (caller: Caller): Promise<void> =>
    new Promise((resolve, reject) => {
      const { signal } = caller;
      const leave = () => {
        queue.remove(entry);
        reject(abortReason(signal));
      };
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const entry = { ...caller, begin };
      signal.addEventListener('abort', leave, { once: true });
      queue.add(entry);
      serve();
    });
  return {
    run: async (caller, work) => {
      caller.signal.throwIfAborted();
      if (running >= width && queue.isFullFor(caller)) throw new AppError('busy', { retryAfterSeconds });
      await takePlace(caller);
      try {
        return await work();
      } finally {
        running -= 1;
        serve();
      }
    },
  };
}

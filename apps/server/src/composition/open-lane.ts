import { AppError } from '@vitrine/contract';
import type { Caller } from '../ports/caller.ts';
import { createFairQueue, type Crowd } from './create-fair-queue.ts';
import { abortReason } from '../text/abort-reason.ts';

export interface LaneLimits {
  /** Work items that run in parallel. */
  width: number;
  /** Work items that may wait; further ones are refused. */
  waiting: Crowd;
  /** Seconds after which a refused caller may ask again. */
  retryAfterSeconds: number;
}

/** Fair access to a limited resource. */
export interface Lane {
  /**
   * Runs `work` when it is the caller's turn. Waiting work is dropped when its caller disconnects; running work continues and
   * keeps its place, because a decoder or a thread cannot be stopped half-way at a lower cost.
   * @throws AppError busy if too much waits; the errors of `work`; the signal's reason
   */
  run<Value>(caller: Caller, work: () => Promise<Value>): Promise<Value>;
}

/** Opens a lane with its own turns. */
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

import { reasonOf } from './reason-of.ts';

/** A semaphore: a few places, each for one user at a time. */
interface Places {
  /** Waits for a place, first come, first served; rejects if `signal` aborts first. */
  take(signal?: AbortSignal): Promise<{ leave: () => void }>;
}

export function openPlaces(count: number): Places {
  const waiting = new Set<() => void>();
  let free = count;
  const serve = (): void => {
    for (const begin of waiting) {
      if (free === 0) return;
      free -= 1;
      waiting.delete(begin);
      begin();
    }
  };
  const leave = (): void => {
    free += 1;
    serve();
  };
  return {
    take: (signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const giveUp = (): void => {
          waiting.delete(begin);
          reject(reasonOf(signal));
        };
        const begin = (): void => {
          signal?.removeEventListener('abort', giveUp);
          resolve({ leave });
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        waiting.add(begin);
        serve();
      }),
  };
}

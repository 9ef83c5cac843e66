import { abortReason } from '../text/abort-reason.ts';

/** A FIFO queue for a limited resource. */
export interface Turns<Place> {
  /**
   * Waits for a place, first come first served, and calls `taken` before the next waiter is served. Rejects if `signal` aborts
   * first.
   */
  take: (signal: AbortSignal, taken: (place: Place) => void) => Promise<Place>;
  /** Hands free places to the waiters; call it when a place may have become free. */
  serve: () => void;
}

/** @param free returns a free place, or null */
export function createTurns<Place>(free: () => Place | null): Turns<Place> {
  const waiting = new Set<(place: Place) => void>();
  const serve = (): void => {
    for (const next of waiting) {
      const place = free();
      if (place === null) return;
      waiting.delete(next);
      next(place);
    }
  };
  const take: Turns<Place>['take'] = (signal, taken) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const leave = () => {
        waiting.delete(begin);
        reject(abortReason(signal));
      };
      const begin = (place: Place) => {
        signal.removeEventListener('abort', leave);
        taken(place);
        resolve(place);
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.add(begin);
      serve();
    });
  return { take, serve };
}

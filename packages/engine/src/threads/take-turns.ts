import { reasonOf } from './reason-of.ts';

/** `watched`: a user is waiting at the screen. */
type Haste = 'watched' | 'patient';

interface Turns {
  /** Runs `work` after all before it have ended; rejects without running it if `signal` aborts first. */
  take<Value>(haste: Haste, work: () => Promise<Value>, signal?: AbortSignal): Promise<Value>;
}

/** One work item at a time: watched ones first, otherwise first come, first served. */
export function takeTurns(): Turns {
  const waiting: Record<Haste, Set<() => void>> = { watched: new Set(), patient: new Set() };
  let isBusy = false;
  const serve = (): void => {
    if (isBusy) return;
    const line = waiting.watched.size > 0 ? waiting.watched : waiting.patient;
    const [next] = line;
    if (next === undefined) return;
    line.delete(next);
    isBusy = true;
    next();
  };
  const wait = (haste: Haste, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const begin = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        waiting[haste].delete(begin);
        reject(reasonOf(signal));
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting[haste].add(begin);
      serve();
    });
  return {
    async take(haste, work, signal) {
      await wait(haste, signal);
      try {
        return await work();
      } finally {
        isBusy = false;
        serve();
      }
    },
  };
}

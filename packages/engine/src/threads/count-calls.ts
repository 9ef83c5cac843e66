import { setTimeout as sleep } from 'node:timers/promises';

/** Number of running calls. */
interface Calls {
  begin(): void;
  end(): void;
  /** Disables resting; resolves when no call is running, or after `patienceMs`. */
  close(patienceMs: number): Promise<void>;
}

/** Counts calls, and calls `rest` when there was none for `restAfterMs`. */
export function countCalls(restAfterMs: number, rest: () => void): Calls {
  let calls = 0;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const quiet = Promise.withResolvers<void>();
  const watch = (): void => {
    if (calls > 0) return;
    if (isClosed) quiet.resolve();
    else if (restAfterMs !== Infinity) timer = setTimeout(rest, restAfterMs).unref();
  };
  watch();
  return {
    begin: () => {
      clearTimeout(timer);
      calls += 1;
    },
    end: () => {
      calls -= 1;
      watch();
    },
    close: async (patienceMs) => {
      isClosed = true;
      clearTimeout(timer);
      watch();
      const late = new AbortController();
      await Promise.race([quiet.promise, sleep(patienceMs, undefined, { signal: late.signal }).catch(() => undefined)]);
      late.abort();
    },
  };
}

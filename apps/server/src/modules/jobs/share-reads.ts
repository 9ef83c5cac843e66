import { setImmediate as nextTurn } from 'node:timers/promises';

/** Reads the value of `key`. */
export type SharedRead<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>;

/**
 * Shares one read among all concurrent callers. A caller who arrives during a read gets the next one, because the running read
 * may have started before the event that woke the caller.
 */
export function shareReads<Value>(): SharedRead<Value> {
  const next = new Map<string, Promise<Value>>();
  const running = new Map<string, Promise<Value>>();
  const readNext = async (key: string, read: () => Promise<Value>): Promise<Value> => {
    await (running.get(key)?.catch(() => undefined) ?? nextTurn());
    next.delete(key);
    const reading = read();
    running.set(key, reading);
    try {
      return await reading;
    } finally {
      if (running.get(key) === reading) running.delete(key);
    }
  };
  return (key, read) => {
    const asked = next.get(key) ?? readNext(key, read);
    next.set(key, asked);
    return asked;
  };
}

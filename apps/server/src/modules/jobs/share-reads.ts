import { setImmediate as nextTurn } from 'node:timers/promises';

/** Reads what stands under `key`. */
export type SharedRead<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>;

/**
 * Reads once for all who want the same at the same moment. Whoever comes while it is being read gets the reading after that one, which may have
 * begun before what they were woken by.
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

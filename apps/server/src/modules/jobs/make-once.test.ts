import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { makeOnce } from './make-once.ts';

const caller = (signal = new AbortController().signal) => ({ account: 'a', address: '127.0.0.1', signal });

/** A product whose making ends when the test says so. */
function createMaker() {
  const storage = createMemoryStorage();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const ask = (signal?: AbortSignal, key = 'one') =>
    makeOnce(storage, key, caller(signal), (waiting) => {
      signals.push(waiting.signal);
      return promise;
    });
  return { ask, resolve, reject, signals };
}

it('makes a file once for sixty simultaneous callers, and anew for a later one', async () => {
  const { ask, resolve, signals } = createMaker();
  const all = Array.from({ length: 60 }, () => ask());
  const other = ask(undefined, 'another');
  resolve('made');
  expect(new Set(await Promise.all(all))).toEqual(new Set(['made']));
  await other;
  expect(signals).toHaveLength(2);
  await ask();
  expect(signals).toHaveLength(3);
});

it('continues while a caller waits, and stops when the last one has left', async () => {
  const { ask, signals } = createMaker();
  const [one, two] = [new AbortController(), new AbortController()];
  const first = ask(one.signal);
  const second = ask(two.signal);
  one.abort(new Error('the first hung up'));
  await expect(first).rejects.toThrow('the first hung up');
  expect(signals[0]?.aborted).toBe(false);
  two.abort(new Error('the second hung up'));
  await expect(second).rejects.toThrow('the second hung up');
  expect(signals[0]?.aborted).toBe(true);
  void ask();
  expect(signals).toHaveLength(2);
});

it('passes a failure to all waiting callers, and tries again for the next one', async () => {
  const { ask, reject, signals } = createMaker();
  const both = [ask(), ask()];
  reject(new Error('no good'));
  for (const one of both) await expect(one).rejects.toThrow('no good');
  await expect(ask()).rejects.toThrow('no good');
  expect(signals).toHaveLength(2);
});

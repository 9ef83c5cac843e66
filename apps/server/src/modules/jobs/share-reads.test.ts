import { expect, it } from 'vitest';
import { shareReads } from './share-reads.ts';

it('reads once for all simultaneous callers, and once more for those who come meanwhile', async () => {
  const share = shareReads<number>();
  let reads = 0;
  const open: (() => void)[] = [];
  const read = () => {
    reads += 1;
    const number = reads;
    return new Promise<number>((resolve) => open.push(() => resolve(number)));
  };
  const first = [share('one', read), share('one', read), share('one', read)];
  while (open.length === 0) await new Promise(setImmediate);
  // The read in progress may have started before the state that these callers need.
  const second = [share('one', read), share('one', read)];
  await new Promise(setImmediate);
  expect(reads).toBe(1);
  open[0]?.();
  expect(await Promise.all(first)).toEqual([1, 1, 1]);
  while (open.length < 2) await new Promise(setImmediate);
  open[1]?.();
  expect(await Promise.all(second)).toEqual([2, 2]);
  expect(reads).toBe(2);
});

it('separates keys, and reads again after a failure', async () => {
  const share = shareReads<string>();
  const failing = share('one', () => Promise.reject(new Error('away')));
  const other = share('two', () => Promise.resolve('two'));
  await expect(failing).rejects.toThrow('away');
  expect(await other).toBe('two');
  expect(await share('one', () => Promise.resolve('back'))).toBe('back');
});

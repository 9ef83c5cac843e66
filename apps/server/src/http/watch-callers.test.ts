import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchCallers } from './watch-callers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks once for all callers with open streams, and ends only those whose session has ended', async () => {
  const going = new Set(['a', 'b']);
  const asked: (readonly string[])[] = [];
  const watch = watchCallers(async (ids) => {
    asked.push(ids);
    return going;
  }, 2000);
  const ended: string[] = [];
  const stops = Array.from({ length: 250 }, () => ['a', 'b'].map((id) => watch(id, () => void ended.push(id)))).flat();
  await vi.advanceTimersByTimeAsync(4000);
  expect(asked).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  going.delete('a');
  await vi.advanceTimersByTimeAsync(2000);
  expect(ended).toEqual(Array.from({ length: 250 }, () => 'a'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked.at(-1)).toEqual(['b']);
  expect(ended).toHaveLength(250);
  for (const stop of stops) stop();
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked.length).toBeLessThanOrEqual(before + 1);
});

it('starts again for later callers, and ends none while the database does not answer', async () => {
  let answers = false;
  const watch = watchCallers(async () => {
    if (!answers) throw new Error('away');
    return new Set();
  }, 2000);
  const ended = vi.fn<() => void>();
  watch('a', ended)();
  await vi.advanceTimersByTimeAsync(10_000);
  watch('a', ended);
  await vi.advanceTimersByTimeAsync(4000);
  expect(ended).not.toHaveBeenCalled();
  answers = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(ended).toHaveBeenCalledOnce();
});

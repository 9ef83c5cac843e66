import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CountTogether, PortionCounter } from './portion-counter.ts';

/** The table that several processes share. */
let table: Map<string, { count: number; endsAt: Date }>;
let statements: number;
const together: CountTogether = async (key, { now, endsAt, amount }) => {
  statements += 1;
  const row = table.get(key);
  const isOver = row === undefined || row.endsAt <= now;
  const next = isOver ? { count: amount, endsAt } : { count: row.count + amount, endsAt: row.endsAt };
  table.set(key, next);
  await sleep(1);
  return next;
};
beforeEach(() => {
  [table, statements] = [new Map(), 0];
});
afterEach(() => vi.useRealTimers());

const passedOf = async (counters: PortionCounter[], requests: number, max: number) => {
  const asked = Array.from({ length: requests }, (_, index) =>
    counters[index % counters.length]!.count('an address', 60_000, max),
  );
  return (await Promise.all(asked)).filter(({ used }) => used <= max).length;
};
const processes = (count: number) => Array.from({ length: count }, () => new PortionCounter(together));

it.each([1, 8, 50])('lets exactly %i through, however many processes count at once', async (max) => {
  expect(await passedOf(processes(3), 200, max)).toBe(max);
});

it('never exceeds a large limit, falls short by at most one portion per process, with few statements', async () => {
  const passed = await passedOf(processes(2), 2000, 1000);
  expect(passed).toBeLessThanOrEqual(1000);
  expect(passed).toBeGreaterThan(1000 - 2 * 20);
  expect(statements).toBeLessThanOrEqual(53);
});

it('makes no statement after the window is used up, until it ends', async () => {
  const [counter] = processes(1) as [PortionCounter];
  expect(await passedOf([counter], 12, 10)).toBe(10);
  const before = statements;
  expect(await passedOf([counter], 500, 10)).toBe(0);
  expect(statements).toBe(before);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_001 });
  expect(await passedOf([counter], 12, 10)).toBe(10);
});

it('passes a counting failure on, and counts again the next time', async () => {
  let isAway = true;
  const counter = new PortionCounter((key, step) => (isAway ? Promise.reject(new Error('away')) : together(key, step)));
  await expect(counter.count('a', 60_000, 5)).rejects.toThrow('away');
  isAway = false;
  expect((await counter.count('a', 60_000, 5)).used).toBe(1);
});

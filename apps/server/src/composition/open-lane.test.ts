import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Caller } from '../ports/caller.ts';
import { openLane } from './open-lane.ts';

const LIMITS = { width: 1, waiting: { all: 8, ofAddress: 6, ofAccount: 4 }, retryAfterSeconds: 5 };
const caller = (account: string, address: string, signal = new AbortController().signal): Caller => ({
  account,
  address,
  signal,
});

/** Jobs that end when the test says so, and the order in which they started. */
function openTestLane(limits = LIMITS) {
  const lane = openLane(limits);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, who: Caller) =>
    lane.run(who, () => {
      begun.push(name);
      return new Promise<string>((resolve) => {
        ends.push(() => resolve(name));
      });
    });
  const endAll = async () => {
    for (; ends.length > 0; await nextTick()) ends.shift()?.();
  };
  return { ask, begun, ends, endAll };
}

it('alternates between addresses, and between the accounts of an address', async () => {
  const { ask, begun, endAll } = openTestLane();
  const asked = [
    ask('flood 1', caller('guest 1', 'one')),
    ask('flood 2', caller('guest 1', 'one')),
    ask('flood 3', caller('guest 1', 'one')),
    ask('flood 4', caller('guest 2', 'one')),
    ask('seller 1', caller('seller', 'two')),
    ask('seller 2', caller('seller', 'two')),
  ];
  await nextTick();
  await endAll();
  await Promise.all(asked);
  expect(begun).toEqual(['flood 1', 'seller 1', 'flood 4', 'seller 2', 'flood 2', 'flood 3']);
});

it('refuses work beyond the queue limits of an account, an address and in total', async () => {
  const { ask, endAll } = openTestLane();
  const many = (count: number, account: string, address: string) =>
    Array.from({ length: count }, () => ask('one', caller(account, address)).catch((error: unknown) => error));
  const refused = { code: 'busy', status: 429, retryAfterSeconds: 5 };
  const first = many(6, 'guest 1', 'one');
  await expect(first[5]).resolves.toMatchObject(refused);
  const second = many(3, 'guest 2', 'one');
  await expect(second[2]).resolves.toMatchObject(refused);
  const third = many(3, 'seller', 'two');
  await expect(third[2]).resolves.toMatchObject(refused);
  await endAll();
  expect((await Promise.all([...first, ...second, ...third])).filter((value) => value === 'one')).toHaveLength(9);
});

it('drops waiting work when its caller disconnects; running work keeps its place to the end', async () => {
  const { ask, begun, ends, endAll } = openTestLane();
  const gone = new AbortController();
  const running = ask('running', caller('a', 'one', gone.signal));
  const waiting = ask('waiting', caller('a', 'one', gone.signal)).catch((error: unknown) => error);
  const other = ask('other', caller('b', 'two'));
  await nextTick();
  gone.abort(new Error('hung up'));
  await expect(waiting).resolves.toMatchObject({ message: 'hung up' });
  expect([begun, ends.length]).toEqual([['running'], 1]);
  await endAll();
  await expect(Promise.all([running, other])).resolves.toEqual(['running', 'other']);
  expect(begun).toEqual(['running', 'other']);
  await expect(ask('late', caller('a', 'one', gone.signal))).rejects.toThrow('hung up');
});

it('continues after failed work', async () => {
  const lane = openLane(LIMITS);
  const who = caller('a', 'one');
  await expect(lane.run(who, () => Promise.reject(new Error('no good')))).rejects.toThrow('no good');
  await expect(lane.run(who, async () => 'good')).resolves.toBe('good');
});

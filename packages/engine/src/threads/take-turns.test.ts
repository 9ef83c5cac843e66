import { expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

/** Work that records its name when it begins, and ends on request. */
function workshop() {
  const turns = takeTurns();
  const begun: string[] = [];
  const open = new Map<string, PromiseWithResolvers<string>>();
  const work = (name: string) => () => {
    begun.push(name);
    const ended = Promise.withResolvers<string>();
    open.set(name, ended);
    return ended.promise;
  };
  const end = async (name: string) => {
    open.get(name)?.resolve(name);
    await new Promise(setImmediate);
  };
  return { turns, begun, open, work, end };
}

it('does one task at a time, and urgent ones before patient ones', async () => {
  const { turns, begun, work, end } = workshop();
  const all = [
    turns.take('patient', work('first')),
    turns.take('patient', work('second')),
    turns.take('watched', work('stroke')),
    turns.take('watched', work('next stroke')),
  ];
  await new Promise(setImmediate);
  expect(begun).toEqual(['first']);
  for (const name of ['first', 'stroke', 'next stroke', 'second']) await end(name);
  expect(begun).toEqual(['first', 'stroke', 'next stroke', 'second']);
  expect(await Promise.all(all)).toEqual(['first', 'second', 'stroke', 'next stroke']);
});

it('continues after a failure', async () => {
  const { turns, work, end } = workshop();
  const failed = turns.take('patient', () => Promise.reject(new Error('asked to fail')));
  const next = turns.take('patient', work('next'));
  await expect(failed).rejects.toThrow('asked to fail');
  await new Promise(setImmediate);
  await end('next');
  expect(await next).toBe('next');
});

it('drops a task whose caller no longer waits', async () => {
  const { turns, begun, work, end } = workshop();
  const stop = new AbortController();
  const first = turns.take('patient', work('first'));
  const left = turns.take('patient', work('left'), stop.signal);
  const last = turns.take('patient', work('last'));
  stop.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await end('first');
  await end('last');
  await Promise.all([first, last]);
  expect(begun).toEqual(['first', 'last']);
  await expect(turns.take('watched', work('late'), stop.signal)).rejects.toThrow('gone');
});

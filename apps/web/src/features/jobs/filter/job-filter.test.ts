import { expect, it } from 'vitest';
import { countChoices, isNarrowed, NO_FILTER, queryOf, readFilter, writeFilter } from './job-filter.ts';

it('is written to the address and read back unchanged', () => {
  const filter = { ...NO_FILTER, query: 'café mug', status: 'running', language: 'ar', sort: 'oldest' } as const;
  const address = writeFilter(new URLSearchParams('x=1'), filter);
  expect(address.toString()).toBe('x=1&query=caf%C3%A9+mug&status=running&language=ar&sort=oldest');
  expect(readFilter(address)).toEqual(filter);
  expect(writeFilter(address, NO_FILTER).toString()).toBe('x=1');
});

it.each(['status=none', 'category=<b>', 'sort=best', 'shelf=attic', ''])('ignores %j', (address) => {
  expect(readFilter(new URLSearchParams(address))).toEqual(NO_FILTER);
});

it('sends only the chosen values to the server', () => {
  expect(queryOf({ ...NO_FILTER, query: '  mug ', category: 'home' })).toEqual({
    query: 'mug',
    category: 'home',
    sort: 'newest',
    shelf: 'kept',
  });
});

it('tells sorting from filtering', () => {
  const sorted = { ...NO_FILTER, sort: 'oldest' } as const;
  expect([isNarrowed(sorted), countChoices(sorted)]).toEqual([false, 1]);
  const searched = { ...NO_FILTER, query: 'mug' };
  expect([isNarrowed(searched), countChoices(searched)]).toEqual([true, 0]);
});

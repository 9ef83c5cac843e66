import { expect, it } from 'vitest';
import { addressOf } from './call.ts';

it('fills in parameters and omits missing ones', () => {
  expect(addressOf('/jobs/:id', { id: 'a/b' })).toBe('/api/jobs/a%2Fb');
  expect(addressOf('/jobs', {}, { limit: 20, cursor: undefined, query: '' })).toBe('/api/jobs?limit=20');
});

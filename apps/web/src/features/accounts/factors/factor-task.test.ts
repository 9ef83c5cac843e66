import type { OwnPasskey } from '@vitrine/contract';
import { expect, it } from 'vitest';
import { wantsProof } from './factor-task.ts';

const NOW = Date.parse('2026-11-22T19:00:00Z');
const key = { id: 'k', name: 'Desk' } as OwnPasskey;

it('a change needs a recent proof', () => {
  expect(wantsProof({ is: 'set_up_app' }, null, NOW)).toBe(true);
  expect(wantsProof({ is: 'set_up_app' }, '2026-11-22T19:09:00Z', NOW)).toBe(false);
  expect(wantsProof({ is: 'remove_key', key }, '2026-11-22T19:00:10Z', NOW)).toBe(true);
});

it('renaming and viewing need none', () => {
  expect(wantsProof({ is: 'rename_key', key }, null, NOW)).toBe(false);
  expect(wantsProof({ is: 'keep_codes', codes: [] }, null, NOW)).toBe(false);
});

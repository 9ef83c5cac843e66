import type { Checks } from '@vitrine/contract';
import { expect, it } from 'vitest';
import { mainImageReasons, unfitReasons } from './unfit-reasons.ts';

const checks = {
  main_image: [
    { channel: 'amazon', fit: false, reasons: ['has_text'] },
    { channel: 'ebay', fit: true, reasons: [] },
  ],
} as unknown as Checks; // A stand-in with the fields read here.

it.each([
  ['accepts any picture without rules for main images', null, checks, []],
  ['accepts a fit main image', 'ebay', checks, []],
  ['says why not', 'amazon', checks, ['has_text']],
  ['accepts no main image that was not measured', 'walmart', checks, ['background_not_white']],
  ['accepts no main image without checks', 'amazon', null, ['background_not_white']],
] as const)('%s', (_, channel, given, reasons) => {
  expect(unfitReasons({ main_image_of: channel }, { checks: given })).toEqual(reasons);
});

it('reports for a channel with rules for main images whether this could be one', () => {
  const reasons = (id: 'ebay' | 'walmart' | 'instagram_square') => mainImageReasons({ id }, { checks });
  expect([reasons('ebay'), reasons('walmart'), reasons('instagram_square')]).toEqual([[], null, null]);
  expect(mainImageReasons({ id: 'ebay' }, { checks: null })).toBeNull();
});

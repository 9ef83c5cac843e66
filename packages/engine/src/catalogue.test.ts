import { expect, it } from 'vitest';
import { isShownWhole, trustOf } from './catalogue.ts';

it.each([
  [[], 'sure'],
  [['small', 'touches_edge'], 'sure'],
  [['cut_side'], 'clipped'],
  [['unsure_cutout'], 'unsure'],
  [['cut_side', 'unsure_cutout'], 'unsure'],
  [['blurred', 'unsure_cutout'], 'unsharp'],
  [['cut_off', 'unsure_cutout'], 'part'],
  [['cut_off', 'uncertain_cutout'], 'none'],
  [['graphic'], 'graphic'],
] as const)('trusts a photo with the warnings %j: %s', (warnings, trust) => {
  expect(trustOf(warnings)).toBe(trust);
});

it('shows a cut-out that is probably right, and the whole photo otherwise', () => {
  expect(isShownWhole(trustOf(['unsure_cutout']))).toBe(false);
  expect(isShownWhole(trustOf(['uncertain_cutout']))).toBe(true);
  expect(isShownWhole(trustOf(['unsure_cutout', 'cut_off']))).toBe(true);
});

import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { judgeCode, newTotpSecret, readDigits, totpUri } from './totp-codes.ts';

/** The secret of RFC 6238, appendix B, in base32; its codes have eight digits, ours are the last six. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [2000000000, '279037'],
])('accepts the code of RFC 6238 at %i', (seconds, code) => {
  const at = new Date(seconds * 1000);
  const step = Math.floor(seconds / 30);
  expect(judgeCode(RFC_SECRET, code, { at, lastStep: null })).toEqual({ is: 'right', step });
  expect(judgeCode(RFC_SECRET, code, { at, lastStep: step })).toEqual({ is: 'used' });
  expect(judgeCode(RFC_SECRET, code, { at, lastStep: step - 1 })).toEqual({ is: 'right', step });
});

it.each([
  [-11, 'wrong'],
  [-10, 'out_of_time'],
  [-2, 'out_of_time'],
  [-1, 'right'],
  [0, 'right'],
  [1, 'right'],
  [2, 'out_of_time'],
])('a code %i steps away is %s', (steps, is) => {
  const secret = newTotpSecret();
  const at = new Date('2026-11-22T19:00:07Z');
  const code = new TOTP({ secret }).generate({ timestamp: at.getTime() + steps * 30_000 });
  expect(judgeCode(secret, code, { at, lastStep: null }).is).toBe(is);
});

it.each(['', '12345', '1234567', 'abcdef', '12 34 5x'])('%j is not a code', (typed) =>
  expect(judgeCode(RFC_SECRET, typed, { at: new Date(), lastStep: null })).toEqual({ is: 'wrong' }),
);

it.each([' 287 082 ', '287-082', '٢٨٧٠٨٢', '۲۸۷۰۸۲', '\u2066287082\u2069', '２８７０８２'])('reads %j', (typed) =>
  expect(readDigits(typed)).toBe('287082'),
);

it('gives an app everything it needs', () => {
  const uri = new URL(totpUri(RFC_SECRET, 'kim@shop.example'));
  expect(decodeURIComponent(uri.pathname)).toContain('Vitrine:kim@shop.example');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret: RFC_SECRET,
    issuer: 'Vitrine',
    digits: '6',
    period: '30',
  });
});

import { expect, it } from 'vitest';
import { emailRule, newPasswordRule, passwordRule } from './field-rules.ts';

it.each(['a@b.co', ' a@b.co ', 'first.last+tag@sub.example.com'])('accepts %j', (email) => {
  expect(emailRule(email)).toBeUndefined();
});

it.each(['nope', 'a@b', 'a b@c.de', '@b.co', 'a@b..co'])('refuses %j', (email) => {
  expect(emailRule(email)).toBe('emailInvalid');
});

it('names the missing field', () => {
  expect([emailRule(' '), passwordRule(''), newPasswordRule('')]).toEqual([
    'emailMissing',
    'passwordMissing',
    'passwordMissing',
  ]);
});

it('limits the length of new passwords only', () => {
  const faults = [7, 8, 128, 129].map((length) => newPasswordRule('x'.repeat(length)));
  expect(faults).toEqual(['passwordShort', undefined, undefined, 'passwordLong']);
  expect(passwordRule('abc')).toBeUndefined();
});

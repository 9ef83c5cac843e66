import { expect, it } from 'vitest';
import { checkCredentials } from './check-credentials.ts';

const password = 'long enough';

it.each(['a@b.co', ' a@b.co ', 'first.last+tag@sub.example.com'])('takes %j', (email) => {
  expect(checkCredentials({ email, password }, true)).toEqual({});
});

it.each(['nope', 'a@b', 'a b@c.de', '@b.co', 'a@b..co'])('does not take %j', (email) => {
  expect(checkCredentials({ email, password }, true)).toEqual({ email: 'emailInvalid' });
});

it('names every missing field', () => {
  expect(checkCredentials({ email: '', password: '' }, false)).toEqual({
    email: 'emailMissing',
    password: 'passwordMissing',
  });
});

it('bounds a new password only', () => {
  const faults = (length: number, isNew: boolean) =>
    checkCredentials({ email: 'a@b.co', password: 'x'.repeat(length) }, isNew).password;
  expect([faults(7, true), faults(8, true), faults(128, true), faults(129, true)]).toEqual([
    'passwordShort',
    undefined,
    undefined,
    'passwordLong',
  ]);
  expect(faults(3, false)).toBeUndefined();
});

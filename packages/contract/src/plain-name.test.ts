import { expect, it } from 'vitest';
import { isPlainName } from './plain-name.ts';

it.each(['Zoë Müller', 'J. R. R. Tolkien', 'J.R. Ewing', 'نادية حداد', 'O’Neill & Sons, Ltd.', '王小明', ''])(
  'accepts %s as a name',
  (name) => {
    expect(isPlainName(name)).toBe(true);
  },
);

it.each([
  'https://evil.example/pay',
  'you won, see evil.example',
  'WWW.evil',
  'evil。example www.x',
  'Ann\nYour account is locked',
  'Ann\u2028call us',
  'Ann\u0007',
  'x'.repeat(61),
])('%j is none', (name) => {
  expect(isPlainName(name)).toBe(false);
});

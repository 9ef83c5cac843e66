import { expect, it } from 'vitest';
import { nameFromDisposition } from './download-file.ts';

it.each([
  ['attachment; filename="mug.jpg"', 'mug.jpg'],
  ['attachment; filename=mug.jpg; size=3', 'mug.jpg'],
  [`attachment; filename="_.jpg"; filename*=UTF-8''%D9%83%D9%88%D8%A8.jpg`, 'كوب.jpg'],
  [`attachment; filename="plain.jpg"; filename*=UTF-8''%E0%A4%A`, 'plain.jpg'],
  ['attachment', 'fallback.jpg'],
  [null, 'fallback.jpg'],
])('%s is saved as %s', (header, name) => {
  expect(nameFromDisposition(header, 'fallback.jpg')).toBe(name);
});

import { expect, test } from 'vitest';
import { safeFilename } from './safe-filename.ts';

test.each([
  ['photo.jpg', 'photo.jpg'],
  ['C:\\Users\\me\\photo.jpg', 'photo.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000b\n.jpg', 'ab.jpg'],
  ['evil\u202Egpj.exe', 'evilgpj.exe'],
  ['كوب أزرق.jpg', 'كوب أزرق.jpg'],
  ['  ', 'photo'],
])('%j becomes %j', (given, safe) => {
  expect(safeFilename(given)).toBe(safe);
});

test('has at most 120 complete characters', () => {
  expect(Array.from(safeFilename('😀'.repeat(500)))).toHaveLength(120);
});

import { expect, it } from 'vitest';
import { nameIn } from './set-name.ts';

it.each([
  ['Stoneware mug. Keeps coffee warm for 2 hours.', 'Stoneware mug'],
  ['Stoneware mug 0.35 l, dishwasher safe', 'Stoneware mug 0.35 l'],
  ['كوب من الخزف، يحفظ الحرارة', 'كوب من الخزف'],
  ['Enamel lamp – hand made in Porto', 'Enamel lamp'],
  ['T-shirt\nOrganic cotton', 'T-shirt'],
  ['  ', ''],
])('is the beginning of the description: %s', (description, name) => {
  expect(nameIn(description)).toBe(name);
});

it('ends at a word if nothing else ends it', () => {
  const long = nameIn(
    'Hand painted porcelain teapot with bamboo handle and infuser for loose leaf tea in four colours of the sea',
  );
  expect(long.length).toBeLessThanOrEqual(61);
  expect(long).toMatch(/^Hand painted porcelain teapot .+\w…$/);
});

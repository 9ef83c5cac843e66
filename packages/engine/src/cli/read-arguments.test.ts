import { expect, it } from 'vitest';
import { slugOf } from './name-pictures.ts';
import { readArguments, UsageError } from './read-arguments.ts';

it('reads a full command line', () => {
  const wish = readArguments([
    'a.jpg',
    'b.png',
    '--language',
    'fr',
    '--category',
    'kitchen',
    '--styles',
    'studio,luxury',
    '--labels',
    'l.json',
    '--out',
    'x',
    '--sheet',
  ]);
  expect(wish).toMatchObject({
    paths: ['a.jpg', 'b.png'],
    language: 'fr',
    category: 'kitchen',
    labels: 'l.json',
    styles: ['studio', 'luxury'],
    sheetOnly: true,
  });
});

it('prints the help', () => {
  expect(readArguments(['--help'])).toBeNull();
});

it.each([
  [[], 'at least one photo'],
  [['a.jpg', '--language', 'xx'], 'no language "xx"'],
  [['a.jpg', '--category', 'cars'], 'no category "cars"'],
  [['a.jpg', '--styles', 'studio,nope'], 'no style "nope"'],
  [['a.jpg', '--threads', '0'], '--threads'],
  [['a.jpg', '--colour', 'red'], '--help'],
])('refuses %j with a sentence', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(UsageError);
  expect(() => readArguments(args)).toThrow(sentence);
});

it('names files after the product, else after the photo', () => {
  expect(slugOf('Théière rouge émaillée, 1 litre.', 'x/IMG_2031.jpg')).toBe('theiere-rouge-emaillee');
  expect(slugOf('كوب خزفي، 350 مل', 'a.jpg')).toBe('كوب-خزفي');
  expect(slugOf('', 'x/IMG_2031.jpg')).toBe('img-2031');
});

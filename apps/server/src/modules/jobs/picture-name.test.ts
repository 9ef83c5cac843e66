import { describe, expect, test } from 'vitest';
import { pictureName } from './picture-name.ts';

describe('pictureName', () => {
  const size = { description: '', language: 'en', style: 'white_bg', width: 4096, height: 4096 };
  test.each([
    ['IMG_2041.JPG', 'img-2041-white-bg-4096x4096.png'],
    ['Tasse bleue (été).webp', 'tasse-bleue-ete-white-bg-4096x4096.png'],
    ['كوب.jpg', 'product-white-bg-4096x4096.png'],
    [`${'long '.repeat(30)}.jpg`, 'long-long-long-long-long-long-long-long-white-bg-4096x4096.png'],
    ['a"; rm -rf.jpg', 'a-rm-rf-white-bg-4096x4096.png'],
  ])('%s', (filename, name) => {
    expect(pictureName({ filename, ...size }, 'png')).toBe(name);
  });

  test.each([
    ['Théière rouge émaillée, 1 litre.', 'theiere-rouge-emaillee'],
    // An HTTP header may contain only Latin letters.
    ['كوب خزفي، 350 مل', 'img-1'],
  ])('prefers the seller’s product name: %s', (description, product) => {
    const name = pictureName({ ...size, description, language: 'fr', filename: 'IMG_1.jpg' }, 'webp');
    expect(name).toBe(`${product}-white-bg-4096x4096.webp`);
  });

  test('uses the name that the seller wrote for the pictures', () => {
    const called = { ...size, description: 'Blue mug. 350 ml.', texts: { name: 'North Ridge Mug' } };
    expect(pictureName({ ...called, filename: 'IMG_1.jpg' }, 'jpeg')).toBe('north-ridge-mug-white-bg-4096x4096.jpg');
  });

  test('contains the channel too', () => {
    const name = pictureName(
      { filename: 'mug.png', ...size, preset: 'amazon_main', width: 2000, height: 2000 },
      'jpeg',
    );
    expect(name).toBe('mug-white-bg-amazon-main-2000x2000.jpg');
  });
});

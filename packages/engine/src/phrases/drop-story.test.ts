import { expect, it } from 'vitest';
import { chooseWords } from './choose-words.ts';
import { dropStory } from './drop-story.ts';

it.each([
  [
    'en',
    'Selling our oak table because we are moving next month. It seats six.',
    'Selling our oak table. It seats six.',
  ],
  [
    'de',
    'Verkaufe meinen Bohrschrauber, weil ich einen neuen bekommen habe. 18 V.',
    'Verkaufe meinen Bohrschrauber. 18 V.',
  ],
  ['es', 'Vendo guitarra clásica porque mi hijo ya no toca. Tapa de cedro.', 'Vendo guitarra clásica. Tapa de cedro.'],
  ['en', 'Soft because it is made of merino. Keeps you warm.', 'Soft because it is made of merino. Keeps you warm.'],
])('leaves out why somebody sells (%s: %s)', (language, text, rest) => {
  expect(dropStory(text, language)).toBe(rest);
});

it.each([
  ['it', 'Vaso in gres, alto 22 cm. Spedisco ben imballato in tutta Italia.', 'Vaso in gres, alto 22 cm.'],
  ['nl', 'Kinderfiets 16 inch. Niet te lang twijfelen hoor!', 'Kinderfiets 16 inch.'],
  ['ja', '腕時計です。即日発送。', '腕時計です。'],
  ['zh-Hans', '空气炸锅，容量5升，拍前先问。', '空气炸锅，容量5升'],
])('leaves out remarks to the buyer (%s: %s)', (language, text, rest) => {
  expect(dropStory(text, language).trim()).toBe(rest);
});

it('keeps the name that only a remark contains, and all else that a title tells', () => {
  expect(
    chooseWords('Onze dochter is eruit gegroeid, dus deze kinderfiets zoekt een nieuw thuis. 16 inch.', 'en', null)
      .name,
  ).toBe("Children's bike");
  expect(dropStory('Bluetooth speaker IPX7 20W deep bass free shipping', 'en')).toContain('IPX7 20W deep bass');
  expect(dropStory('Coucou les filles, robe longue en lin', 'fr')).toBe('robe longue en lin');
});

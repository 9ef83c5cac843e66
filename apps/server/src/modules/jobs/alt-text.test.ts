import { expect, test } from 'vitest';
import { SCENE_CHECKS } from '../../testing/checks.ts';
import { altText } from './alt-text.ts';

const described = { style: 'lifestyle', description: '', language: 'en', checks: null } as const;

test.each([
  ['the kind of picture alone', described, 'Lifestyle'],
  ['name and kind', { ...described, description: 'Blue mug, 350 ml. Dishwasher safe.' }, 'Blue mug – Lifestyle'],
  [
    'the texts found on it',
    { ...described, description: 'Blue mug.', checks: SCENE_CHECKS },
    'Blue mug – Lifestyle: Keeps tea warm',
  ],
  [
    'no texts that were not found',
    {
      ...described,
      checks: { ...SCENE_CHECKS, texts: SCENE_CHECKS.texts.map((text) => ({ ...text, contrast: null })) },
    },
    'Lifestyle',
  ],
  [
    "the language of the picture, not the reader's",
    { ...described, style: 'white_bg', language: 'de', description: 'Blaue Tasse, 350 ml.' },
    'Blaue Tasse – Weißer Hintergrund',
  ],
  [
    'no text of another language',
    { ...described, language: 'fi', description: 'Sininen muki, 350 ml.' },
    'Sininen muki',
  ],
] as const)('says %s', (_, given, text) => {
  expect(altText(given)).toBe(text);
});

test('stays short', () => {
  const texts = Array.from({ length: 30 }, (_, i) => ({ ...SCENE_CHECKS.texts[0]!, text: `Benefit number ${i}` }));
  const text = altText({ ...described, checks: { ...SCENE_CHECKS, texts } });
  expect(text.length).toBeLessThan(260);
  expect(text).toContain('Benefit number 3');
});

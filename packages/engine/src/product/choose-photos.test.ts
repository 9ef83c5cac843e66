import { expect, it } from 'vitest';
import { orderPhotos, shownPhotos, type Trust } from './choose-photos.ts';

interface Photo {
  key: string;
  trust: Trust;
}
const photo = (key: string, trust: Trust = 'sure'): Photo => ({ key, trust });
const shown = (...photos: Photo[]): string[] => shownPhotos(photos, ({ trust }) => trust).map(({ key }) => key);

it('shows as further views only those with a sure cut-out', () => {
  expect(shown(photo('main'), photo('doubtful', 'none'), photo('back'), photo('cut above', 'clipped'))).toEqual([
    'main',
    'back',
  ]);
  expect(shown(photo('cut above', 'clipped'), photo('back'), photo('unclear', 'fair'))).toEqual(['cut above', 'back']);
  expect(shown(photo('main', 'fair'), photo('back'))).toEqual(['main', 'back']);
});

it('shows a main photo alone if it is shown whole', () => {
  expect(shown(photo('main', 'none'), photo('back'), photo('side', 'none'))).toEqual(['main']);
  expect(shown(photo('main', 'part'), photo('back'))).toEqual(['main']);
  expect(shown(photo('main'), photo('part', 'part'), photo('back'))).toEqual(['main', 'back']);
});

it('accepts an empty list', () => {
  expect(shown()).toEqual([]);
});

it('puts focus photos first, then trusted cut-outs, and keeps the order otherwise', () => {
  const photos = [
    photo('doubtful', 'none'),
    photo('unclear', 'fair'),
    photo('front', 'clipped'),
    photo('back'),
    photo('blurred', 'unsharp'),
  ];
  const ordered = (...focus: string[]): string[] =>
    orderPhotos(photos, { focused: ({ key }) => focus.includes(key), trust: ({ trust }) => trust }).map(
      ({ key }) => key,
    );
  expect(ordered()).toEqual(['front', 'back', 'unclear', 'doubtful', 'blurred']);
  expect(ordered('blurred', 'back')).toEqual(['back', 'blurred', 'front', 'unclear', 'doubtful']);
  expect(ordered('doubtful')).toEqual(['doubtful', 'front', 'back', 'unclear', 'blurred']);
});

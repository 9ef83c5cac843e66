import { expect, it } from 'vitest';
import { orderPhotos, shownPhotos, type Trust } from './choose-photos.ts';

interface Photo {
  key: string;
  trust: Trust;
  sharp: boolean;
  score: number | null;
}
const photo = (key: string, trust: Trust = 'sure', sharp = true, score: number | null = 0.5): Photo => ({
  key,
  trust,
  sharp,
  score,
});
const show = (...photos: Photo[]) =>
  shownPhotos(photos, {
    trust: ({ trust }) => trust,
    sharp: ({ sharp }) => sharp,
    score: ({ score }) => score,
  });
const shown = (...photos: Photo[]): string[] => show(...photos).map(({ photo: { key } }) => key);

it('shows as further views only those with a sure cut-out', () => {
  expect(shown(photo('main'), photo('doubtful', 'none'), photo('back'), photo('cut above', 'clipped'))).toEqual([
    'main',
    'back',
  ]);
  expect(shown(photo('cut above', 'clipped'), photo('back'), photo('unclear', 'none'))).toEqual(['cut above', 'back']);
  expect(shown(photo('likely', 'unsure'), photo('back'), photo('soft', 'unsharp', false))).toEqual(['likely', 'back']);
});

it('shows every sharp photo whole if the main one is', () => {
  expect(shown(photo('main', 'none'), photo('back'), photo('side', 'none'), photo('blurred', 'none', false))).toEqual([
    'main',
    'back',
    'side',
  ]);
  expect(shown(photo('main', 'part'), photo('soft', 'unsharp', false))).toEqual(['main']);
  expect(shown(photo('main'), photo('part', 'part'), photo('back'))).toEqual(['main', 'back']);
});

it('knows where the product is in a whole photo unless its cut-out is too doubtful', () => {
  const how = show(photo('main', 'part'), photo('back'), photo('side', 'none'), photo('likely', 'unsure')).map(
    ({ shown, isPart }) => [shown, isPart],
  );
  expect(how).toEqual([
    ['whole', true],
    ['whole', true],
    ['whole', false],
    ['whole', false],
  ]);
  expect(show(photo('main'))).toMatchObject([{ shown: 'cut_out', isPart: false }]);
});

it('shows an unsure one either way, and beside it whole all that are sharp', () => {
  const how = show(photo('likely', 'unsure'), photo('back'), photo('other', 'unsure'), photo('side', 'none'));
  expect(how).toEqual([
    { photo: photo('likely', 'unsure'), shown: 'either', isPart: false, isAside: false },
    { photo: photo('back'), shown: 'either', isPart: true, isAside: false },
    { photo: photo('other', 'unsure'), shown: 'whole', isPart: false, isAside: false },
    { photo: photo('side', 'none'), shown: 'whole', isPart: false, isAside: false },
  ]);
});

it('shows screenshots and drawings only if there is nothing else, and whole', () => {
  expect(show(photo('likely', 'unsure'), photo('page', 'graphic'), photo('back', 'none'))).toMatchObject([
    { shown: 'either' },
    { photo: photo('back', 'none'), shown: 'whole' },
  ]);
  expect(show(photo('page', 'graphic'), photo('drawing', 'graphic'))).toEqual([
    { photo: photo('page', 'graphic'), shown: 'whole', isPart: false, isAside: false },
    { photo: photo('drawing', 'graphic'), shown: 'whole', isPart: false, isAside: false },
  ]);
});

it('puts further photos last in which hardly a product is found, unless the seller had a say', () => {
  const [room, touched] = [photo('room', 'none', true, 0.02), photo('touched', 'sure', true, null)];
  const how = show(photo('main', 'none', true, 0.01), room, photo('back', 'none', true, 0.3), touched);
  expect(how.map(({ photo: { key }, isAside }) => [key, isAside])).toEqual([
    ['main', false],
    ['back', false],
    ['touched', false],
    ['room', true],
  ]);
});

it('accepts an empty list', () => {
  expect(shown()).toEqual([]);
});

it('puts focus photos first, then trusted cut-outs of whole products, and keeps the order otherwise', () => {
  const photos = [
    photo('doubtful', 'none'),
    photo('unclear', 'none'),
    photo('likely', 'unsure'),
    photo('front', 'clipped'),
    photo('back'),
    photo('blurred', 'unsharp'),
  ];
  const ordered = (...focus: string[]): string[] =>
    orderPhotos(photos, { focused: ({ key }) => focus.includes(key), trust: ({ trust }) => trust }).map(
      ({ key }) => key,
    );
  expect(ordered()).toEqual(['back', 'likely', 'front', 'doubtful', 'unclear', 'blurred']);
  expect(ordered('blurred', 'back')).toEqual(['back', 'blurred', 'likely', 'front', 'doubtful', 'unclear']);
  expect(ordered('doubtful')).toEqual(['doubtful', 'back', 'likely', 'front', 'unclear', 'blurred']);
});

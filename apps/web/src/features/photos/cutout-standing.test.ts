import type { Photo } from '@vitrine/contract';
import { expect, it } from 'vitest';
import { isDoubtful, isWorthAShot, showsCutout, standingOf } from './cutout-standing.ts';

const photo = (status: Photo['cutout']['status'], touchedUp = false, ...codes: string[]) =>
  ({ cutout: { status, touched_up: touchedUp }, warnings: codes.map((code) => ({ code, message: '' })) }) as Photo;

it('is good only if every photo has a certain cut-out', () => {
  const good = photo('ready', false, 'small');
  const unsure = photo('ready', false, 'uncertain_cutout');
  expect(standingOf([])).toBe('none');
  expect(standingOf([good])).toBe('good');
  expect(standingOf([good, photo('pending')])).toBe('working');
  expect(standingOf([good, unsure])).toBe('doubtful');
  expect(standingOf([good, photo('ready', false, 'unsure_cutout')])).toBe('doubtful');
  expect(standingOf([photo('failed'), photo('pending')])).toBe('doubtful');
});

it('is doubtful while a photo is shown whole, whatever its warnings', () => {
  const part = photo('ready', false, 'cut_off');
  expect(isDoubtful(part)).toBe(false);
  expect(isDoubtful({ ...part, cutout: { ...part.cutout, shown_whole: true } })).toBe(true);
});

it('is good after a touch-up that leaves a product, whatever the engine’s score', () => {
  expect(isDoubtful(photo('ready', true, 'uncertain_cutout'))).toBe(false);
  expect(isDoubtful(photo('failed', true))).toBe(true);
});

it('suggests an empty shot if the engine is unsure, and after a touch-up', () => {
  expect(isWorthAShot(photo('ready'))).toBe(false);
  expect(isWorthAShot(photo('ready', false, 'small'))).toBe(false);
  expect(isWorthAShot(photo('ready', false, 'uncertain_cutout'))).toBe(true);
  expect(isWorthAShot(photo('ready', false, 'unsure_cutout'))).toBe(true);
  expect(isWorthAShot(photo('failed'))).toBe(true);
  expect(isWorthAShot(photo('ready', true))).toBe(true);
});

it('asks nothing about a screenshot, and calls no set good that has nothing else', () => {
  const page = photo('ready', false, 'graphic', 'uncertain_cutout');
  expect(isDoubtful(page)).toBe(false);
  expect(isWorthAShot(page)).toBe(false);
  expect(standingOf([page, photo('ready')])).toBe('good');
  expect(standingOf([page])).toBe('doubtful');
});

it('shows a screenshot as it is until something was cut out of it', () => {
  expect(showsCutout(photo('ready', false))).toBe(true);
  expect(showsCutout(photo('ready', false, 'graphic', 'uncertain_cutout'))).toBe(false);
  expect(showsCutout(photo('ready', true, 'graphic'))).toBe(true);
});

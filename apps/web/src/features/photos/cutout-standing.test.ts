import type { Photo } from '@vitrine/contract';
import { expect, it } from 'vitest';
import { isDoubtful, isWorthAShot, standingOf } from './cutout-standing.ts';

const photo = (status: Photo['cutout']['status'], touchedUp = false, ...codes: string[]) =>
  ({ cutout: { status, touched_up: touchedUp }, warnings: codes.map((code) => ({ code, message: '' })) }) as Photo;

it('is good only when each photo has a cut-out that nobody doubts', () => {
  const good = photo('ready', false, 'small');
  const unsure = photo('ready', false, 'uncertain_cutout');
  expect(standingOf([])).toBe('none');
  expect(standingOf([good])).toBe('good');
  expect(standingOf([good, photo('pending')])).toBe('working');
  expect(standingOf([good, unsure])).toBe('doubtful');
  expect(standingOf([photo('failed'), photo('pending')])).toBe('doubtful');
});

it('is settled by a touch-up that leaves a product, whatever the engine thinks of it', () => {
  expect(isDoubtful(photo('ready', true, 'uncertain_cutout'))).toBe(false);
  expect(isDoubtful(photo('failed', true))).toBe(true);
});

it('is worth a shot of the empty place where the engine doubts, and where somebody worked at it by hand', () => {
  expect(isWorthAShot(photo('ready'))).toBe(false);
  expect(isWorthAShot(photo('ready', false, 'small'))).toBe(false);
  expect(isWorthAShot(photo('ready', false, 'uncertain_cutout'))).toBe(true);
  expect(isWorthAShot(photo('failed'))).toBe(true);
  expect(isWorthAShot(photo('ready', true))).toBe(true);
});

import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import type { PhotoWarning } from '../model.ts';
import { takeInPhoto } from './take-in-photo.ts';

const SAMPLES = new URL('../../../scenes/samples/', import.meta.url);
const names = ['mug', 'pump', 'headphones'];

async function judge(change: (photo: Sharp) => Sharp, name: string): Promise<PhotoWarning[]> {
  const photo = sharp(new URL(`${name}/photo.jpg`, SAMPLES).pathname);
  return (await takeInPhoto(await change(photo).jpeg({ quality: 90 }).toBuffer())).warnings;
}

it.each(names)('reports nothing for a good photo: %s', async (name) => {
  expect(await judge((photo) => photo, name)).toEqual([]);
});

it.each(names)('detects a fault: %s', async (name) => {
  expect(await judge((photo) => photo.linear(0.25, 0), name)).toContain('dark');
  expect(await judge((photo) => photo.linear(1.6, 110), name)).toContain('bright');
  expect(await judge((photo) => photo.blur(6), name)).toContain('blurred');
  expect(await judge((photo) => photo.resize(500), name)).toContain('small');
});

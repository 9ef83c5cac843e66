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

it('recognises a screenshot by its even colours, also after compression', async () => {
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1920"><rect width="1080" height="1920" fill="#1f1f1f"/>
    <rect x="60" y="500" width="960" height="960" fill="#b2b2b2"/><text x="80" y="300" font-size="64" fill="#ffffff">Armchair, 395</text></svg>`;
  const warnings = async (quality: number): Promise<PhotoWarning[]> =>
    (await takeInPhoto(await sharp(Buffer.from(page)).jpeg({ quality }).toBuffer())).warnings;
  expect(await warnings(92)).toContain('graphic');
  expect(await warnings(60)).toContain('graphic');
});

it('recognises a page by its lines of text, and a product between a few words not', async () => {
  const chair = await sharp(new URL('mug/photo.jpg', SAMPLES).pathname).resize(500).toBuffer();
  const page = async (lines: number): Promise<PhotoWarning[]> => {
    const line = (i: number): string =>
      `<text x="40" y="${60 + 40 * i}" font-size="26">Purchased once, last in July</text>`;
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="1100">${Array.from({ length: lines }, (_, i) => line(i)).join('')}</svg>`;
    const white = sharp({ create: { width: 700, height: 1100, channels: 3, background: '#ffffff' } });
    const placed = white.composite([{ input: Buffer.from(text) }, { input: chair, top: 480, left: 100 }]);
    return (await takeInPhoto(await placed.jpeg().toBuffer())).warnings;
  };
  expect(await page(6)).toContain('graphic');
  expect(await page(1)).not.toContain('graphic');
});

it('takes a blank for no drawing', async () => {
  const blank = sharp({ create: { width: 800, height: 600, channels: 3, background: '#b9b2a6' } });
  expect((await takeInPhoto(await blank.jpeg().toBuffer())).warnings).not.toContain('graphic');
});

it.each(names)('takes no product on a cleared ground for a drawing: %s', async (name) => {
  const photo = sharp(new URL(`${name}/photo.jpg`, SAMPLES).pathname).resize(500, 500, { fit: 'inside' });
  for (const background of ['#ffffff', '#000000', '#f0e6dc']) {
    const framed = await photo.clone().extend({ top: 500, left: 500, right: 500, background }).png().toBuffer();
    expect(await judge(() => sharp(framed), name)).not.toContain('graphic');
  }
});

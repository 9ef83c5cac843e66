import { MAX_PHOTO_BYTES } from '@vitrine/contract/limits';
import { expect, it } from 'vitest';
import { checkFile } from './check-file.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const WEBP = [...new TextEncoder().encode('RIFF\u0001\u0002\u0003\u0004WEBP')];
const WAVE = [...new TextEncoder().encode('RIFF\u0001\u0002\u0003\u0004WAVE')];

const file = (head: number[], name = 'photo.png', bytes = 64) => {
  const content = new Uint8Array(Math.max(bytes, head.length));
  content.set(head);
  return new File([content], name);
};
const sized = (width: number, height: number) => () => Promise.resolve({ width, height });

it.each([
  ['PNG', PNG],
  ['JPEG', JPEG],
  ['WebP', WEBP],
])('accepts %s', async (_, head) => {
  expect(await checkFile(file(head), sized(2000, 1500))).toEqual({ ok: true, small: false });
});

it.each([
  ['a RIFF file that is no WebP', WAVE],
  ['text that calls itself PNG', [...new TextEncoder().encode('<svg onload=alert(1)>')]],
  ['an empty file', []],
])('refuses %s, whatever its name', async (_, head) => {
  const empty = new File([new Uint8Array(head)], 'photo.png');
  expect(await checkFile(empty, sized(1, 1))).toEqual({ ok: false, code: 'unsupported_format' });
});

it('accepts exactly 10 MB and not a byte more', async () => {
  expect(await checkFile(file(JPEG, 'a.jpg', MAX_PHOTO_BYTES), sized(900, 900))).toMatchObject({ ok: true });
  expect(await checkFile(file(JPEG, 'a.jpg', MAX_PHOTO_BYTES + 1), sized(900, 900))).toEqual({
    ok: false,
    code: 'file_too_large',
  });
});

it('refuses a file that cannot be decoded, or has too many pixels', async () => {
  const broken = () => Promise.reject(new Error('damaged'));
  const heic = [0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')];
  expect(await checkFile(file(heic, 'a.heic'), broken)).toEqual({ ok: false, code: 'unreadable_image' });
  expect(await checkFile(file(PNG), broken)).toEqual({ ok: false, code: 'unreadable_image' });
  expect(await checkFile(file(PNG), sized(20_000, 20_000))).toEqual({ ok: false, code: 'too_many_pixels' });
});

it('marks a photo under 1024 pixels as small, and accepts it', async () => {
  expect(await checkFile(file(PNG), sized(2000, 511))).toEqual({ ok: true, small: true });
  expect(await checkFile(file(PNG), sized(1024, 1024))).toEqual({ ok: true, small: false });
});

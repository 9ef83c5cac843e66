import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { takeInPhoto } from '../take-in-photo.ts';
import { ADOBE_RGB, writeProfile } from './icc-profile.fixture.ts';
import { withProfile, withSegment } from './jpeg-segments.fixture.ts';

type Rgb = readonly [red: number, green: number, blue: number];

const paint = ([r, g, b]: Rgb): Sharp =>
  sharp({ create: { width: 96, height: 96, channels: 3, background: { r, g, b } } });

/** Mean colour of a quarter of the picture's middle. */
async function middleOf(photo: Uint8Array): Promise<number[]> {
  const { width, height } = await sharp(photo).metadata();
  const box = { left: width >> 2, top: height >> 2, width: width >> 1, height: height >> 1 };
  const { channels } = await sharp(await sharp(photo).extract(box).png().toBuffer()).stats();
  return channels.map(({ mean }) => mean);
}

const toSrgb = (linear: number): number => {
  const value = Math.min(1, Math.max(0, linear));
  return 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
};

/** XYZ (D65) to linear sRGB (IEC 61966-2-1). */
const FROM_XYZ = [
  [3.2404542, -1.5371385, -0.4985314],
  [-0.969266, 1.8760108, 0.041556],
  [0.0556434, -0.2040259, 1.0572252],
] as const;
/** Linear RGB to XYZ (D65): Adobe RGB (1998) 4.3.5.3; Display P3 after SMPTE EG 432-1. */
const SPACES = {
  adobe: {
    decode: (level: number) => (level / 255) ** (563 / 256),
    toXyz: [
      [0.57667, 0.18556, 0.18823],
      [0.29734, 0.62736, 0.07529],
      [0.02703, 0.07069, 0.99134],
    ],
  },
  p3: {
    decode: (level: number) => {
      const value = level / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    },
    toXyz: [
      [0.4865709, 0.2656677, 0.1982173],
      [0.2289746, 0.6917385, 0.0792869],
      [0, 0.0451134, 1.0439444],
    ],
  },
} as const;

/** A colour of another space in sRGB, by the formulas of the standards; only for colours inside sRGB. */
function expectedOf(space: keyof typeof SPACES, colour: Rgb): number[] {
  const { decode, toXyz } = SPACES[space];
  const times = (matrix: readonly (readonly number[])[], [a, b, c]: readonly number[]): number[] =>
    matrix.map((row) => row[0]! * a! + row[1]! * b! + row[2]! * c!);
  return times(FROM_XYZ, times(toXyz, colour.map(decode))).map(toSrgb);
}

const COLOURS: Rgb[] = [
  [128, 128, 128],
  [180, 120, 90],
  [90, 130, 160],
  [140, 150, 80],
];

describe('colours of other spaces, converted to sRGB', () => {
  it.each(COLOURS)('follow the standard: Adobe RGB %i, %i, %i', async (...colour) => {
    const jpeg = await paint(colour).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
    const found = await middleOf((await takeInPhoto(withProfile(jpeg, writeProfile(ADOBE_RGB)))).photo);
    const expected = expectedOf('adobe', colour);
    expect(Math.max(...found.map((level, c) => Math.abs(level - expected[c]!)))).toBeLessThan(3);
    // Without the profile the same bytes stay unchanged.
    const plain = await middleOf((await takeInPhoto(jpeg)).photo);
    expect(Math.max(...plain.map((level, c) => Math.abs(level - colour[c]!)))).toBeLessThan(3);
  });

  it.each(COLOURS)('follow the standard: Display P3 %i, %i, %i', async (...colour) => {
    const { data, info } = await paint(colour).raw().toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: 3 } as const;
    // Only the profile is taken from this one: sharp converts the levels.
    const { icc } = await sharp(await sharp(data, { raw }).withIccProfile('p3').png().toBuffer()).metadata();
    const jpeg = await sharp(data, { raw }).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
    const found = await middleOf((await takeInPhoto(withProfile(jpeg, icc!))).photo);
    const expected = expectedOf('p3', colour);
    expect(Math.max(...found.map((level, c) => Math.abs(level - expected[c]!)))).toBeLessThan(3);
  });
});

/** Red at the upper left, blue at the lower right, otherwise white: every rotation and mirroring looks different. */
async function corners(): Promise<Buffer> {
  const data = Buffer.alloc(120 * 80 * 3, 255);
  for (let y = 0; y < 80; y++) {
    for (let x = 0; x < 120; x++) {
      if (x < 40 && y < 40) data.set([220, 0, 0], (y * 120 + x) * 3);
      if (x >= 80 && y < 40) data.set([0, 0, 220], (y * 120 + x) * 3);
    }
  }
  return sharp(data, { raw: { width: 120, height: 80, channels: 3 } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Where the corners stored at the upper left (red) and the upper right (blue) belong, by EXIF 2.3, 4.6.4 A. */
const ORIENTATIONS = [
  [1, 'left top', 'right top'],
  [2, 'right top', 'left top'],
  [3, 'right bottom', 'left bottom'],
  [4, 'left bottom', 'right bottom'],
  [5, 'left top', 'left bottom'],
  [6, 'right top', 'right bottom'],
  [7, 'right bottom', 'right top'],
  [8, 'left bottom', 'left top'],
] as const;

describe('EXIF orientation', () => {
  it.each(ORIENTATIONS)('%i is rotated upright', async (orientation, red, blue) => {
    const exif = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
    exif.writeUInt16BE(orientation, 6 + 8 + 2 + 8);
    const { photo, width, height } = await takeInPhoto(withSegment(await corners(), 0xe1, exif));
    expect([width, height]).toEqual(orientation < 5 ? [120, 80] : [80, 120]);
    const { data } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
    const at = (place: string): number[] => {
      const [x, y] = [place.startsWith('left') ? 15 : width - 15, place.endsWith('top') ? 15 : height - 15];
      return [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
    };
    expect(at(red).map((level) => level > 128)).toEqual([true, false, false]);
    expect(at(blue).map((level) => level > 128)).toEqual([false, false, true]);
  });
});

import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { PRESET_IDS, type PresetId } from '../identifiers.ts';
import type { Area, ExportedPicture } from '../model.ts';
import { describeSource, writeXmp } from './describe-source.ts';
import { exportPicture } from './export-picture.ts';
import { CHANNEL_PRESETS } from './presets.ts';

const SOURCE = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic';

interface Sample {
  picture: Uint8Array;
  width: number;
  height: number;
  keep: Area[];
}

/** A magenta product and a green word on a background, like a final: with profile, XMP, and a location that it must lose. */
async function drawSample(width: number, height: number, ground: string, keep: Area[]): Promise<Sample> {
  const fills = ['#ff00ff', '#00ff00'];
  const boxes = keep.map(
    (area, i) =>
      `<rect x="${area.left * width}" y="${area.top * height}" width="${area.width * width}" height="${area.height * height}" fill="${fills[i]}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${boxes.join('')}</svg>`;
  const picture = await sharp(Buffer.from(svg))
    .removeAlpha()
    .withIccProfile('srgb')
    .withXmp(writeXmp(describeSource('studio')))
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { picture, width, height, keep };
}

const PRODUCT: Area = { left: 0.25, top: 0.065, width: 0.5, height: 0.87 };
const WHITE = '<rect width="100%" height="100%" fill="#fff"/>';
const BARS = `<rect width="100%" height="100%" fill="#ddccbb"/>${Array.from(
  { length: 9 },
  (_, i) => `<rect x="${i * 11}%" width="5%" height="100%" fill="#778899"/>`,
).join('')}`;

let samples: Record<'white' | 'wide' | 'busy' | 'tall', Sample>;
beforeAll(async () => {
  const word: Area = { left: 0.05, top: 0.3, width: 0.3, height: 0.1 };
  const beside: Area = { left: 0.65, top: 0.2, width: 0.2, height: 0.7 };
  samples = {
    white: await drawSample(900, 900, WHITE, [PRODUCT]),
    wide: await drawSample(900, 383, WHITE, [beside, word]),
    busy: await drawSample(900, 900, BARS, [{ left: 0.3, top: 0.3, width: 0.4, height: 0.4 }]),
    tall: await drawSample(506, 900, BARS, [{ left: 0.1, top: 0.5, width: 0.8, height: 0.3 }]),
  };
});

type Format = 'jpeg' | 'png' | 'webp';
const make = ({ picture, keep }: Sample, preset: PresetId, format?: Format): Promise<ExportedPicture> =>
  exportPicture({ picture, preset, format, keep });

const taken = new Map<string, Promise<ExportedPicture>>();
/** Made once, however many tests use it. */
function take(name: keyof typeof samples, preset: PresetId, format?: Format): Promise<ExportedPicture> {
  const key = `${name} ${preset} ${format}`;
  const exported = taken.get(key) ?? make(samples[name], preset, format);
  taken.set(key, exported);
  return exported;
}

/** Size of a colour's remaining area, in shares of its frame, and how much of its box it fills. */
async function findColour(picture: Uint8Array, [red, green, blue]: readonly number[]) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let [minX, maxX, minY, maxY, count] = [info.width, -1, info.height, -1, 0];
  for (let i = 0; i < data.length; i += 3) {
    const off = Math.abs(data[i]! - red!) + Math.abs(data[i + 1]! - green!) + Math.abs(data[i + 2]! - blue!);
    if (off > 90) continue;
    const [x, y] = [(i / 3) % info.width, Math.floor(i / 3 / info.width)];
    [minX, maxX, minY, maxY] = [Math.min(minX, x), Math.max(maxX, x), Math.min(minY, y), y];
    count++;
  }
  const [width, height] = [maxX - minX + 1, maxY - minY + 1];
  return { width, height, filled: count / (width * height), inside: minX > 0 && minY > 0 && maxX < info.width - 1 };
}

describe.each(PRESET_IDS)('%s', (id) => {
  const preset = CHANNEL_PRESETS.find((one) => one.id === id)!;

  const names = 'width' in preset.frame ? (['white', 'wide', 'busy', 'tall'] as const) : (['white', 'wide'] as const);

  it.each(names)('fits product and words into the format completely: %s', async (name) => {
    const sample = samples[name];
    const exported = await take(name, id);
    const metadata = await sharp(exported.bytes).metadata();
    expect([metadata.width, metadata.height, metadata.format]).toEqual([exported.width, exported.height, 'jpeg']);
    const aspect = 'width' in preset.frame ? preset.frame.width / preset.frame.height : sample.width / sample.height;
    expect(exported.width / exported.height).toBeCloseTo(aspect, 2);
    expect(exported).toMatchObject('width' in preset.frame ? preset.frame : { format: 'jpeg' });
    expect(exported.bytes.byteLength).toBeLessThanOrEqual(preset.maxBytes);
    for (const [i, area] of sample.keep.entries()) {
      const found = await findColour(exported.bytes, i === 0 ? [255, 0, 255] : [0, 255, 0]);
      const proportions = (area.width * sample.width) / (area.height * sample.height);
      expect(Math.abs(found.width / found.height / proportions - 1)).toBeLessThan(0.04);
      expect(found.filled).toBeGreaterThan(0.96);
      expect(found.inside).toBe(true);
    }
  });

  it.each(preset.formats)('states its origin, in sRGB, without a location: %s', async (format) => {
    const { bytes } = await take('white', id, format);
    const metadata = await sharp(bytes).metadata();
    expect(metadata.format).toBe(format);
    expect(metadata.space).toBe('srgb');
    // The name is text with one or two bytes per character, depending on the profile's version.
    expect(metadata.icc?.toString('latin1').replaceAll('\0', '')).toContain('sRGB');
    expect(/DigitalSourceType="([^"]+)"/.exec(metadata.xmp?.toString() ?? '')?.[1]).toBe(SOURCE);
    expect(metadata.exif).toBeUndefined();
  });

  it('keeps pure white pure', async () => {
    const { data, info } = await sharp((await take('white', id)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let y = 0; y < info.height; y++) {
      const row = data.subarray(y * info.width * 3, (y + 1) * info.width * 3);
      const edge = y === 0 || y === info.height - 1 ? row : Buffer.concat([row.subarray(0, 30), row.subarray(-30)]);
      expect(edge.every((level) => level === 255)).toBe(true);
    }
  });
});

describe('bytes', () => {
  it('are reduced by quality first, then by size, and never exceed the limit', async () => {
    const noise = { create: { width: 1600, height: 1600, noise: { type: 'gaussian', mean: 128, sigma: 40 } } } as const;
    const grey = sharp({ create: { ...noise.create, channels: 3, background: '#888' } });
    const picture = await grey.jpeg({ quality: 95 }).toBuffer();
    const exported = await exportPicture({ picture, preset: 'etsy', keep: [] });
    expect(exported.bytes.byteLength).toBeLessThanOrEqual(1e6);
    expect(exported.width).toBeLessThan(1600);
    expect(exported.width).toBeGreaterThanOrEqual(500);
    const roomy = await exportPicture({ picture, preset: 'ebay', keep: [] });
    expect([roomy.width, roomy.height]).toEqual([1600, 1600]);
  });
});

it('gives the same bytes for the same picture', async () => {
  const [one, other] = [await make(samples.busy, 'meta_story'), await make(samples.busy, 'meta_story')];
  expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
});

it('refuses a file that is not a picture', async () => {
  const junk = exportPicture({ picture: Buffer.from('junk'), preset: 'ebay', keep: [] });
  await expect(junk).rejects.toMatchObject({ code: 'unreadable_image' });
});

import sharp, { type Sharp } from 'sharp';
import { randomFrom } from '../../pixels/random.ts';
import { animatePng, drawBomb, withChunk } from './png-chunks.fixture.ts';
import { joinGainMap, joinPictures, withSegment } from './jpeg-segments.fixture.ts';
import { deflateSync } from 'node:zlib';
import type { EngineErrorCode } from '../../model.ts';

/** Expected result of intake for a file: accepted, refused with this code, or either (a damaged file may still be readable). */
export type Expected = 'picture' | EngineErrorCode | 'either';

interface CorpusFile {
  name: string;
  bytes: Uint8Array;
  expected: Expected;
}

const WIDTH = 640;
const HEIGHT = 480;

/** A photo-like picture: a soft gradient, a disc and some grain. */
function drawScene(channels: 3 | 4 = 3): Sharp {
  const random = randomFrom(11);
  const data = Buffer.alloc(WIDTH * HEIGHT * channels);
  for (let y = 0, i = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, i += channels) {
      const inside = Math.hypot(x - WIDTH / 2, y - HEIGHT / 2) < HEIGHT / 4;
      const grain = random() * 12;
      data[i] = (inside ? 180 : 90 + (60 * x) / WIDTH) + grain;
      data[i + 1] = (inside ? 40 : 120 + (60 * y) / HEIGHT) + grain;
      data[i + 2] = (inside ? 50 : 140) + grain;
      if (channels === 4) data[i + 3] = inside ? 255 : (255 * x) / WIDTH;
    }
  }
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels } });
}

const FORMATS = ['jpeg', 'png', 'webp'] as const;

/** Files cut off at several places. The last bytes are not part of the image data: without them a file may still be accepted. */
async function cutFiles(): Promise<CorpusFile[]> {
  const files: CorpusFile[] = [];
  for (const format of FORMATS) {
    const whole = await drawScene().toFormat(format).toBuffer();
    for (const share of [0.002, 0.05, 0.3, 0.6, 0.9]) {
      const bytes = whole.subarray(0, Math.max(13, Math.floor(whole.length * share)));
      files.push({ name: `${format} cut at ${share * 100} %`, bytes, expected: 'unreadable_image' });
    }
    files.push({ name: `${format} without its last byte`, bytes: whole.subarray(0, -1), expected: 'either' });
  }
  return files;
}

/** Bytes changed at random, except the first sixteen, so that the format is still recognised. */
async function scrambledFiles(): Promise<CorpusFile[]> {
  const random = randomFrom(5);
  const files: CorpusFile[] = [];
  for (const format of FORMATS) {
    const whole = await drawScene().toFormat(format).toBuffer();
    for (let i = 0; i < 25; i++) {
      const bytes = Buffer.from(whole);
      const changes = 1 + Math.floor(random() * 12);
      // Half of them in the header, where a wrong number does the most harm.
      const reach = i % 2 === 0 ? 400 : bytes.length - 16;
      for (let k = 0; k < changes; k++) bytes[16 + Math.floor(random() * reach)] = Math.floor(random() * 256);
      files.push({ name: `${format} scrambled ${i}`, bytes, expected: 'either' });
    }
  }
  return files;
}

/** Unusual files that cameras, phones and programs do write. */
async function unusualFiles(): Promise<CorpusFile[]> {
  const jpeg = await drawScene().jpeg().toBuffer();
  const png = await drawScene().png().toBuffer();
  const small = await drawScene().resize(64).jpeg().toBuffer();
  const frames = await drawScene().resize(100, 100).raw().toBuffer();
  const film = sharp(Buffer.concat([frames, frames, frames]), {
    raw: { width: 100, height: 300, channels: 3, pageHeight: 100 },
  });
  const made: [string, Buffer][] = [
    ['CMYK JPEG with its profile', await drawScene().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer()],
    ['CMYK JPEG without a profile', await drawScene().toColourspace('cmyk').jpeg().toBuffer()],
    ['PNG of 16 bits', await drawScene().toColourspace('rgb16').png().toBuffer()],
    ['progressive JPEG', await drawScene().jpeg({ progressive: true }).toBuffer()],
    ['interlaced PNG', await drawScene().png({ progressive: true }).toBuffer()],
    ['PNG with a palette', await drawScene().png({ palette: true }).toBuffer()],
    ['PNG with alpha', await drawScene(4).png().toBuffer()],
    ['WebP with alpha', await drawScene(4).webp().toBuffer()],
    [
      'PNG that is wholly transparent',
      await drawScene(4).ensureAlpha().linear([1, 1, 1, 0], [0, 0, 0, 0]).png().toBuffer(),
    ],
    ['grey JPEG', await drawScene().greyscale().toColourspace('b-w').jpeg().toBuffer()],
    ['grey PNG with alpha', await drawScene(4).toColourspace('b-w').png().toBuffer()],
    ['JPEG in Display P3', await drawScene().withIccProfile('p3').jpeg().toBuffer()],
    ['animated WebP', await film.webp().toBuffer()],
    ['animated PNG', animatePng(png, await drawScene().negate().png().toBuffer())],
    ['JPEG with garbage after its end', Buffer.concat([jpeg, Buffer.alloc(50_000, 0x5a)])],
    ['multi-picture JPEG', joinPictures(jpeg, small)],
    ['JPEG with a gain map', joinGainMap(jpeg, small)],
    ['JPEG with broken EXIF', withSegment(jpeg, 0xe1, Buffer.from('Exif\0\0MM\0*\xff\xff\xff\xff junk', 'latin1'))],
    ['JPEG with a broken profile', withSegment(jpeg, 0xe2, Buffer.from('ICC_PROFILE\0\x01\x01 no profile', 'latin1'))],
    ['one pixel, JPEG', await drawScene().resize(1, 1).jpeg().toBuffer()],
    ['one pixel, PNG', await drawScene().resize(1, 1).png().toBuffer()],
    ['one pixel, WebP', await drawScene().resize(1, 1).webp().toBuffer()],
    ['a sliver', await drawScene().resize(2, 6000, { fit: 'fill' }).png().toBuffer()],
  ];
  return made.map(([name, bytes]) => ({ name, bytes, expected: 'picture' }));
}

/** Files that are not JPEG, PNG or WebP, whatever their name. */
async function foreignFiles(): Promise<CorpusFile[]> {
  const scene = drawScene().resize(64);
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(200)]);
  const made: [string, Uint8Array][] = [
    ['an empty file', Buffer.alloc(0)],
    ['text', Buffer.from('This is not a photo. '.repeat(40))],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a HEIC header', heic],
    ['GIF', await scene.clone().gif().toBuffer()],
    ['TIFF', await scene.clone().tiff().toBuffer()],
    ['AVIF', await scene.clone().avif().toBuffer()],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['a RIFF that is a sound', Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'), Buffer.alloc(40)])],
  ];
  return made.map(([name, bytes]) => ({ name, bytes, expected: 'unsupported_format' }));
}

/** Files that become much larger when decoded. */
async function bombs(): Promise<CorpusFile[]> {
  const png = await drawScene().png().toBuffer();
  const text = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(200_000_000))]);
  return [
    { name: '20,000 × 20,000 PNG', bytes: drawBomb(20_000, 20_000), expected: 'too_many_pixels' },
    { name: '60,000 × 60,000 PNG', bytes: drawBomb(60_000, 60_000), expected: 'too_many_pixels' },
    { name: 'PNG just inside the limit', bytes: drawBomb(9990, 9990), expected: 'picture' },
    { name: 'PNG with 200 MB of zipped text', bytes: withChunk(png, 'zTXt', text), expected: 'either' },
  ];
}

/** Every file once. Generated each time: the repository contains none of them. */
export async function makeCorpus(): Promise<CorpusFile[]> {
  const parts = [cutFiles, scrambledFiles, unusualFiles, foreignFiles, bombs];
  return (await Promise.all(parts.map((make) => make()))).flat();
}

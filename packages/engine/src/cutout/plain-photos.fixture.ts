import sharp from 'sharp';
import { randomFrom } from '../pixels/random.ts';

/** A product drawn as SVG on a plain table, with light falloff, a soft cast shadow and noise. */
export interface PlainPhoto {
  name: string;
  table: string;
  /** Outline and inside of the product, in a frame of 800 × 600. */
  product: string;
  /** Its shadow on the table, blurred before it is drawn. */
  shadow: string;
}

const WIDTH = 800;
const HEIGHT = 600;

export const PLAIN_PHOTOS: readonly PlainPhoto[] = [
  {
    name: 'blue mug with a handle',
    table: '#cfc6b8',
    product: `<path fill="#2b4f8f" d="M300 200h180v220q0 30-30 30h-120q-30 0-30-30z"/>
      <path fill="none" stroke="#2b4f8f" stroke-width="24" d="M478 245q90 0 90 75t-90 75"/>
      <ellipse cx="390" cy="202" rx="88" ry="16" fill="#15294d"/>`,
    shadow: '<ellipse cx="440" cy="452" rx="150" ry="22"/>',
  },
  {
    name: 'white bottle with a label on grey',
    table: '#7d8288',
    product: `<path fill="#f2f2ee" d="M350 160h80v60q50 20 50 70v180q0 20-20 20H320q-20 0-20-20V290q0-50 50-70z"/>
      <rect x="315" y="320" width="150" height="90" fill="#c23b3b"/>`,
    shadow: '<ellipse cx="430" cy="490" rx="130" ry="18"/>',
  },
  {
    name: 'red shoe, left of the middle',
    table: '#e4e4e2',
    product: `<path fill="#b3262e" d="M170 400q0-110 60-130q60 60 150 70q120 20 120 90v20H170z"/>
      <path fill="#3a3a3f" d="M165 430h340v28H165z"/>`,
    shadow: '<ellipse cx="350" cy="462" rx="210" ry="20"/>',
  },
  {
    name: 'green box on wood',
    table: '#b98a5a',
    product:
      '<path fill="#2f6b45" d="M280 220l200-30l70 60v190l-200 40l-70-70z"/><path fill="#3f8a5a" d="M280 220l200-30l70 60l-200 35z"/>',
    shadow: '<path d="M300 440l60 50l240-45l-40-40z"/>',
  },
];

function svg(body: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${body}</svg>`);
}

/** Sensor noise, about 5 levels strong, RGB; always the same, so that a failing test fails again. */
function noise(): Buffer {
  const random = randomFrom(7);
  const gauss = (): number => (random() + random() + random() + random() - 2) * Math.sqrt(3);
  return Buffer.from(Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, () => Math.round(128 + 5 * gauss())));
}

/** The photo as JPEG, and the exact mask: one value 0–255 per pixel. */
export async function drawPlainPhoto(
  photo: PlainPhoto,
): Promise<{ jpeg: Buffer; mask: Buffer; width: number; height: number }> {
  const light = `<defs><radialGradient id="l" cx="0.35" cy="0.2" r="1"><stop offset="0" stop-color="#fff" stop-opacity="0.25"/>
    <stop offset="1" stop-color="#000" stop-opacity="0.25"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="${photo.table}"/><rect width="100%" height="100%" fill="url(#l)"/>`;
  const shadow = await sharp(svg(`<g fill="#000" fill-opacity="0.45">${photo.shadow}</g>`))
    .blur(12)
    .png()
    .toBuffer();
  const clean = await sharp(svg(light))
    .composite([{ input: shadow }, { input: svg(photo.product) }])
    .blur(0.8)
    .png()
    .toBuffer();
  const jpeg = await sharp(clean)
    .composite([{ input: noise(), raw: { width: WIDTH, height: HEIGHT, channels: 3 }, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
  const mask = await sharp(svg(photo.product)).ensureAlpha().extractChannel(3).raw().toBuffer();
  return { jpeg, mask, width: WIDTH, height: HEIGHT };
}

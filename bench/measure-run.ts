import { styles } from '@vitrine/engine/catalogue';
import type { RenderedPicture, RenderRequest, StoredProduct } from '@vitrine/engine/model';
import type { Engine } from '@vitrine/engine/pool';
import sharp from 'sharp';
import type { BenchPhoto } from './find-photos.ts';

const WIDTH = 4000;
const HEIGHT = 3000;

/** Times the way of one photo of 12 megapixels to its pictures, as a Markdown table. */
export async function measureRun(engine: Engine, photo: BenchPhoto, threads: number): Promise<string> {
  const file = await sharp(photo.photo).resize(WIDTH, HEIGHT, { fit: 'cover' }).jpeg({ quality: 92 }).toBuffer();
  // The first call of every thread loads its code and OpenCV: a server has done that long before.
  await Promise.all(Array.from({ length: threads }, () => warmUp(engine, photo)));
  const [taken, intakeS] = await time(() => engine.intake(file));
  const [cut, cutOutS] = await time(() => engine.cutOut(taken.photo));
  const product = { key: photo.name, photo: taken.photo, cutout: cut.cutout };
  const render = (size: RenderRequest['size']): Promise<RenderedPicture[]> =>
    Promise.all(styles.map(({ id }) => engine.render(requestOf(id, product, size))));
  const [, firstS] = await time(() => engine.render(requestOf('white_bg', product, 'preview')));
  const [, previewsS] = await time(() => render('preview'));
  const [finals, finalsS] = await time(() => render('final'));
  const encodeS = await timeEncoding(finals);
  return table([
    ['intake', seconds(intakeS)],
    ['cut-out', seconds(cutOutS)],
    ['first preview after that', seconds(firstS)],
    [`all ${styles.length} previews`, seconds(previewsS)],
    [`all ${finals.length} finals`, seconds(finalsS)],
    [`bare encoding of ${finals.length} finals (sharp, same settings, all cores)`, seconds(encodeS)],
    ['finals ÷ bare encoding', (finalsS / encodeS).toFixed(1)],
    ['peak memory of the process', `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`],
  ]);
}

async function warmUp(engine: Engine, { photo }: BenchPhoto): Promise<void> {
  const { photo: small } = await engine.intake(await sharp(photo).resize(320).jpeg().toBuffer());
  await engine.cutOut(small).catch(() => null);
}

function requestOf(style: RenderRequest['style'], product: StoredProduct, size: RenderRequest['size']): RenderRequest {
  const words = { language: 'en', description: '', category: null };
  return { style, products: [product], ...words, seed: 1, size, format: 'jpeg' };
}

/** What the finals cost when nothing is done but encode them, as many at a time as there are threads. */
async function timeEncoding(finals: RenderedPicture[]): Promise<number> {
  sharp.concurrency(1);
  let total = 0;
  for (const { bytes } of finals) {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const encode = (): Promise<Buffer> =>
      sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 90 }).toBuffer();
    // Two at once and half the time each: the cores the engine's threads have.
    total += (await time(() => Promise.all([encode(), encode()])))[1] / 2;
  }
  return total;
}

async function time<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
  const start = performance.now();
  const value = await work();
  return [value, (performance.now() - start) / 1000];
}

function seconds(value: number): string {
  return `${value.toFixed(2)} s`;
}

function table(rows: [string, string][]): string {
  return [
    '| step, photo of 12 megapixels | measured |',
    '|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
}

import type { StyleId } from '@vitrine/contract/limits';
import type { RenderedPicture, RenderRequest } from '@vitrine/engine/model';
import type { Engine } from '@vitrine/engine/pool';
import { makePhoto } from './make-photo.ts';
import { requestOf } from './request-of.ts';
import { timeEncoding } from './time-encoding.ts';
import { type Time, timeWork } from './time-work.ts';
import { writeTable } from './write-table.ts';

export interface Run {
  /** Path of a photo that contains a product. */
  photo: string;
  /** Its width after resizing, pixels. */
  width: number;
  height: number;
  styles: readonly StyleId[];
  /** Threads of the engine: the number of pictures drawn at a time. */
  threads: number;
}

const MEGABYTE = 1024;

/** Times one photo's way to its pictures, as a Markdown table. Call it first: the peak memory counts from the start of the process. */
export async function measureRun(engine: Engine, { photo, width, height, styles, threads }: Run): Promise<string> {
  const file = await makePhoto(photo, width, height);
  await engine.prepare();
  const [, firstPhoto] = await timeWork(async () => engine.cutOut((await engine.intake(file)).photo));
  await warmUp(engine, file, threads);
  const [taken, intake] = await timeWork(() => engine.intake(file));
  const [cut, cutOut] = await timeWork(() => engine.cutOut(taken.photo));
  const product = { key: photo, photo: taken.photo, cutout: cut.cutout };
  const render = (size: RenderRequest['size'], ids = styles): Promise<RenderedPicture[]> =>
    Promise.all(ids.map((id) => engine.render(requestOf(id, product, size))));
  const [, first] = await timeWork(() => render('preview', styles.slice(0, 1)));
  const [, previews] = await timeWork(() => render('preview'));
  const [pictures, finals] = await timeWork(() => render('final'));
  const peak = process.resourceUsage().maxRSS / MEGABYTE;
  const encoding = await timeEncoding(pictures, threads);
  const megapixels = Math.round((width * height) / 1e6);
  const row = (name: string, { wallS, cpuS }: Time, goal = '') => [name, seconds(wallS), seconds(cpuS), goal];
  return writeTable(
    [`step, photo of ${megapixels} megapixels`, 'measured', 'processor', 'goal'],
    [
      row('intake and cut-out, the first since the start', firstPhoto, '≤ 2 s'),
      row('intake', intake),
      row('cut-out', cutOut),
      row('intake and cut-out', sumOf(intake, cutOut), '≤ 2 s'),
      row('first preview after that', first, '≤ 1.5 s'),
      row(`all ${styles.length} previews, 1024 px`, previews, '≤ 6 s'),
      row(`all ${pictures.length} finals, 4K`, finals, '≤ 25 s'),
      row(`bare encoding of ${pictures.length} finals with sharp`, encoding),
      ['finals ÷ bare encoding', ratio(finals.wallS, encoding.wallS), ratio(finals.cpuS, encoding.cpuS), '2, later'],
      [`peak memory of the process, ${threads} pictures at a time`, `${Math.round(peak)} MB`, '', '≤ 1500 MB'],
    ],
  );
}

/** The first calls of every thread load code and fonts and run uncompiled: a running server is long past that. */
async function warmUp(engine: Engine, file: Uint8Array, threads: number): Promise<void> {
  const once = async (): Promise<void> => {
    const { photo: taken } = await engine.intake(file);
    const { cutout } = await engine.cutOut(taken);
    await engine.render(requestOf('white_bg', { key: 'warm-up', photo: taken, cutout }, 'preview'));
  };
  await Promise.all(Array.from({ length: threads }, once));
}

const sumOf = (one: Time, other: Time): Time => ({ wallS: one.wallS + other.wallS, cpuS: one.cpuS + other.cpuS });
const seconds = (value: number): string => `${value.toFixed(2)} s`;
const ratio = (value: number, by: number): string => (value / by).toFixed(1);

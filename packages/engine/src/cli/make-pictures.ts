import type { SingleBar } from 'cli-progress';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { EngineError, type PhotoWarning, type RenderRequest, type StoredProduct } from '../model.ts';
import { orderPhotos, shownIn, type ShownPhoto, shownPhotos, type Trust, trustOf } from '../catalogue.ts';
import type { StyleId } from '../identifiers.ts';
import type { Engine } from '../pool.ts';
import { type ProductPhotos, readMaskBeside, readPhoto } from './find-products.ts';
import { slugOf } from './name-pictures.ts';
import type { Wish } from './read-arguments.ts';
import { writeSheet, type Tile } from './write-sheet.ts';

/** Reports about a photo. */
export type Say = (path: string, warning: PhotoWarning | 'no_product_found') => void;

/** What was made of a product. */
export interface Made {
  pictures: number;
  sheet: string;
}

/**
 * Makes all pictures of one product and their contact sheet, written as they complete.
 * @param say prints a message about a photo
 * @throws EngineError, UsageError
 */
export async function makePictures(
  engine: Engine,
  wish: Wish,
  { folder, photos }: ProductPhotos,
  bar: SingleBar,
  say: Say,
): Promise<Made> {
  const taken: Taken[] = [];
  let lost: unknown;
  for (const path of photos) {
    try {
      taken.push(await takeIn(engine, wish, path, say));
    } catch (error) {
      // The others are enough.
      if (!(error instanceof EngineError) || error.code !== 'no_product_found') throw error;
      lost ??= error;
      say(path, 'no_product_found');
    }
  }
  if (taken.length === 0) throw lost;
  // Contact sheets of several products go into one folder, pictures of several products into one folder each.
  const out = folder === null || wish.sheetOnly ? wish.out : join(wish.out, folder);
  await mkdir(out, { recursive: true });
  const trust = ({ trust }: Taken): Trust => trust;
  const ordered = orderPhotos(taken, { focused: () => false, trust });
  const shown = shownPhotos(ordered, { trust, sharp: ({ isSharp }) => isSharp, score: ({ score }) => score });
  const tiles = await renderAll(
    engine,
    wish,
    {
      shown,
      out,
      slug: slugOf(wish.description, photos[0] ?? ''),
    },
    bar,
  );
  const photo: Tile = { caption: `photo, cut-out ${ordered[0]!.score.toFixed(2)}`, bytes: ordered[0]!.files.photo };
  const sheet = join(out, wish.sheetOnly && folder !== null ? `${folder}.jpg` : 'contact-sheet.jpg');
  await writeSheet(sheet, [photo, ...tiles]);
  return { pictures: tiles.length, sheet };
}

/** A photo and its cut-out, and how far pictures trust it. */
interface Taken {
  files: StoredProduct;
  trust: Trust;
  isSharp: boolean;
  score: number;
}

const productsIn = (style: StyleId, shown: readonly ShownPhoto<Taken>[]): StoredProduct[] =>
  shownIn(style, shown).map(({ photo: { files }, isWhole, isPart }) => {
    const { key, photo, cutout, belief } = files;
    return { key, photo, cutout, belief, isWhole, isPart };
  });

async function takeIn(engine: Engine, { masks }: Wish, path: string, say: Say): Promise<Taken> {
  const taken = await engine.intake(await readPhoto(path));
  const mask = masks ? await engine.readMask(await readMaskBeside(path, taken.preview), taken.preview) : undefined;
  const cut = await engine.cutOut(taken.photo, undefined, undefined, { mask });
  const warnings = [...new Set([...taken.warnings, ...cut.warnings])];
  for (const warning of warnings) say(path, warning);
  const trust = mask === undefined ? trustOf(warnings) : 'sure';
  return {
    files: { key: resolve(path), photo: taken.photo, cutout: cut.cutout, belief: cut.belief },
    trust,
    isSharp: !warnings.includes('blurred'),
    score: cut.score,
  };
}

interface Output {
  shown: ShownPhoto<Taken>[];
  out: string;
  slug: string;
}

/** As many in parallel as there are threads. */
function renderAll(engine: Engine, wish: Wish, { shown, out, slug }: Output, bar: SingleBar): Promise<Tile[]> {
  const { language, description, category, seed } = wish;
  const request: Omit<RenderRequest, 'style' | 'products'> = {
    language,
    description,
    category,
    seed,
    size: wish.sheetOnly ? 'preview' : 'final',
    format: 'jpeg',
  };
  return Promise.all(
    wish.styles.map(async (style) => {
      const { bytes } = await engine.render({ ...request, style, products: productsIn(style, shown) });
      if (!wish.sheetOnly) await writeFile(join(out, `${slug}-${style.replaceAll('_', '-')}.jpg`), bytes);
      bar.increment(1, { style });
      return { caption: style, bytes };
    }),
  );
}

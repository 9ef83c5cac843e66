import { SingleBar } from 'cli-progress';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { EngineError, type StoredProduct } from '../model.ts';
import { createEngine, type Engine } from '../pool.ts';
import { slugOf } from './name-pictures.ts';
import { HELP, readArguments, UsageError, type Wish } from './read-arguments.ts';
import { writeSheet, type Tile } from './write-sheet.ts';

async function main(args: readonly string[]): Promise<number> {
  try {
    const wish = readArguments(args);
    if (wish) await makePictures(wish);
    else console.log(HELP);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) console.error(error.message);
    else if (error instanceof EngineError) console.error(sentenceOf(error));
    else throw error;
    return error instanceof UsageError ? 2 : 1;
  }
}

async function makePictures(wish: Wish): Promise<void> {
  const files = await Promise.all(wish.photos.map(readPhoto));
  const engine = createEngine({ threads: wish.threads });
  try {
    await mkdir(wish.out, { recursive: true });
    const products: StoredProduct[] = [];
    for (const [i, file] of files.entries()) products.push(await cutOut(engine, file, wish.photos[i] ?? ''));
    const tiles = await renderAll(engine, wish, products);
    const sheet = join(wish.out, 'contact-sheet.jpg');
    await writeSheet(sheet, tiles);
    console.log(
      wish.sheetOnly
        ? `Contact sheet: ${sheet}`
        : `${tiles.length} pictures and a contact sheet in ${resolve(wish.out)}`,
    );
  } finally {
    await engine.close();
  }
}

async function readPhoto(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    throw new UsageError(`The photo ${path} cannot be read.`, { cause });
  }
}

async function cutOut(engine: Engine, file: Uint8Array, path: string): Promise<StoredProduct> {
  const taken = await engine.intake(file);
  const cut = await engine.cutOut(taken.photo);
  for (const warning of new Set([...taken.warnings, ...cut.warnings])) console.warn(`${path}: ${WARNINGS[warning]}`);
  return { key: resolve(path), photo: taken.photo, cutout: cut.cutout };
}

/** All pictures, as many at a time as there are threads, written as they are done. */
async function renderAll(engine: Engine, wish: Wish, products: StoredProduct[]): Promise<Tile[]> {
  const slug = slugOf(wish.description, wish.photos[0] ?? '');
  const bar = new SingleBar({ format: ' {bar} {value}/{total}  {style}', hideCursor: true, clearOnComplete: false });
  bar.start(wish.styles.length, 0, { style: '' });
  const { language, description, category, seed } = wish;
  const size = wish.sheetOnly ? 'preview' : 'final';
  try {
    return await Promise.all(
      wish.styles.map(async (style) => {
        const picture = await engine.render({
          style,
          products,
          language,
          description,
          category,
          seed,
          size,
          format: 'jpeg',
        });
        if (!wish.sheetOnly)
          await writeFile(join(wish.out, `${slug}-${style.replaceAll('_', '-')}.jpg`), picture.bytes);
        bar.increment(1, { style });
        return { caption: style, bytes: picture.bytes };
      }),
    );
  } finally {
    bar.stop();
  }
}

const WARNINGS = {
  small: 'shorter side under 512 px; the pictures will be soft.',
  dark: 'rather dark; more light makes better pictures.',
  bright: 'rather bright; some of the product may be washed out.',
  blurred: 'not quite sharp.',
  touches_edge: 'the product touches the edge of the photo; what is cut off cannot be shown.',
  uncertain_cutout: 'the product could not be told from its surroundings with certainty; look closely at the result.',
} as const;

function sentenceOf({ code, message }: EngineError): string {
  const sentences = {
    unsupported_format: 'That is no JPEG, PNG or WebP photo.',
    unreadable_image: 'The photo is damaged and cannot be opened.',
    too_many_pixels: 'The photo has more than 100 megapixels; make it smaller first.',
    no_product_found: 'No product could be found in the photo. A plain background helps.',
  } as const;
  return `${sentences[code]} (${message})`;
}

// Last: by now everything above has its value.
process.exitCode = await main(process.argv.slice(2));

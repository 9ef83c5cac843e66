import { SingleBar } from 'cli-progress';
import { resolve } from 'node:path';
import { EngineError } from '../model.ts';
import { createEngine } from '../pool.ts';
import { findProducts } from './find-products.ts';
import { makePictures } from './make-pictures.ts';
import { HELP, readArguments, UsageError, type Wish } from './read-arguments.ts';
import { type Label, readLabels } from './read-labels.ts';

async function main(args: readonly string[]): Promise<number> {
  try {
    const wish = readArguments(args);
    if (wish) return await makeAll(wish);
    console.log(HELP);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 2;
  }
}

/** Makes all products one after the other; a failure does not stop the others. */
async function makeAll(wish: Wish): Promise<number> {
  const products = await findProducts(wish.paths);
  const labels: ReadonlyMap<string, Label> = wish.labels === null ? new Map() : await readLabels(wish.labels);
  const engine = createEngine({ threads: wish.threads });
  const bar = new SingleBar({ format: ' {bar} {value}/{total}  {style}', hideCursor: true, clearOnComplete: false });
  bar.start(wish.styles.length * products.length, 0, { style: '' });
  const notes: string[] = [];
  let failed = 0;
  try {
    for (const product of products) {
      const say = (path: string, warning: keyof typeof WARNINGS) => notes.push(`${path}: ${WARNINGS[warning]}`);
      try {
        const { pictures, sheet } = await makePictures(
          engine,
          { ...wish, ...labels.get(product.folder ?? '') },
          product,
          bar,
          say,
        );
        notes.push(wish.sheetOnly ? `Contact sheet: ${sheet}` : `${pictures} pictures with ${resolve(sheet)}`);
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        failed++;
        notes.push(`${product.photos.join(', ')}: ${sentenceOf(error)}`);
      }
    }
  } finally {
    bar.stop();
    await engine.close();
  }
  for (const note of notes) console.log(note);
  return failed > 0 ? 1 : 0;
}

const WARNINGS = {
  small: 'shorter side under 1024 px; the pictures will be soft.',
  dark: 'rather dark; more light makes better pictures.',
  bright: 'rather bright; some of the product may be washed out.',
  blurred: 'not quite sharp.',
  graphic: 'a screenshot or a drawing: the other photos are used, if there are any.',
  touches_edge: 'the product touches the edge of the photo.',
  cut_side: 'the photo cuts the product off at one side; what is cut off cannot be shown.',
  cut_off: 'only a part of the product is in the photo: pictures show the whole photo.',
  no_product_found: 'no product could be found; the other photos are used.',
  unsure_cutout: 'the cut-out may have a fault: some pictures show the whole photo; look closely at the result.',
  uncertain_cutout: 'the product could not be told from its surroundings: pictures show the whole photo.',
} as const;

function sentenceOf({ code, message }: EngineError): string {
  const sentences = {
    unsupported_format: 'That is no JPEG, PNG or WebP photo.',
    unreadable_image: 'The photo is damaged and cannot be opened.',
    too_many_pixels: 'The photo has more than 100 megapixels; make it smaller first.',
    no_product_found: 'No product could be found in the photo. A plain background helps.',
    unrelated_background: 'The empty shot does not show the place of the photo.',
    nothing_differs: 'Both shots show the same: the product is in neither of them, or in both.',
  } as const;
  return `${sentences[code]} (${message})`;
}

// Last: by now everything above has its value.
process.exitCode = await main(process.argv.slice(2));

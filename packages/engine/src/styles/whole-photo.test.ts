import { expect, describe, it } from 'vitest';
import { STYLE_IDS, type StyleId, WORD_ROLES } from '../identifiers.ts';
import type { Product, Raster, WordEdits } from '../model.ts';
import { DESCRIPTIONS, LONG_DESCRIPTIONS } from '../phrases/descriptions.fixture.ts';
import { keysOfWish } from '../phrases/key-of-wish.ts';
import { PHRASES } from '../phrases/index.ts';
import { blocksOf, misplacedWords, paleWords } from '../type/find-faults.fixture.ts';
import { styles } from '../catalogue.ts';
import { composeStyle, renderStyle } from './render-style.ts';

const CORNER_PX = 12;
const isFullRun = process.env['FULL_TESTS'] === '1';

/** A photo of many colours with a magenta mark in each corner, in which only a small part in the middle was found. */
function photoOf(width: number, height: number): Product {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isMark = (x < CORNER_PX || x >= width - CORNER_PX) && (y < CORNER_PX || y >= height - CORNER_PX);
      data.set(isMark ? [255, 0, 255, 255] : [(x * 3) % 256, (y * 5) % 256, (x + y) % 160, 255], (y * width + x) * 4);
    }
  }
  const photo: Raster = { data, width, height };
  const uploaded: Raster = { ...photo, data: data.map((value, i) => (i % 4 === 3 ? value : 0.6 * value)) };
  const about = { left: width * 0.4, top: height * 0.4, width: width * 0.2, height: height * 0.2 };
  return { photo, uploaded, cutout: photo, box: { left: 0, top: 0, width, height }, score: 0, about, isPart: true };
}

/** The same photo, filled by its product. */
const filled = (product: Product): Product => ({ ...product, about: product.box });

const PHOTOS = {
  upright: photoOf(240, 320),
  square: photoOf(300, 300),
  wide: photoOf(480, 270),
  slim: photoOf(180, 400),
};
/** A further photo, all cyan. */
const CYAN: Raster = {
  ...PHOTOS.slim.photo,
  data: PHOTOS.slim.photo.data.map((_, i) => (i % 4 === 0 ? 0 : 255)),
};
/** A further photo, all light grey. */
const GREY: Raster = {
  ...PHOTOS.square.photo,
  data: PHOTOS.square.photo.data.map((_, i) => (i % 4 === 3 ? 255 : 200)),
};
const SHAPES = Object.keys(PHOTOS) as (keyof typeof PHOTOS)[];

/** Number of a raster's pixels that are cyan. */
const countCyan = ({ data }: Raster): number =>
  data.filter((value, i) => i % 4 === 2 && value > 230 && data[i - 2]! < 30).length;

const compose = (style: StyleId, shape: keyof typeof PHOTOS, language: string, description: string) =>
  composeStyle({ style, products: [PHOTOS[shape]], language, description, category: null, seed: 1 });

describe('a photo shown whole', () => {
  it.each(STYLE_IDS)('%s sets every language complete and legible, however much is described', async (style) => {
    const faults: string[] = [];
    for (const [i, { language }] of PHRASES.entries()) {
      // Each style in a quarter of the languages, four in a row: shapes and descriptions repeat every three or four.
      if (!isFullRun && (Math.floor(i / 4) + STYLE_IDS.indexOf(style)) % 4 !== 0) continue;
      const { name = '', text = '' } = DESCRIPTIONS[language.code] ?? {};
      const said = [LONG_DESCRIPTIONS[language.code] ?? text, name, ''][i % 3] ?? '';
      const shape = SHAPES[(i + STYLE_IDS.indexOf(style)) % SHAPES.length] ?? 'square';
      const picture = await compose(style, shape, language.code, said);
      const found = [...misplacedWords(picture), ...(i % 4 === 0 ? paleWords(picture) : [])];
      faults.push(...found.map((fault) => `${language.code}, ${shape}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  // Where the photo begins beside or below the words, units, if its product fills it.
  it.each([
    ['mobile_optimized', 'y', 580],
    ['benefit_overlay', 'x', 400],
  ] as const)(
    '%s says its words beside a product that they would hide, in every language',
    async (style, axis, from) => {
      const faults: string[] = [];
      for (const { language } of PHRASES) {
        const description = LONG_DESCRIPTIONS[language.code] ?? DESCRIPTIONS[language.code]?.text ?? '';
        const wish = { style, products: [filled(PHOTOS.upright)], language: language.code, description };
        const picture = await composeStyle({ ...wish, category: null, seed: 1 });
        const blocks = blocksOf(picture).map(({ bounds: { x, y, w, h } }) => ({ x, y, w, h }));
        const isAside = blocks.every(({ x, y, w, h }) => {
          if (axis === 'y') return y + h <= from;
          return language.direction === 'rtl' ? x >= picture.frame.width - from : x + w <= from;
        });
        const found = [...misplacedWords(picture), ...(isAside && blocks.length > 0 ? [] : ['on the photo'])];
        faults.push(...found.map((fault) => `${language.code}: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );

  it('prints nothing but a season without a description', async () => {
    for (const style of STYLE_IDS) {
      if (style === 'seasonal_theme') continue;
      const said = blocksOf(await compose(style, 'square', 'en', '')).map(({ words }) => words);
      expect([style, said]).toEqual([style, []]);
    }
  });

  it.each(STYLE_IDS)('%s prints no word that its key does not know', async (style) => {
    const description = 'Oak shelf, 120 x 80 cm. Holds 100 kg, easy to assemble. Two year guarantee. Free delivery.';
    const wish = { style, products: [PHOTOS.square], language: 'en', description, category: null, seed: 1 };
    const keyOf = (words: WordEdits) =>
      keysOfWish({ language: 'en', description, category: null, words })(style, 1, {
        photos: ['shelf'],
        isWhole: true,
      });
    const saidOf = async (words: WordEdits) =>
      blocksOf(await composeStyle({ ...wish, words })).map((block) => block.words);
    const [key, said] = [keyOf({}), await saidOf({})];
    for (const role of WORD_ROLES) {
      const words = { [role]: 'Quite another' };
      const isPrinted = JSON.stringify(await saidOf(words)) !== JSON.stringify(said);
      expect([role, isPrinted && keyOf(words) === key]).toEqual([role, false]);
    }
  });

  it.each(['white_bg', 'luxury'] as const)('%s crops no photo that its product fills', async (style) => {
    for (const shape of SHAPES) {
      const marks = await marksOn(style, filled(PHOTOS[shape]));
      expect([shape, marks]).toEqual([shape, 4]);
    }
  });

  it('shows on white the photo whose ground is white, whichever it is', async () => {
    const product = PHOTOS.square;
    const data = product.photo.data.map((value, i) => {
      const [x, y] = [Math.floor(i / 4) % 300, Math.floor(i / 1200)];
      return x >= 100 && x < 200 && y >= 100 && y < 200 ? [0, 200, 255, 255][i % 4]! : 255;
    });
    const bare = { ...product, photo: { ...product.photo, data } };
    expect(countCyan((await drawOf('white_bg', product, bare)).pixels)).toBeGreaterThan(4000);
    expect(countCyan((await drawOf('white_bg', product, PHOTOS.upright)).pixels)).toBe(0);
  });

  it('prints the photo on the front of a carton', async () => {
    const cyan = { ...PHOTOS.upright, photo: CYAN };
    expect(countCyan((await drawOf('packaging', cyan)).pixels)).toBeGreaterThan(4000);
  });

  it.each([
    ['luxury', 0.35],
    ['studio', 0.75],
  ] as const)('%s lights a small product and darkens the corners', async (style, most) => {
    const { data, width, height } = (await drawOf(style, { ...PHOTOS.square, photo: GREY })).pixels;
    const at = (x: number, y: number): number => data[(Math.floor(y * height) * width + Math.floor(x * width)) * 4]!;
    for (const [x, y] of [
      [0.02, 0.02],
      [0.98, 0.02],
      [0.02, 0.98],
      [0.98, 0.98],
    ] as const)
      expect(at(x, y) / at(0.5, 0.5)).toBeLessThan(most);
    expect(at(0.5, 0.5)).toBeGreaterThan(185);
  });

  it('fills a page that shows its product whole; otherwise shares it with a close-up', async () => {
    // On a square page, 56 % of the 480 x 270 photo would be visible, 45 % of the 180 x 400 one, and 75 % of the 240 x 320 one.
    expect(await seamIn(PHOTOS.wide)).toBeNull();
    expect(await seamIn(filled(PHOTOS.wide))).toBe('across');
    expect(await seamIn(PHOTOS.slim)).toBe('down');
    expect(await seamIn(filled(PHOTOS.upright))).toBeNull();
  });

  it.each([
    'lifestyle',
    'social_square',
    'hero_banner',
    'trust_builder',
    'flat_lay',
    'detailed',
    'step_by_step',
  ] as const)('%s shows the second photo, too', async (style) => {
    const wish = { style, language: 'en', description: 'Oak shelf. Two year guarantee.', category: null, seed: 1 };
    const cyans = async (...products: Product[]) =>
      countCyan((await renderStyle({ ...wish, ...SIZE, products })).pixels);
    const slim = filled(PHOTOS.slim);
    expect(await cyans(slim)).toBe(0);
    expect(await cyans(slim, { ...slim, photo: CYAN })).toBeGreaterThan(500);
  });

  it('has a snapshot of the third photo; with two, of the main one, because others show the second one alone', async () => {
    const further = { ...PHOTOS.slim, photo: CYAN };
    const wish = { style: 'ugc_style', language: 'en', description: '', category: null, seed: 1 } as const;
    const cyans = async (...products: Product[]) =>
      countCyan((await renderStyle({ ...wish, ...SIZE, products })).pixels);
    expect(await cyans(PHOTOS.slim, further)).toBe(0);
    expect(await cyans(PHOTOS.slim, PHOTOS.slim, further)).toBeGreaterThan(5000);
  });

  it('shows at most the declared number of photos, so the others need not be opened', async () => {
    const slim = filled(PHOTOS.slim);
    for (const { id, wholePhotos } of styles) {
      const wish = {
        style: id,
        language: 'en',
        description: 'Oak shelf. Two year guarantee.',
        category: null,
        seed: 1,
      };
      const draw = async (...further: Product[]) => {
        const products = [...Array<Product>(wholePhotos).fill(slim), ...further];
        return Buffer.from((await renderStyle({ ...wish, widthPx: 96, heightPx: 96, products })).pixels.data);
      };
      const further = { ...slim, photo: CYAN };
      expect([id, Buffer.compare(await draw(), await draw(further))]).toEqual([id, 0]);
    }
  });

  it('shows no strip on a plain page where its product leaves room', async () => {
    const { data, width, height } = (await draw('white_bg', 'slim')).pixels;
    const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
      data
        .subarray((Math.floor(height / 2) * width + x) * 4, (Math.floor(height / 2) * width + x) * 4 + 3)
        .some((c) => c < 250),
    );
    // A page of 400 pixels with a photo of 180 x 400 had a strip of 166.
    expect(columns.length).toBeGreaterThan(280);
  });

  it('shows before and after only where both can be told apart', async () => {
    const said = async (product: Product) => {
      const wish = { style: 'before_after', language: 'en', category: null, seed: 1 } as const;
      const description = 'Oak shelf. Two year guarantee.';
      return blocksOf(await composeStyle({ ...wish, description, products: [product] })).map(({ words }) => words);
    };
    expect(await said(PHOTOS.square)).toEqual(['Before', 'After']);
    expect(await said({ ...PHOTOS.square, uploaded: PHOTOS.square.photo })).toEqual([]);
  });

  it('divides before and after once, never with a close-up', async () => {
    // Halves would show 68 % of this photo, the whole page shows 72 %.
    expect(await windowsIn(filled(photoOf(414, 300)))).toBe(2);
    expect(await windowsIn(filled(PHOTOS.slim))).toBe(2);
  });

  it('shifts its window so that a product near the edge is not cropped', async () => {
    const { photo } = PHOTOS.wide;
    const data = new Uint8ClampedArray(photo.data.length).fill(255);
    const about = { left: 182, top: 0, width: 288, height: photo.height };
    // Its left edge is green, its right one red.
    for (let i = 0; i < data.length; i += 4) {
      const column = (i / 4) % photo.width;
      const edge = column - about.left < 6 ? [0, 255, 0, 255] : [255, 0, 0, 255];
      if (column >= about.left && column < 470 && (column < 188 || column > 463)) data.set(edge, i);
    }
    const { pixels } = await drawOf('lifestyle', { ...PHOTOS.wide, photo: { ...photo, data }, about });
    const seen = (channel: 0 | 1): boolean =>
      pixels.data.some((value, i) => i % 4 === channel && value > 200 && pixels.data[i + 1 - 2 * channel]! < 60);
    expect([seen(1), seen(0)]).toEqual([true, true]);
  });

  it('stands in no place: there is nothing to move', async () => {
    expect((await draw('minimalist_clean', 'square')).productBox).toBeNull();
  });
});

const draw = (style: StyleId, shape: keyof typeof PHOTOS) => drawOf(style, PHOTOS[shape]);

const SIZE = { widthPx: 400, heightPx: 400 };
const drawOf = (style: StyleId, ...products: Product[]) =>
  renderStyle({ style, products, language: 'en', description: '', category: null, seed: 1, ...SIZE });

/** In how many quarters of the picture a mark is visible. */
async function marksOn(style: StyleId, product: Product): Promise<number> {
  const { data, width, height } = (await drawOf(style, product)).pixels;
  const quarters = new Set<number>();
  for (let i = 0; i < width * height; i++) {
    const [r, g, b] = [data[4 * i]!, data[4 * i + 1]!, data[4 * i + 2]!];
    if (r < 200 || g > 60 || b < 200) continue;
    quarters.add((i % width < width / 2 ? 0 : 1) + (Math.floor(i / width) < height / 2 ? 0 : 2));
  }
  return quarters.size;
}

/** Number of photos on the page of before and after. */
async function windowsIn(product: Product): Promise<number> {
  const wish = { style: 'before_after', language: 'en', description: '', category: null, seed: 1 } as const;
  const { layers } = await composeStyle({ ...wish, products: [product] });
  return layers.filter(({ name }) => name === 'photo').length;
}

/** Where a lifestyle picture is divided: the photo itself has no white. */
async function seamIn(product: Product): Promise<'across' | 'down' | null> {
  const { data, width, height } = (await drawOf('lifestyle', product)).pixels;
  const isWhite = (x: number, y: number): boolean =>
    [0, 1, 2].every((c) => data[(Math.floor(y) * width + Math.floor(x)) * 4 + c]! > 245);
  const shares = [0.1, 0.3, 0.7, 0.9];
  if (shares.every((share) => isWhite(share * width, height / 2))) return 'across';
  return shares.every((share) => isWhite(width / 2, share * height)) ? 'down' : null;
}

import { samples } from '@vitrine/scenes';
import { beforeAll, describe, expect, it } from 'vitest';
import { type StyleId, WORD_ROLES } from '../identifiers.ts';
import type { Product, Raster } from '../model.ts';
import type { Picture } from '../page/picture.ts';
import { drawAlone } from '../hands/draw-alone.ts';
import { chooseWords } from '../phrases/choose-words.ts';
import { listWords } from '../phrases/edit-words.ts';
import { rolesOf } from '../phrases/words-of.ts';
import { prepareProduct } from '../product/prepare-product.ts';
import { sampleProduct } from '../product/sample-product.ts';
import { blocksOf } from '../type/find-faults.fixture.ts';
import { arrangeStyle } from './render-style.ts';
import { styleList } from './index.ts';

const DESCRIPTION = {
  en: 'Blue mug. Keeps tea warm for an hour. Dishwasher safe.',
  ar: 'كوب أزرق. يحفظ دفء الشاي ساعة.',
};
/** Styles with words, panels or pieces of other things on both sides of the product. */
const WHOLE: readonly StyleId[] = ['packaging', 'detailed', 'feature_callouts', 'infographic_benefits'];
/** Styles with words on the side where reading starts. */
const BESIDE_WORDS: readonly StyleId[] = ['hero_banner', 'benefit_overlay'];

/** The mug without the right part of its photo. */
let cut: Product;
beforeAll(async () => {
  const sample = samples.get('mug')!;
  const { photo, cutout, box } = await sampleProduct(sample.photoPath, sample.maskPath, 500);
  const width = Math.round(0.75 * box.width);
  const shown = { ...box, width };
  cut = { photo: leftOf(photo, box.left + width), cutout: leftOf(cutout, width), box: shown, score: 1 };
});

function leftOf({ data, width, height }: Raster, columns: number): Raster {
  const kept = new Uint8ClampedArray(columns * height * 4);
  for (let y = 0; y < height; y++) {
    kept.set(data.subarray(y * width * 4, (y * width + columns) * 4), y * columns * 4);
  }
  return { data: kept, width: columns, height };
}

const arrange = (style: StyleId, language: 'en' | 'ar', words = {}): Promise<Picture> =>
  arrangeStyle({
    style,
    products: [cut],
    language,
    description: DESCRIPTION[language],
    category: 'kitchen',
    seed: 1,
    words,
  });

/** Gap between the right end of the main product and the picture's edge, units; null if the whole photo is shown. */
function gapOf({ frame, layers }: Picture): number | null {
  const box = layers.find((layer) => layer.product)?.product?.box;
  return box ? frame.width - box.x - box.w : null;
}

describe('a product that its photo cut off at the right', () => {
  it('is recognised', () => {
    expect(prepareProduct(cut).cutBeside).toBe('right');
  });

  it('runs out of the picture there, and stands nowhere as if sawn off', async () => {
    for (const style of ['white_bg', 'studio', 'lifestyle', 'social_square', 'luxury', 'mobile_optimized'] as const) {
      expect([style, Math.abs(gapOf(await arrange(style, 'en')) ?? 999) < 4]).toEqual([style, true]);
    }
    for (const style of WHOLE) expect([style, gapOf(await arrange(style, 'en'))]).toEqual([style, null]);
  }, 60_000);

  it('runs out beside words that stand on the other side, and is shown in its whole photo beside those on its own', async () => {
    for (const style of BESIDE_WORDS) {
      expect([style, Math.abs(gapOf(await arrange(style, 'en')) ?? 999) < 4]).toEqual([style, true]);
      expect([style, gapOf(await arrange(style, 'ar'))]).toEqual([style, null]);
    }
  }, 60_000);

  it('is drawn alone in every style that shows a product', async () => {
    const input = { language: 'en', description: DESCRIPTION.en, category: 'kitchen', seed: 1 } as const;
    for (const style of ['packaging', 'feature_callouts', 'hero_banner'] as const) {
      const { pixels } = await drawAlone({ ...input, products: [cut], style, widthPx: 200, heightPx: 200 }, 'bare');
      expect([style, pixels.data.some((value, i) => i % 4 === 3 && value > 200)]).toEqual([style, true]);
    }
  }, 60_000);

  it.each(styleList.map(({ id }) => id))(
    '%s shows only the words that it declares to read',
    async (style) => {
      for (const language of ['en', 'ar'] as const) {
        const base = Object.fromEntries(
          listWords(chooseWords(DESCRIPTION[language], language, 'kitchen')).flatMap(({ role, proposed }) =>
            proposed === null ? [] : [[role, proposed]],
          ),
        );
        const shown = async (words: object): Promise<unknown> =>
          blocksOf(await arrange(style, language, { ...base, ...words })).map(({ lines }) =>
            lines.map(({ text }) => text),
          );
        const others = WORD_ROLES.filter((role) => !rolesOf(style).includes(role));
        const changed = Object.fromEntries(others.map((role) => [role, `Other ${role}`.slice(0, 16)]));
        expect(await shown(changed)).toEqual(await shown({}));
      }
    },
    60_000,
  );
});

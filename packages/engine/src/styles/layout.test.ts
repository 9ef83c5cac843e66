import { samples } from '@vitrine/scenes';
import { beforeAll, describe, expect, it } from 'vitest';
import { contrast, LINEAR_OF, linearOfHex, type Linear } from '../compose/colour.ts';
import { probeLayers } from '../compose/draw-picture.ts';
import type { Layer, Picture } from '../compose/picture.ts';
import { sampleProduct } from '../compose/sample-product.ts';
import type { UnitBox } from '../compose/units.ts';
import { STYLE_IDS, type StyleId } from '../identifiers.ts';
import type { Product, Raster } from '../model.ts';
import { LEAST_SIZE } from '../type/fit-text.ts';
import type { TextBlock } from '../type/text-block.ts';
import { composeStyle } from './render-style.ts';

const LANGUAGES = ['en', 'fr', 'es', 'de', 'ar'] as const;
/** One a language: small and large things, both sets. */
const CATEGORIES = ['kitchen', 'garden', null, 'home', 'home'] as const;
const PROBE_PX = 480;

const DESCRIPTIONS: Record<(typeof LANGUAGES)[number], string> = {
  en: 'Self-watering indoor herb garden with adjustable light: keeps basil, mint and parsley fresh for weeks on end without any effort. Made for small kitchens, large families and everybody who forgets to water their plants now and then. 1,2 litres.',
  fr: 'Potager d’intérieur à arrosage automatique : garde le basilic, la menthe et le persil frais pendant des semaines sans aucun effort. Pensé pour les petites cuisines et les grandes familles.',
  es: 'Huerto interior de riego automático: mantiene la albahaca, la menta y el perejil frescos durante semanas sin ningún esfuerzo. Pensado para cocinas pequeñas y familias grandes.',
  de: 'Selbstbewässernder Zimmerkräutergarten: hält Basilikum, Minze und Petersilie wochenlang ohne jede Anstrengung frisch. Feuchtigkeitsspeicherung, Höhenverstellbarkeit, Wasserstandsanzeige.',
  ar: 'حديقة أعشاب منزلية ذاتية الري: تحافظ على الريحان والنعناع والبقدونس طازجة لأسابيع دون أي جهد. مصممة للمطابخ الصغيرة والعائلات الكبيرة.',
};

let tall: Product;
let wide: Product;

beforeAll(async () => {
  const pump = samples.get('pump');
  if (!pump) throw new Error('The pump sample is missing');
  tall = await sampleProduct(pump.photoPath, pump.maskPath, 700);
  wide = wideProduct();
});

/** A flat blue lozenge of 600 × 170 px in a grey photo. */
function wideProduct(): Product {
  const [width, height] = [600, 170];
  const cutout: Raster = { data: new Uint8ClampedArray(width * height * 4), width, height };
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [((i % width) / width) * 2 - 1, (Math.floor(i / width) / height) * 2 - 1];
    const inside = Math.abs(x) ** 3 + Math.abs(y) ** 3 < 1;
    cutout.data.set([40, 90, 190, inside ? 255 : 0], i * 4);
  }
  const photo = { data: new Uint8ClampedArray(800 * 600 * 4).fill(150), width: 800, height: 600 };
  return { photo, cutout, box: { left: 100, top: 200, width, height }, score: 1 };
}

describe.each(STYLE_IDS)('%s', (style) => {
  it.each(LANGUAGES)('keeps its words whole, legible and off the product (%s)', async (language) => {
    const cases: [Product, string][] = [
      [tall, DESCRIPTIONS[language]],
      [wide, DESCRIPTIONS[language]],
      ...(language === 'en' || language === 'ar' ? ([[tall, '']] satisfies [Product, string][]) : []),
    ];
    for (const [product, description] of cases) {
      expect(faultsOf(await compose(style, product, language, description))).toEqual([]);
    }
  });
});

describe('mirroring', () => {
  it.each(STYLE_IDS)('%s has its words on the other side in Arabic', async (style) => {
    const [english, arabic] = [await compose(style, tall, 'en', ''), await compose(style, tall, 'ar', '')];
    const [left, right] = [blocks(english), blocks(arabic)];
    expect(right).toHaveLength(left.length);
    expect(right.every(({ direction }) => direction === 'rtl')).toBe(true);
    // A pill is as wide as its words: only boxes of one width can be compared.
    const pairs = left
      .map(({ box }, i) => [box, right[i]?.box ?? box] as const)
      .filter(([one, other]) => Math.abs(one.w - other.w) < 1);
    expect(pairs.map(([, box]) => box.x)).toEqual(
      pairs.map(([box]) => expect.closeTo(english.frame.width - box.x - box.w, 3)),
    );
  });
});

function compose(style: StyleId, product: Product, language: string, description: string): Promise<Picture> {
  const category = CATEGORIES[LANGUAGES.findIndex((one) => one === language)] ?? null;
  return composeStyle({ style, products: [product], language, description, category, seed: 2 });
}

function blocks(picture: Picture): TextBlock[] {
  return picture.layers.flatMap((layer) => (layer.text ? [layer.text] : []));
}

/** Everything that is wrong with the words of a picture, in words. */
function faultsOf(picture: Picture): string[] {
  const frame = { x: 0, y: 0, w: picture.frame.width, h: picture.frame.height };
  const product = picture.layers.find((layer) => layer.product)?.product?.box;
  const all = blocks(picture);
  const found: [boolean, string][] = all.flatMap((block, i) => {
    const rest = all.slice(i + 1);
    return [
      [!contains(block.box, block.bounds), `"${block.words}" leaves its box`],
      [!contains(frame, block.bounds), `"${block.words}" leaves the frame`],
      [block.size < LEAST_SIZE || block.lines.length === 0, `"${block.words}" is too small`],
      [
        !!product && !block.overProduct && overlap(inner(product), block.bounds) > 0,
        `"${block.words}" lies on the product`,
      ],
      [rest.some((other) => overlap(block.bounds, other.bounds) > 0), `"${block.words}" lies on other words`],
    ];
  });
  const faults = found.filter(([wrong]) => wrong).map(([, fault]) => fault);
  return [...faults, ...paleWords(picture)];
}

/** Draws what lies beneath every text at another size than the one inks were settled at, and measures. */
function paleWords(picture: Picture): string[] {
  const last = picture.layers.findLastIndex((layer) => layer.text);
  const ground = probeLayers(
    picture.frame,
    picture.layers.slice(0, last + 1).map((layer) => withoutLetters(layer)),
    PROBE_PX,
  );
  return blocks(picture).flatMap((block) => {
    const values = pixelsIn(ground, picture.frame.width, block.bounds)
      .map((colour) => contrast(colour, linearOfHex(block.ink)))
      .toSorted((a, b) => a - b);
    const worst = values[Math.floor(values.length * 0.05)] ?? 21;
    return worst >= 4.5 ? [] : [`"${block.words}" has a contrast of ${worst.toFixed(2)}`];
  });
}

/** The layer with its veil but without its letters. */
function withoutLetters(layer: Layer): Layer {
  return layer.text ? { name: layer.name, draw: (surface) => layer.drawVeil?.(surface) } : layer;
}

function pixelsIn({ data, width, height }: Raster, units: number, { x, y, w, h }: UnitBox): Linear[] {
  const scale = width / units;
  const found: Linear[] = [];
  for (let row = Math.floor(y * scale); row < Math.min(height, (y + h) * scale); row++) {
    for (let column = Math.floor(x * scale); column < Math.min(width, (x + w) * scale); column++) {
      const at = (c: number): number => LINEAR_OF[data[(row * width + column) * 4 + c] ?? 0] ?? 0;
      found.push([at(0), at(1), at(2)]);
    }
  }
  return found;
}

function contains(outer: UnitBox, box: UnitBox): boolean {
  const slack = 0.01;
  return (
    box.x >= outer.x - slack &&
    box.y >= outer.y - slack &&
    box.x + box.w <= outer.x + outer.w + slack &&
    box.y + box.h <= outer.y + outer.h + slack
  );
}

/** The product's box without its outermost twentieth, which is mostly air. */
function inner({ x, y, w, h }: UnitBox): UnitBox {
  return { x: x + 0.05 * w, y: y + 0.05 * h, w: 0.9 * w, h: 0.9 * h };
}

function overlap(one: UnitBox, other: UnitBox): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return w > 0 && h > 0 ? w * h : 0;
}

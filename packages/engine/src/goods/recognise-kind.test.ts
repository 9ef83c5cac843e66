import type { CategoryId } from '../identifiers.ts';
import { describe, expect, it } from 'vitest';
import { NAMED_LANGUAGES } from './names.ts';
import { KEPT_ASIDE } from './phrases-kept-aside.fixture.ts';
import { PHRASES } from './phrases.fixture.ts';
import { recogniseKind } from './recognise-kind.ts';

/** Minimum share of right answers on the texts kept apart. */
const LEAST_RIGHT = 0.9;

const kindIn = (language: string, text: string): string | null => recogniseKind(text, language)?.id ?? null;

describe('recogniseKind', () => {
  it.each(PHRASES)('%s: %s', (language, text, kind) => {
    expect(kindIn(language, text)).toBe(kind);
  });

  it('is right on phrases that no rule was made for', () => {
    const named = KEPT_ASIDE.filter(([language]) => NAMED_LANGUAGES.includes(language));
    const right = named.filter(([language, text, kind]) => kindIn(language, text) === kind);
    expect(named.length).toBeGreaterThanOrEqual(70);
    expect(right.length / named.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  it('reads a description in another language than the pictures', () => {
    expect(kindIn('en', 'Tasse en grès faite à la main. Elle garde le café au chaud.')).toBe('mug');
    expect(kindIn('ar', 'Wooden chair with woven seat')).toBe('chair');
  });

  it.each([
    // Its two short words are Danish too, and « orange » is a French fruit.
    ['Armlehnstuhl im Stil der 60er, orange Schale, Gestell verchromt', 'chair'],
    // « Pelle » is a French spade.
    ['Borsa donna borsa a tracolla vera pelle nera tasche interne', 'handbag'],
    ['Coluna JBL Charge 4, Bluetooth, 30 W, à prova de água, bateria de 20 horas', 'speaker'],
    ['Hopfällbar cykel Crescent, 20 tums hjul, 3 växlar', 'bicycle'],
    ['Das ist eine handgemachte Keramiktasse, die den Kaffee lange warm hält', 'mug'],
    ['Мягкая игрушка зайка, связан крючком из хлопка', 'plush'],
  ])('tells by all of its words which language a description is in: %s', (text, kind) => {
    expect(kindIn('en', text)).toBe(kind);
    expect(kindIn('fr', text)).toBe(kind);
  });

  it.each([
    ['en', 'Lipstick Cherry', 'lipstick'],
    ['de', 'Handtasche orange', 'handbag'],
    ['en', 'Tomato slicer', null],
    ['en', 'Fresh apples from our orchard, 2 kg', 'fruit'],
  ])('takes a fruit for the thing itself only where nothing else is named: %s, %s', (language, text, kind) => {
    expect(kindIn(language, text)).toBe(kind);
  });

  it.each([
    ['de', 'Ölradiator, 2000 W, mit Thermostat', 'heater'],
    ['de', 'Notenständer für Gitarre', 'easel'],
    ['de', 'Metronom für Gitarre', 'ukulele'],
    ['de', 'Pendelleuchte Kristallglas, 60er Jahre', 'pendant_lamp'],
    ['en', 'Pendant lamp glass cube', 'pendant_lamp'],
    ['en', 'Cast iron pan', 'pan'],
    ['de', 'Weinglas Kristall', 'wine_glass'],
    ['de', 'Hochbeet aus Lärche, 120 x 80 cm', 'plant_pot'],
    ['tr', 'Masaüstü nemlendirici 500 ml, sessiz', 'diffuser'],
    ['nl', 'Fietsendrager voor op de trekhaak, 2 fietsen', 'car_accessory'],
  ])('knows products by their own names, before anything they come with: %s, %s', (language, text, kind) => {
    expect(kindIn(language, text)).toBe(kind);
  });

  it.each([
    ['Vintage bread slicer by Ritter, red', 'toaster'],
    ['Coffee tin from the 1950s with a dancer', 'jar'],
    ['Trumpet stand, black, folds flat', null],
    ['Nespresso Barista Milk Frother\nMilk frother with many programs', 'coffee_grinder'],
    ['Teapot set of four', 'teapot'],
    ['Watch, leather, 40 mm', 'watch'],
    ['Mug never used', 'mug'],
  ])('takes a tool or a box for something for the thing itself, known or not: %s', (text, kind) => {
    expect(kindIn('en', text)).toBe(kind);
  });

  it.each([
    [
      'en',
      'Modern Minimalist Floor Lamp LED Dimmable Living Room Bedroom Reading Standing Light Remote Control',
      'floor_lamp',
    ],
    ['ja', '曲げわっぱ弁当箱　秋田杉　600ml　仕切り付き　日本製　電子レンジ不可', 'lunch_box'],
    ['zh-Hans', '筋膜枪 静音 6档调节 Type-C充电 续航8小时 配4个按摩头 送收纳盒', 'massager'],
    ['nl', 'Ik verkoop een set van 4 kaarsenhouders van messing', 'candle_holder'],
    ['en', 'The perfect everyday crossbody bag. Vegan leather', 'handbag'],
    ['en', 'Sharp out of the box: hand-finished chef’s knife', 'knife'],
    ['tr', 'Kadın deri çanta hakiki deri siyah omuz askısı ayarlanabilir', 'handbag'],
  ])('takes the first nouns of a title, not what it goes on with: %s, %s', (language, text, kind) => {
    expect(kindIn(language, text)).toBe(kind);
  });

  it('takes a car in the toys category for a toy, and elsewhere for a car', () => {
    expect(recogniseKind('Red car', 'en', 'toys')?.id).toBe('toy_car');
    expect(recogniseKind('Red car', 'en', 'automotive')?.id).toBe('car');
  });

  it('returns nothing if the category shows that a name has another meaning', () => {
    const kindOf = (text: string, category: CategoryId) => recogniseKind(text, 'en', category)?.id ?? null;
    expect(kindOf('Cement mixer, 140 l', 'garden')).toBe('toolbox');
    expect(kindOf('Mixer, 140 l', 'garden')).toBeNull();
    expect(kindOf('Hand mixer', 'kitchen')).toBe('blender');
    expect(kindOf('Brake drum', 'automotive')).toBeNull();
    expect(kindOf('Apple', 'electronics')).toBeNull();
    expect(kindOf('Apple', 'food')).toBe('fruit');
  });

  it('returns nothing without a description', () => {
    for (const text of ['', '   ', '!!!', '350 ml', 'Great gift']) expect(recogniseKind(text, 'en')).toBeNull();
  });

  it('reads only the start of a description', () => {
    expect(kindIn('en', `${'It is light and lasts. '.repeat(4)}Goes with every chair.`)).toBeNull();
  });
});

it('uses the first name if a description’s language is unclear', () => {
  const watch =
    'Flache Eterna Quarz-Armbanduhr, vergoldet, Durchmesser 33 mm. Neues Lederband, Batterie 2024 gewechselt.';
  expect(recogniseKind(watch, 'en')?.id).toBe('watch');
});

it('does not take a part for the product if an unknown product is described first', () => {
  const certificate = 'Ehrenurkunde von 1962 im Holzrahmen, 40 x 50 cm. Originaldruck mit Wappen. Glas unbeschädigt.';
  for (const language of ['de', 'en'])
    expect([language, recogniseKind(certificate, language)?.id]).toEqual([language, 'picture_frame']);
  expect(recogniseKind('Sold as seen. Glass, 200 ml.', 'en')?.id).toBe('drinking_glass');
});

it.each([
  ['he', 'מתקן לתחזוקת אופניים', 'bike_part'],
  ['he', 'מגבר מנורות 202 Jolida', 'turntable'],
  ['he', 'קערת הגשה', 'bowl'],
  ['he', 'סט 8 כוסות Coro צבעוניות', 'drinking_glass'],
  ['he', 'למכירה ספה תלת מושבית', 'sofa'],
  ['he', 'IKEA ארון נעליים BISSA', 'cabinet'],
  ['he', 'כיסאות אוכל Tollmans', 'chair'],
  ['ar', 'حامل دراجة', null],
  ['ar', 'حامل لتصليح الدراجات', null],
  ['ar', 'ساعة يد رجالية', 'watch'],
  ['zh-Hans', '宜家梳妆台带镜子', null],
  ['zh-Hans', '背带裤', 'trousers'],
  ['zh-Hans', '联想 ThinkPad X260 笔记本', 'laptop'],
  ['zh-Hans', '牛皮纸笔记本', 'notebook'],
  ['en', 'Razer mouse mat', 'mouse_pad'],
  ['en', 'Logitech K540 keyboard + M510 mouse', 'keyboard'],
])('finds the noun of which others are only parts or purposes: %s %s', (language, text, id) => {
  expect(recogniseKind(text, language)?.id ?? null).toBe(id);
});

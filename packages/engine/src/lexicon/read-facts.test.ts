import { describe, expect, it } from 'vitest';
import { printFact } from './print-fact.ts';
import { readFacts } from './read-facts.ts';

const carried = (text: string, from: string, to: string): (string | null)[] =>
  readFacts(text, from).map((fact) => printFact(fact, to));

describe('facts cross languages', () => {
  it.each([
    ['fr', 'Lavable en machine', 'en', ['Machine washable']],
    ['ar', 'مقاوم للماء', 'de', ['Wasserdicht']],
    ['en', 'holds 0.35 l', 'fr', ['Contenance : 0,35 l']],
    ['en', '40 hours of battery', 'de', ['Akkulaufzeit: 40 Stunden']],
    ['de', '2 Jahre Garantie', 'en', ['Warranty: 2 years']],
    ['en', 'two-pack', 'fr', ['Pack de 2']],
    ['en', 'pack of three', 'de', ['3er-Pack']],
    ['en', 'set of 4', 'de', ['4er-Set']],
    ['fr', 'lot de deux', 'en', ['Set of 2']],
    ['es', 'dos años de garantía', 'en', ['Warranty: 2 years']],
    ['ar', 'ضمان سنتين', 'en', ['Warranty: 2 years']],
    ['ja', '高さ40cm', 'en', ['Height: 40 cm']],
    ['zh-Hans', '保温12小时', 'en', ['Stays hot for 12 hours']],
    ['en', '100% organic cotton', 'es', ['100 % algodón orgánico']],
    ['fr', 'poignée en cuir', 'en', ['Handle: leather']],
    ['en', 'leather strap', 'fr', ['Sangle : cuir']],
    ['es', 'Hecho en Portugal', 'de', ['Herkunft: Portugal']],
    ['en', '10 inches tall', 'fr', ['Hauteur : 10 pouces (25,4 cm)']],
    ['de', '1.200 ml', 'en', ['1200 ml']],
    ['ar', 'سعة ٣٥٠ مل', 'en', ['Capacity: 350 ml']],
    ['es', 'Lámpara 42 cm', 'en', ['42 cm']],
    ['en', 'Speaker - 20 W - foldable', 'de', ['20 W', 'Faltbar']],
    ['en', 'Sizes NB-18M, from 2 to 24 kg', 'de', []],
    ['nl', 'Hoogte tussen 8 en 22 cm', 'en', []],
    ['nl', 'max. 60 kg', 'en', ['Load: up to 60 kg']],
    ['fr', 'sans alcool sans parfum', 'en', ['Alcohol-free', 'Fragrance-free']],
    ['de', 'Timer: ja\nFernbedienung: nein', 'en', ['Timer']],
    ['ja', '電子レンジ不可　手作り', 'en', ['Handmade']],
    ['tr', 'Bulaşık makinesinde yıkanmaz', 'en', ['Not dishwasher safe']],
    ['zh-Hans', '6岁以上', 'en', ['Ages 6+']],
    ['nl', 'sokken maat 39-42', 'en', ['Size: 39–42']],
    ['en', 'Sizes from S to XL', 'de', ['Größe: S–XL']],
    ['en', 'Sizes vary a little', 'de', []],
    ['ja', '手作り 食洗機不可', 'en', ['Handmade', 'Not dishwasher safe']],
    ['fr', 'lavables à 30 °C', 'en', ['Washable at 30 °C']],
    ['de', 'Zahnbürsten, 4er Pack', 'en', ['Pack of 4']],
    ['it', 'fino a 9 kg', 'en', ['Load: up to 9 kg']],
    ['es', 'de 8 a 12', 'en', []],
    ['en', 'Output 3 A', 'de', ['3 A']],
    ['en', 'Dumper with four wheel drive', 'de', ['Allradantrieb']],
    ['en', 'The "Nordic Night" throw', 'de', []],
    ['en', 'IPX7, Bluetooth 5.3', 'ar', ['IPX7', 'Bluetooth 5.3']],
    [
      'en',
      'Keeps drinks hot for 6 hours and cold for 12 hours',
      'fr',
      ['Garde au chaud : 6 heures', 'Garde au frais : 12 heures'],
    ],
  ])('%s: %s > %s', (from, text, to, labels) => {
    expect(carried(text, from, to).map((label) => label?.replaceAll('\u00a0', ' '))).toEqual(labels);
  });
});

it.each([
  ['en', 'Not dishwasher safe', 'care.dishwasher-safe'],
  ['en', 'Dishwasher safe: no', 'care.dishwasher-safe'],
  ['de', 'Nicht wasserdicht', 'property.waterproof'],
  ['fr', 'Ne passe pas au lave-vaisselle', 'care.dishwasher-safe'],
  ['es', 'No apto para microondas', 'care.microwave-safe'],
  ['en', 'Soft, warm light for your desk', 'property.soft'],
  ['es', 'Mochila para portátil', 'property.portable'],
  ['en', 'Not dishwasher and microwave safe', 'care.microwave-safe'],
  ['en', 'Socks that keep your feet warm', 'function.keeps-hot'],
  ['es', 'Resistente al agua hasta 30 m', 'measure.water-depth'],
])('does not read what is denied, or said of another thing (%s: %s)', (language, text, id) => {
  expect(readFacts(text, language).map((fact) => fact.id)).not.toContain(id);
});

it('reads on behind a denial', () => {
  const ids = readFacts('They never itch and can be machine washed', 'en').map(({ id }) => id);
  expect(ids).toEqual(['care.machine-washable']);
});

it('takes no length of a cable for the thing’s', () => {
  expect(readFacts('Lamp with a 2 m cable, 29 inch wheels', 'en').filter(({ kind }) => kind === 'length')).toEqual([]);
});

it('tells each fact by words of the description', () => {
  const text = 'Handmade mug, 350 ml, dishwasher safe. Made in Portugal, 2 year warranty.';
  for (const { source } of readFacts(text, 'en')) expect(text).toContain(source);
});

describe('what a thing is packed in', () => {
  const materials = (text: string, language: string): (string | null)[] =>
    readFacts(text, language).flatMap(({ kind, id }) => (kind === 'material' ? [id] : []));

  it.each([
    ['en', 'Strawberry jam in a glass jar'],
    ['en', 'Earrings, in a small wooden gift box'],
    ['de', 'Apfelkuchen im Glas, 400 g'],
    ['fr', 'Savon dans une boîte en bois'],
    ['es', 'Vela en un frasco de vidrio'],
  ])('%s: %s – is no material of its own', (language, text) => {
    expect(materials(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'A vase in brown ceramic'],
    ['de', 'Vase aus Glas, im Karton geliefert'],
    ['fr', 'Boîte en bois'],
    ['es', 'Caja de madera'],
  ])('%s: %s – is made of it', (language, text) => {
    expect(materials(text, language)).toHaveLength(1);
  });
});

it('takes a side of a part for no side of the thing', () => {
  const lengths = (text: string, language: string) =>
    readFacts(text, language)
      .filter(({ quantity }) => quantity?.dimension === 'length')
      .map(({ source }) => source);
  expect(lengths('Dining chair. Seat height 46 cm, height 92 cm', 'en')).toEqual(['height 92 cm']);
  expect(lengths('Cable length 2 m, overall height 40 cm', 'en')).toEqual(['height 40 cm']);
  expect(lengths('Stuhl, Sitzhöhe 46 cm', 'de')).toEqual([]);
  expect(lengths('Stuhl, Gesamthöhe 92 cm', 'de')).toHaveLength(1);
  expect(lengths('Chaise, hauteur d’assise 46 cm', 'fr')).toEqual([]);
  expect(lengths('Lampe, longueur du câble 2 m', 'fr')).toEqual([]);
});

it('says how a part feels of nothing else', () => {
  const ids = (text: string, language: string) => readFacts(text, language).map(({ id }) => id);
  expect(ids('Headphones with soft ear cushions', 'en')).not.toContain('property.soft');
  expect(ids('Soft blanket', 'en')).toContain('property.soft');
  expect(ids('Manta calentita para el invierno', 'es')).not.toContain('audience.men');
  expect(ids('Power bank with LED display', 'en')).not.toContain('property.led');
});

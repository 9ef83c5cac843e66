import { describe, expect, it } from 'vitest';
import { DESCRIPTIONS } from './descriptions.fixture.ts';
import { isSaidBulky, parseSize } from './parse-size.ts';

describe('parseSize', () => {
  it.each([
    ['Ceramic vase, 8 x 8 x 21 cm, hand thrown', 0.21],
    ['Vase, 80×210mm', 0.21],
    ['Lampe, Höhe 1,2 m', 1.2],
    ['A 12" skillet', 0.305],
    ['Board, 9 x 14 in, oak', 0.3556],
    ['Rug 5 ft', 1.524],
    ['Ваза 21 см', 0.21],
    ['مزهرية ٢١ سم', 0.21],
    ['花瓶 21厘米', 0.21],
    ['Vase ๒๑ cm', 0.21],
  ])('%s', (description, metres) => {
    expect(parseSize(description)).toEqual({ of: 'longest side', metres: expect.closeTo(metres, 2) });
  });

  it.each([
    ['Mug, 350 ml', 0.35],
    ['Becher, 0,35 l', 0.35],
    ['Teapot 1 l, 3 cups', 1],
    ['Flakon ٥٠ مل', 0.05],
  ])('%s', (description, litres) => {
    expect(parseSize(description)).toEqual({
      of: 'volume',
      cubicMetres: expect.closeTo(litres / 1000, 6),
    });
  });

  it.each(Object.entries(DESCRIPTIONS))('reads 350 ml in %s', (_, { text }) => {
    expect(parseSize(text)).toEqual({ of: 'volume', cubicMetres: expect.closeTo(3.5e-4, 8) });
  });

  it('prefers a length to a volume', () => {
    expect(parseSize('Bottle of 500 ml, 24 cm high')).toEqual({ of: 'longest side', metres: 0.24 });
  });

  it.each([
    '',
    'A good mug',
    'Keeps coffee hot for 6 hours',
    '3 in stock? 100 % cotton',
    'Cable of 900 m',
    'made in 5 minutes',
  ])('reads no size out of “%s”', (description) => {
    expect(parseSize(description)).toBeNull();
  });
});

it('does not take a part’s side for the product’s size', () => {
  for (const said of ['Dining chair. Seat height 46 cm', 'Stuhl, Sitzhöhe: 46 cm', 'Chaise, hauteur d’assise 46 cm'])
    expect(parseSize(said)).toBeNull();
  expect(parseSize('Stuhl, Sitzhöhe 46 cm, Gesamthöhe 92 cm')).toEqual({ of: 'longest side', metres: 0.92 });
});

it('does not take a cable’s length for the size of its product', () => {
  for (const text of [
    'Lampe de table. Hauteur 52 cm, douille E27. Câble blanc de 1,8 m.',
    'Table lamp, 52 cm high, with a 1.8 m cable.',
    'Tischlampe, 52 cm hoch, Kabel 1,8 m.',
  ])
    expect(parseSize(text)).toEqual({ of: 'longest side', metres: 0.52 });
  expect(parseSize('USB cable, 1.8 m')).not.toEqual({ of: 'longest side', metres: 0.52 });
});

it.each([
  ['Banco zapatero, 100 x 40 x 50 cm', true],
  ['Regal 1,8 × 0,3 × 0,4 m', true],
  ['صندوق ١٠٠ × ٤٠ × ٥٠ سم', true],
  ['Mirror 180 x 60 x 3 cm', false],
  ['Box 30 x 30 x 30 cm', false],
  ['Dining table 180 x 90 cm', false],
  ['Set of 3, 80 cm', false],
])('%s: bulky as furniture: %s', (description, isSo) => {
  expect(isSaidBulky(description)).toBe(isSo);
});

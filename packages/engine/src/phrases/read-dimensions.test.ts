import { expect, it } from 'vitest';
import { readDimensions } from './read-dimensions.ts';

const said = (description: string, aspect: number) => {
  const { height, width } = readDimensions(description, aspect);
  const words = (length: typeof height) => length && `${length.value} ${length.unit}`;
  return { height: words(height), width: words(width) };
};

it.each([
  ['Vase, 30 cm high', 0.5, { height: '30 cm', width: null }],
  ['Teller, 27 cm breit', 4, { height: null, width: '27 cm' }],
  ['Mug, 9.5 cm tall, 8 cm wide', 1.2, { height: '9.5 cm', width: '8 cm' }],
  ['Dispenser, 8 cm wide and 18 cm high', 0.4, { height: '18 cm', width: '8 cm' }],
  ['Spender: Höhe 18 cm Breite 8 cm', 0.4, { height: '18 cm', width: '8 cm' }],
  ['Wazon, wysokość 30 cm', 2, { height: '30 cm', width: null }],
  ['Ваза, диаметр 20 см', 0.5, { height: null, width: '20 см' }],
  ['Lamp, 40 cm', 0.4, { height: '40 cm', width: null }],
  ['Lamp, 40 cm', 2, { height: null, width: '40 cm' }],
  ['Vase, 12 inch high', 2, { height: '12 inch', width: null }],
])('gives a length to its own side, else to the longer one: %s', (description, aspect, expected) => {
  expect(said(description, aspect)).toEqual(expected);
});

it('takes the two of three dimensions that match the photo’s proportions, in any order', () => {
  expect(said('Headphones: 18 x 7 x 20 cm', 0.9)).toEqual({ height: '20 cm', width: '18 cm' });
  expect(said('Bottle 21 × 8 × 8 cm', 0.39)).toEqual({ height: '21 cm', width: '8 cm' });
  expect(said('Box 30 x 20 x 10 cm', 0.12)).toEqual({ height: '30 cm', width: null });
});

it.each([
  ['', 1],
  ['A mug that holds 350 ml', 1],
  ['Headphones with a 1.2 m cable', 1],
  ['Range 10 m, 30 hours of battery', 1],
  ['Weighs 300 g', 1],
  ['Tablet, 10.6 inch', 1],
  ['Mountain bike\n24"', 1],
])('claims no size when none is given for the product: %s', (description, aspect) => {
  expect(said(description, aspect)).toEqual({ height: null, width: null });
});

it('gives metres', () => {
  expect(readDimensions('Table, 1,2 m wide', 2).width?.metres).toBeCloseTo(1.2);
  expect(readDimensions('Box, 10 in tall', 0.5).height?.metres).toBeCloseTo(0.254);
});

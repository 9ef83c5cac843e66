import { expect, it } from 'vitest';
import { withoutEchoes } from './without-echoes.ts';

it('drops what a longer line also says', () => {
  expect(withoutEchoes(['Padded', '20 litres', 'Padded sleeve for 15 inch'])).toEqual([
    '20 litres',
    'Padded sleeve for 15 inch',
  ]);
  expect(withoutEchoes(['Height: 50 cm', 'Large one 50 cm high, small one 40 cm high'])).toHaveLength(1);
});

it('keeps other figures, and lines that share only some words', () => {
  const lines = ['Height: 30 cm', '50 cm wide and 20 cm deep', 'Oak', 'Soaks up water'];
  expect(withoutEchoes(lines)).toEqual(lines);
  expect(withoutEchoes(['1 kg', '1 kg'])).toEqual(['1 kg', '1 kg']);
});

it('drops what a longer line says in other places, or with « and » attached', () => {
  expect(withoutEchoes(['Dishwasher safe', 'Dishwasher and microwave safe'])).toEqual([
    'Dishwasher and microwave safe',
  ]);
  const long = 'آمن للاستخدام في غسالة الصحون والميكروويف';
  expect(withoutEchoes(['آمن في غسالة الصحون', 'آمن في الميكروويف', long])).toEqual([long]);
});

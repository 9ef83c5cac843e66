import { expect, it } from 'vitest';
import { partSides } from './part-sides.ts';

it.each([
  ['Medidas: alto 70 cm ancho 62 cm largo 30 cm', ['', 'Alto: 70 cm', 'Ancho: 62 cm', 'Largo: 30 cm', '']],
  ['Höhe 18 cm, Breite 8,5 cm', ['', 'Höhe: 18 cm', 'Breite: 8,5 cm', '']],
  ['Table en chêne. Hauteur : 75 cm, largeur : 80 cm', ['Table en chêne. ', 'Hauteur: 75 cm', 'Largeur: 80 cm', '']],
  ['Высота 30 см, ширина 20 см', ['', 'Высота: 30 см', 'Ширина: 20 см', '']],
])('parts %s', (line, parts) => {
  expect(partSides(line)).toEqual(parts);
});

it.each(['Height 70 cm', 'A shelf of good height, 20 cm deep', '8 cm wide and 18 cm high', 'Width 20 cmx'])(
  'leaves %s',
  (line) => {
    expect(partSides(line)).toEqual([line]);
  },
);

import { expect, it } from 'vitest';
import { parseDescription } from '../phrases/parse-description.ts';
import { yesOrNo } from './yes-or-no.ts';

it.each([
  ['sí', true],
  ['Ja.', true],
  ['有', true],
  ['✗', false],
  ['нет', false],
  ['stainless steel', null],
])('reads the cell « %s »', (cell, expected) => {
  expect(yesOrNo(cell)).toBe(expected);
});

it('prints present features by their key, and absent ones not at all', () => {
  const { features } = parseDescription('Apagado automático: sí\nApto para lavavajillas: no\nMaterial: acero', 'es');
  expect(features).toContain('Apagado automático');
  expect(features.join(' ')).not.toMatch(/: sí|lavavajillas/u);
});

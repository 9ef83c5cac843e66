import { expect, it } from 'vitest';
import { agreeWithName } from './agree-with-name.ts';

it.each([
  ['es', 'Auriculares', 'Inalámbrico', 'property.wireless', 'Inalámbricos'],
  ['es', 'Silla de jardín', 'Plegable', 'property.foldable', 'Plegable'],
  ['es', 'Paraguas', 'Compacto', 'property.compact', 'Compacto'],
  ['pt', 'Cama para cão', 'Ortopédico', 'property.orthopaedic', 'Ortopédica'],
  ['pt', 'Tênis', 'Respirável', 'property.breathable', 'Respirável'],
  ['it', 'Scarpe da corsa', 'Magnetico', 'property.magnetic', 'Magnetiche'],
  ['pl', 'Wózek dziecięcy', 'Kompaktowe', 'property.compact', 'Kompaktowy'],
  ['pl', 'Lampa', 'Matowe wykończenie', 'finish.matte', 'Matowe wykończenie'],
  ['de', 'Lampe', 'Kabellos', 'property.wireless', 'Kabellos'],
])('%s: a %s is « %s » as « %s »', (language, name, term, id, agreed) => {
  expect(agreeWithName(term, id, name, language)).toBe(agreed);
});

it('leaves a label as it is without a name, and one that is a noun', () => {
  expect(agreeWithName('Inalámbrico', 'property.wireless', null, 'es')).toBe('Inalámbrico');
  expect(agreeWithName('Foro di drenaggio', 'property.drainage', 'Vasi', 'it')).toBe('Foro di drenaggio');
});

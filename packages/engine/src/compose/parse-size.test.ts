import { describe, expect, it } from 'vitest';
import { parseSize } from './parse-size.ts';

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
    expect(parseSize(description)?.metres).toBeCloseTo(metres, 2);
  });

  it('takes a vessel of 350 ml to be about nine centimetres high, one of a litre a little larger', () => {
    expect(parseSize('Mug, 350 ml')?.metres).toBeCloseTo(0.093, 3);
    expect(parseSize('Becher, 0,35 l')?.metres).toBeCloseTo(0.093, 3);
    expect(parseSize('Teapot 1 l')).toEqual({ metres: expect.closeTo(0.132, 3) as number, of: 'height' });
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

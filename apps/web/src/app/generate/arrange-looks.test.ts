import { expect, it } from 'vitest';
import { NEUTRAL } from '../../features/jobs/hand/adjustment.ts';
import { withLook, withLookOnAll } from './arrange-looks.ts';

const moved = { ...NEUTRAL, x: 0.1, scale: 1.2, shadow: 'soft', ground: '#c6d8e6' } as const;

it('keeps a picture’s arrangement, and drops one that was undone', () => {
  const looks = withLook({}, 'studio', { scene: 2, adjustment: moved });
  expect(looks).toEqual({ studio: { scene: 2, adjustment: moved } });
  expect(withLook(looks, 'studio', { scene: 0, adjustment: NEUTRAL })).toEqual({});
});

it('applies size, shadow and a plain ground to every picture, and keeps each position and scene', () => {
  const before = { luxury: { scene: 3, adjustment: { ...NEUTRAL, x: -0.2 } } };
  const styles = ['studio', 'luxury', 'white_bg'] as const;
  const looks = withLookOnAll(before, { style: 'studio', styles, grounds: false }, { scene: 1, adjustment: moved });
  expect(looks).toEqual({
    studio: { scene: 1, adjustment: moved },
    luxury: { scene: 3, adjustment: { ...NEUTRAL, x: -0.2, scale: 1.2, shadow: 'soft' } },
    white_bg: { scene: 0, adjustment: { ...NEUTRAL, scale: 1.2, shadow: 'soft' } },
  });
  const all = withLookOnAll({}, { style: 'studio', styles, grounds: true }, { scene: 0, adjustment: moved });
  expect(all.white_bg?.adjustment?.ground).toBe('#c6d8e6');
});

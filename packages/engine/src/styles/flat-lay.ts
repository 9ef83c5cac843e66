import { layFlat } from '../compose/lay-flat.ts';
import { paintLinen } from '../compose/paint-linen.ts';
import { paintSprig } from '../compose/paint-sprig.ts';
import type { Style } from '../compose/recipe.ts';
import { believableShare } from '../compose/believe-size.ts';

/** From above on linen, with a twig's shadow falling in from the window. */
export const flatLay: Style = {
  id: 'flat_lay',
  width: 4096,
  height: 4096,
  compose({ main, frame, theme, longerM, seed }) {
    const height = 780 * (0.35 + 0.65 * believableShare(main, longerM));
    return {
      frame,
      layers: [
        paintLinen(theme.paper, seed),
        ...paintSprig({ x: 150, y: 130 }, 0.9, 430, theme.sprig, seed),
        ...paintSprig({ x: 905, y: 905 }, 3.9, 360, theme.sprig, seed + 1),
        ...layFlat(frame, main, { height, maxWidth: 720, at: { x: 505, y: 505 }, turnDeg: main.aspect < 0.8 ? 8 : -5 }),
      ],
      grain: 2.2,
    };
  },
};

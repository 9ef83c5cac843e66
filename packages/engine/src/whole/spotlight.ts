import { fade } from '../pixels/colour.ts';
import type { Layer, UnitBox } from '../page/picture.ts';

/** Where the darkness begins and where it is complete, relative to the ellipse through the corners of the lit box. */
const [FROM, TO] = [0.8, 1.9];
const STEPS = 12;

/** Darkens what surrounds a box, as if one lamp lit what is in it: an ellipse without an edge, which cannot cut a product wrongly. */
export function spotlight(lit: UnitBox, window: UnitBox, darkness: number, color = '#0f0c0a'): Layer {
  return {
    name: 'spotlight',
    draw({ ctx }) {
      ctx.beginPath();
      ctx.rect(window.x, window.y, window.w, window.h);
      ctx.clip();
      const [rx, ry] = [lit.w / Math.SQRT2, lit.h / Math.SQRT2];
      const [x, y] = [lit.x + lit.w / 2, lit.y + lit.h / 2];
      ctx.translate(x, y);
      ctx.scale(rx, ry);
      const gradient = ctx.createRadialGradient(0, 0, FROM, 0, 0, TO);
      for (let i = 0; i <= STEPS; i++) {
        const t = i / STEPS;
        gradient.addColorStop(t, fade(color, darkness * t * t * (3 - 2 * t)));
      }
      ctx.fillStyle = gradient;
      ctx.fillRect((window.x - x) / rx, (window.y - y) / ry, window.w / rx, window.h / ry);
    },
  };
}

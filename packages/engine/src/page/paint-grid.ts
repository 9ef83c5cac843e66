import type { Layer } from './picture.ts';
import { wholeOf } from './units.ts';

/** Endless squared paper: a hairline every `step` units from the origin, every fifth slightly stronger. */
export function paintGrid(step: number, color: string, origin = { x: 0, y: 0 }): Layer {
  return {
    name: 'grid',
    isEndless: true,
    draw({ ctx, frame, window: { x, y, w, h } = wholeOf(frame) }) {
      ctx.strokeStyle = color;
      for (const across of [true, false]) {
        const [from, end, start] = across ? [x, x + w, origin.x] : [y, y + h, origin.y];
        for (let i = -Math.ceil((start - from) / step); start + i * step <= end; i++) {
          const at = start + i * step;
          ctx.lineWidth = i % 5 === 0 ? 1.6 : 0.7;
          ctx.beginPath();
          ctx.moveTo(across ? at : x, across ? y : at);
          ctx.lineTo(across ? at : x + w, across ? y + h : at);
          ctx.stroke();
        }
      }
    },
  };
}

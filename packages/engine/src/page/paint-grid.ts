import type { Layer } from './picture.ts';

/** Squared paper: a hairline every `step` units from the origin on, each fifth a little stronger. */
export function paintGrid(step: number, color: string, origin = { x: 0, y: 0 }): Layer {
  return {
    name: 'grid',
    draw({ ctx, frame }) {
      ctx.strokeStyle = color;
      for (const across of [true, false]) {
        const [start, end] = across ? [origin.x, frame.width] : [origin.y, frame.height];
        const first = -Math.ceil(start / step);
        for (let i = first; start + i * step <= end; i++) {
          const at = start + i * step;
          ctx.lineWidth = i % 5 === 0 ? 1.6 : 0.7;
          ctx.beginPath();
          ctx.moveTo(across ? at : 0, across ? 0 : at);
          ctx.lineTo(across ? at : frame.width, across ? frame.height : at);
          ctx.stroke();
        }
      }
    },
  };
}

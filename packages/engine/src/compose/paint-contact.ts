import { createCanvas } from '@napi-rs/canvas';
import type { Layer, UnitPoint } from './picture.ts';
import type { Stage } from './stage.ts';

const PX_PER_UNIT = 0.4;

/** The shadow of a solid whose footprint is a polygon: a dark line under it and a soft fall away from the light. */
export function paintContact(stage: Stage, footprint: readonly UnitPoint[], height: number): Layer {
  const { frame, light } = stage;
  const canvas = createCanvas(Math.ceil(frame.width * PX_PER_UNIT), Math.ceil(frame.height * PX_PER_UNIT));
  const ctx = canvas.getContext('2d');
  const lean = { x: -light.direction[0] / light.direction[2], y: -0.18 * Math.sign(-light.direction[1] || 1) };
  const passes: [number, number, number, number][] = [
    [0.004, 3, 0.6, 0],
    [0.03, 10, 0.4, 0],
    [0.2, 22, 0.2, 0.1],
    [0.5, 46, 0.2, 0.3],
    [0.8, 70, 0.12, 0.5],
  ];
  for (const [reach, blur, opacity, grow] of passes) {
    ctx.filter = `blur(${(blur * PX_PER_UNIT).toFixed(1)}px)`;
    ctx.fillStyle = `rgba(24,16,14,${(opacity * (light.strength / 0.5)).toFixed(3)})`;
    ctx.beginPath();
    const cx = footprint.reduce((sum, { x }) => sum + x, 0) / footprint.length;
    footprint.forEach(({ x, y }, i) => {
      const px = (x + (x - cx) * grow * 0.1 + lean.x * height * reach * 0.55) * PX_PER_UNIT;
      const py = (y + lean.y * height * reach * 0.5) * PX_PER_UNIT;
      if (i === 0) ctx.moveTo(px, py);
      else ctx.lineTo(px, py);
    });
    ctx.fill();
  }
  return {
    name: 'contact',
    draw({ ctx: out }) {
      out.globalCompositeOperation = 'multiply';
      out.imageSmoothingQuality = 'high';
      out.drawImage(canvas, 0, 0, frame.width, frame.height);
    },
  };
}

import { createCanvas } from '@napi-rs/canvas';
import { fade } from '../pixels/colour.ts';
import type { Layer, Surface, UnitBox, UnitPoint } from './picture.ts';
import { wholeOf } from './units.ts';

/** A plain colour over the whole frame. */
export function paintBackground(color: string): Layer {
  return {
    name: 'ground',
    isEndless: true,
    draw({ ctx, frame, window = wholeOf(frame) }) {
      ctx.fillStyle = color;
      ctx.fillRect(window.x, window.y, window.w, window.h);
    },
  };
}

/** A box with round corners. */
export function paintBox(box: UnitBox, color: string, radius = 0): Layer {
  return shape('box', ({ ctx }) => {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.roundRect(box.x, box.y, box.w, box.h, radius);
    ctx.fill();
  });
}

export function paintDisc(centre: UnitPoint, radius: number, color: string): Layer {
  return shape('disc', ({ ctx }) => {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.arc(centre.x, centre.y, radius, 0, Math.PI * 2);
    ctx.fill();
  });
}

export function paintRing(centre: UnitPoint, radius: number, color: string, width: number): Layer {
  return shape('ring', ({ ctx }) => {
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.arc(centre.x, centre.y, radius, 0, Math.PI * 2);
    ctx.stroke();
  });
}

/** A door-shaped opening: straight sides, half a circle on top. */
export function paintArch(box: UnitBox, color: string): Layer {
  return shape('arch', ({ ctx }) => {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.roundRect(box.x, box.y, box.w, box.h, [box.w / 2, box.w / 2, 0, 0]);
    ctx.fill();
  });
}

/** A line through points, optionally with a dot at its first. */
export function paintLine(points: readonly UnitPoint[], color: string, width: number, dot = 0): Layer {
  return shape('line', ({ ctx }) => {
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    ctx.beginPath();
    points.forEach(({ x, y }, i) => (i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
    ctx.stroke();
    const [first] = points;
    if (!first || dot <= 0) return;
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.arc(first.x, first.y, dot, 0, Math.PI * 2);
    ctx.fill();
  });
}

/** The line between floor and wall, endless on both sides. */
export function paintFloorLine(y: number, color: string, width: number): Layer {
  const draw: Layer['draw'] = ({ ctx, frame, window = wholeOf(frame) }) => {
    ctx.fillStyle = color;
    ctx.fillRect(window.x, y - width / 2, window.w, width);
  };
  return { name: 'line', isEndless: true, draw };
}

/** A gradient veil from one side that fades out towards the other; type is placed on it. `from` and `to` in units. */
export function paintVeil(color: string, opacity: number, from: UnitPoint, to: UnitPoint): Layer {
  const draw: Layer['draw'] = ({ ctx, frame, window = wholeOf(frame) }) => {
    const gradient = ctx.createLinearGradient(from.x, from.y, to.x, to.y);
    // Eased, so that the veil has no visible end.
    for (let i = 0; i <= 10; i++) gradient.addColorStop(i / 10, fade(color, opacity * eased(i / 10)));
    ctx.fillStyle = gradient;
    ctx.fillRect(window.x, window.y, window.w, window.h);
  };
  return { name: 'veil', isEndless: true, draw };
}

/** Fraction of a veil's opacity at a position: 1 up to `from`, 0 beyond `to`. */
export function veilShare({ x, y }: UnitPoint, from: UnitPoint, to: UnitPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  return eased(Math.min(1, Math.max(0, along)));
}

const eased = (along: number): number => 0.5 + 0.5 * Math.cos(Math.PI * along);

/** A soft shadow under a card or disc: drawn and blurred at a small size, so that it is cheap at 4096 px. */
export function paintSoftShadow(box: UnitBox, radius: number, blur: number, opacity: number, color = '#1a1512'): Layer {
  const [width, height] = [box.w + blur * 6, box.h + blur * 6];
  const perUnit = Math.min(0.5, 6 / blur);
  const canvas = createCanvas(Math.ceil(width * perUnit), Math.ceil(height * perUnit));
  const ctx = canvas.getContext('2d');
  ctx.filter = `blur(${(blur * perUnit).toFixed(2)}px)`;
  ctx.fillStyle = fade(color, opacity);
  ctx.beginPath();
  ctx.roundRect(blur * 3 * perUnit, blur * 3 * perUnit, box.w * perUnit, box.h * perUnit, radius * perUnit);
  ctx.fill();
  return shape('soft shadow', ({ ctx: out }) => {
    out.imageSmoothingQuality = 'high';
    out.drawImage(canvas, box.x - blur * 3, box.y - blur * 3, width, height);
  });
}

function shape(name: string, draw: (surface: Surface) => void): Layer {
  return { name, draw };
}

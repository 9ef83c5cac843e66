import { createCanvas } from '@napi-rs/canvas';
import { veilShare } from '../page/paint-shape.ts';
import type { Layer, UnitPoint } from '../page/picture.ts';
import { wholeOf } from '../page/units.ts';
import { release } from '../pixels/rasters.ts';
import type { Stage } from './stage.ts';

/** Blur of the set, units, and the longer side at which the blur is drawn: no fine detail remains. */
const [BLUR, SIDE_PX] = [24, 420];
/** Gradient stops of the fade, so that no edge is visible. */
const STOPS = 10;

/** The set out of focus where words stand: no lemon or cup is sharp behind a letter. Full up to `from`, nothing beyond `to`, units. */
export function softenBackground({ backdrop }: Pick<Stage, 'backdrop'>, from: UnitPoint, to: UnitPoint): Layer {
  const draw: Layer['draw'] = ({ ctx, frame, window }) => {
    const seen = window ?? wholeOf(frame);
    const scale = SIDE_PX / Math.max(seen.w, seen.h);
    const [width, height] = [Math.ceil(seen.w * scale), Math.ceil(seen.h * scale)];
    const sharp = createCanvas(width, height);
    const inner = sharp.getContext('2d');
    inner.scale(width / seen.w, height / seen.h);
    inner.translate(-seen.x, -seen.y);
    for (const layer of backdrop) {
      inner.save();
      layer.draw({ ctx: inner, scale, frame, ...(window && { window }) });
      inner.restore();
    }
    const soft = createCanvas(width, height);
    const out = soft.getContext('2d');
    // Outside the image there is nothing to blur with: the sharp image below it fills the edge.
    out.drawImage(sharp, 0, 0);
    out.filter = `blur(${(BLUR * scale).toFixed(2)}px)`;
    out.drawImage(sharp, 0, 0);
    out.filter = 'none';
    out.setTransform(width / seen.w, 0, 0, height / seen.h, (-seen.x * width) / seen.w, (-seen.y * height) / seen.h);
    out.globalCompositeOperation = 'destination-in';
    const mask = out.createLinearGradient(from.x, from.y, to.x, to.y);
    for (let i = 0; i <= STOPS; i++) {
      const at = i / STOPS;
      const share = veilShare({ x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at }, from, to);
      mask.addColorStop(at, `rgba(0, 0, 0, ${share.toFixed(4)})`);
    }
    out.fillStyle = mask;
    out.fillRect(seen.x, seen.y, seen.w, seen.h);
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(soft, seen.x, seen.y, seen.w, seen.h);
    release(sharp);
    release(soft);
  };
  return { name: 'soft ground', isEndless: true, draw };
}

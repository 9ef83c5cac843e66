import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { fade } from './colour.ts';
import { project } from './matrix.ts';
import type { Page } from './page.ts';
import { paintContact } from './paint-contact.ts';
import type { Frame, Layer, UnitPoint } from './picture.ts';
import { canvasOf, rasterOf } from './rasters.ts';
import { solidPoint } from './solid-point.ts';
import { unitsPerMetreAt } from './stand-product.ts';
import type { Stage } from './stage.ts';
import type { Theme } from './theme.ts';
import { warpRaster } from './warp-raster.ts';

export interface GiftBoxWish {
  /** Middle of its floor, units. */
  at: UnitPoint;
  /** Of the front as it would be seen straight on, units. */
  width: number;
  height: number;
  words: string;
  theme: Theme;
}

const TURN_DEG = 24;

/** A closed box standing on the stage, seen in the stage's perspective: front with the words, one side, the lid. */
export function drawGiftBox(stage: Stage, page: Page, wish: GiftBoxWish): Layer[] {
  const perMetre = unitsPerMetreAt(stage, wish.at);
  const size = { w: wish.width / perMetre, h: wish.height / perMetre, d: (wish.width * 0.62) / perMetre };
  const corner = cornerOf(stage, wish.at, size, page.direction === 'rtl' ? -TURN_DEG : TURN_DEG);
  const side = page.direction === 'rtl' ? 0 : 1;
  const front = [corner(0, 0, 1), corner(1, 0, 1), corner(1, 0, 0), corner(0, 0, 0)];
  const flank = [
    corner(side, side === 1 ? 0 : 1, 1),
    corner(side, side === 1 ? 1 : 0, 1),
    corner(side, side === 1 ? 1 : 0, 0),
    corner(side, side === 1 ? 0 : 1, 0),
  ];
  const lid = [corner(0, 1, 1), corner(1, 1, 1), corner(1, 0, 1), corner(0, 0, 1)];
  const { theme } = wish;
  const words = frontWords(page, wish);
  return [
    paintContact(stage, [corner(0, 0, 0), corner(1, 0, 0), corner(1, 1, 0), corner(0, 1, 0)], wish.height),
    face('lid', lid, () => plainFace(theme.soft, 0.1)),
    face('flank', flank, () => plainFace(theme.accent, -0.26)),
    face('front', front, (scale) => frontFace(page.frame, words, wish, scale)),
  ];
}

/** Corner of the box: 0 or 1 along its width, depth and height. */
function cornerOf(
  stage: Stage,
  at: UnitPoint,
  size: { w: number; h: number; d: number },
  turnDeg: number,
): (u: number, v: number, z: number) => UnitPoint {
  const floor = project(stage.frameToFloor, at.x, at.y);
  const [sine, cosine] = [Math.sin((turnDeg * Math.PI) / 180), Math.cos((turnDeg * Math.PI) / 180)];
  return (u, v, z) => {
    const [x, y] = [(u - 0.5) * size.w, (v - 0.5) * size.d];
    return solidPoint(stage, floor.x + x * cosine + y * sine, floor.y - x * sine + y * cosine, z * size.h);
  };
}

function face(name: string, quad: readonly UnitPoint[], artwork: (scale: number) => Canvas): Layer {
  const [xs, ys] = [quad.map(({ x }) => x), quad.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return {
    name: `box ${name}`,
    draw({ ctx, scale }) {
      const [width, height] = [Math.ceil(w * scale) + 2, Math.ceil(h * scale) + 2];
      const local = quad.map(({ x, y }) => ({ x: (x - left) * scale + 1, y: (y - top) * scale + 1 }));
      const warped = canvasOf(warpRaster(rasterOf(artwork(scale)), local, width, height));
      ctx.drawImage(warped, left - 1 / scale, top - 1 / scale, width / scale, height / scale);
    },
  };
}

function plainFace(color: string, shade: number): Canvas {
  const canvas = createCanvas(64, 64);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = color;
  ctx.fillRect(0, 0, 64, 64);
  const gradient = ctx.createLinearGradient(0, 0, 0, 64);
  gradient.addColorStop(0, fade(shade < 0 ? '#000000' : '#ffffff', Math.abs(shade)));
  gradient.addColorStop(1, fade(shade < 0 ? '#000000' : '#ffffff', Math.min(1, Math.abs(shade) * 1.5)));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, 64, 64);
  return canvas;
}

function frontWords(page: Page, { width, height, words, theme }: GiftBoxWish): Layer {
  return page.text({
    words,
    box: { x: 46, y: height * 0.26, w: width - 92, h: height * 0.48 },
    voice: 'serif',
    weight: 500,
    size: 54,
    least: 24,
    maxLines: 4,
    leading: 1.14,
    align: 'centre',
    stand: 'middle',
    ink: theme.white,
  });
}

function frontFace(frame: Frame, text: Layer, { width, height, theme }: GiftBoxWish, scale: number): Canvas {
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const ctx = canvas.getContext('2d');
  ctx.scale(scale, scale);
  ctx.fillStyle = theme.accent;
  ctx.fillRect(0, 0, width, height);
  const light = ctx.createLinearGradient(0, 0, width, height);
  light.addColorStop(0, 'rgba(255,255,255,0.12)');
  light.addColorStop(1, 'rgba(0,0,0,0.10)');
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, width, height);
  ctx.strokeStyle = fade(theme.white, 0.65);
  ctx.lineWidth = 1.6;
  ctx.strokeRect(20, 20, width - 40, height - 40);
  ctx.fillStyle = fade('#000000', 0.16);
  ctx.fillRect(0, height * 0.2, width, 1.6);
  text.draw({ ctx, scale, frame });
  return canvas;
}

import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { contrast, LINEAR_OF, linearOfHex, luminance, type Linear } from '../pixels/colour.ts';
import { drawLayer } from './draw-picture.ts';
import type { Frame, Picture, UnitBox } from './picture.ts';
import type { TextBlock } from './text-block.ts';

/** WCAG 2.2 (1.4.3) requires 4.5: slightly more, so that grain and a finer rendering cannot fall below it. */
const AIM = 5;
const PROBE_PX = 320;
const LIGHT = '#ffffff';
const DARK = '#141110';

/**
 * Analyses the background of every text of the picture at a small size, and changes its ink or adds a veil if the contrast would
 * be too low. The result does not depend on the output size.
 */
export function settleInk(picture: Picture): void {
  if (!picture.layers.some((layer) => layer.text)) return;
  const { frame } = picture;
  const scale = PROBE_PX / Math.max(frame.width, frame.height);
  const canvas = createCanvas(Math.round(frame.width * scale), Math.round(frame.height * scale));
  const lastText = picture.layers.findLastIndex((layer) => layer.text);
  for (const layer of picture.layers.slice(0, lastText + 1)) {
    if (layer.text) settle(layer.text, beneath(canvas, frame, layer.text.bounds));
    drawLayer(canvas, layer, frame, scale);
  }
}

function settle(block: TextBlock, ground: readonly Linear[]): void {
  if (worstContrast(block.ink, ground) >= AIM) return;
  const better = [LIGHT, DARK].find((ink) => worstContrast(ink, ground) >= AIM);
  if (better) {
    block.ink = better;
    return;
  }
  const mean = ground.reduce((sum, colour) => sum + luminance(colour), 0) / Math.max(1, ground.length);
  block.ink = mean < 0.25 ? LIGHT : DARK;
  block.scrim = { color: mean < 0.25 ? DARK : LIGHT, opacity: 0 };
  for (let opacity = 0.3; opacity < 0.97; opacity += 0.06) {
    block.scrim.opacity = opacity;
    if (
      worstContrast(
        block.ink,
        ground.map((colour) => veiled(colour, block.scrim?.color ?? DARK, opacity)),
      ) >=
      AIM * 1.05
    )
      return;
  }
}

/** Contrast that all but the worst three per cent of the background exceed. */
function worstContrast(ink: string, ground: readonly Linear[]): number {
  const values = ground.map((colour) => contrast(linearOfHex(ink), colour)).toSorted((a, b) => a - b);
  return values[Math.floor(values.length * 0.03)] ?? 21;
}

function veiled(colour: Linear, veil: string, opacity: number): Linear {
  const over = linearOfHex(veil);
  // Opacity works on encoded values: a gamma of 2.2 is accurate enough for this choice.
  const mix = (a: number, b: number): number => (a ** (1 / 2.2) * (1 - opacity) + b ** (1 / 2.2) * opacity) ** 2.2;
  return [mix(colour[0], over[0]), mix(colour[1], over[1]), mix(colour[2], over[2])];
}

function beneath(canvas: Canvas, frame: Frame, bounds: UnitBox): Linear[] {
  const scale = canvas.width / frame.width;
  const x = Math.max(0, Math.floor(bounds.x * scale));
  const y = Math.max(0, Math.floor(bounds.y * scale));
  const w = Math.min(canvas.width - x, Math.ceil(bounds.w * scale) + 1);
  const h = Math.min(canvas.height - y, Math.ceil(bounds.h * scale) + 1);
  if (w <= 0 || h <= 0) return [];
  const { data } = canvas.getContext('2d').getImageData(x, y, w, h);
  const at = (i: number): number => LINEAR_OF[data[i] ?? 0] ?? 0;
  return Array.from({ length: w * h }, (_, i) => [at(i * 4), at(i * 4 + 1), at(i * 4 + 2)] as const);
}

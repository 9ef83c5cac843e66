import type { TouchUpBox, TouchUpStroke } from '@vitrine/contract';
import type { Layer } from './make-layer.ts';
import { paintBox, paintCursor, paintStroke, paintTap, strokeTwice } from './paint-marks.ts';
import type { Tool } from './tools.ts';
import { type Frame, type Point, scaleOf, toSurface } from '../../../lib/view/view.ts';

/** Everything that the surface shows. */
export interface Scene {
  frame: Frame;
  photo: HTMLImageElement | null;
  layer: Layer | null;
  /** Drawn, but not part of `layer` yet. */
  strokes: readonly TouchUpStroke[];
  box: TouchUpBox | null;
  /** The tap, and whether `layer` does not include it yet. */
  tap: { at: Point; isPending: boolean } | null;
  /** Where the brush is, in shares of the photo. */
  cursor: Point | null;
  tool: Tool;
  /** Half the brush's width, as a share of the photo's longer side. */
  radius: number;
}

/** Sharp enough for any eye; more only costs time. */
const MOST_DENSE = 2;

/** Pixels of the canvas a CSS pixel. */
export const densityOf = (): number => Math.min(MOST_DENSE, window.devicePixelRatio);

/** Redraws `scene`. @param brush of a canvas with the surface's size times the density */
export function paintScene(brush: CanvasRenderingContext2D, scene: Scene): void {
  const { frame, photo, layer } = scene;
  const density = densityOf();
  const { picture, surface } = frame;
  brush.setTransform(density, 0, 0, density, 0, 0);
  brush.clearRect(0, 0, surface.width, surface.height);
  if (photo === null) return;
  const scale = scaleOf(frame);
  const corner = toSurface(frame, { x: 0, y: 0 });
  // From here on, one unit is a pixel of the picture.
  brush.setTransform(density * scale, 0, 0, density * scale, density * corner.x, density * corner.y);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(photo, 0, 0, picture.width, picture.height);
  if (layer !== null) paintLayer(brush, layer, scene, scale);
  for (const stroke of scene.strokes) paintStroke(brush, stroke, picture);
  if (scene.box !== null) paintBox(brush, scene.box, picture, scale);
  if (scene.tap !== null) paintTap(brush, scene.tap, picture, scale);
  if (scene.cursor !== null) paintCursor(brush, scene.cursor, scene, scale);
}

function paintLayer(brush: CanvasRenderingContext2D, { veil, outline }: Layer, { frame }: Scene, scale: number): void {
  const { width, height } = frame.picture;
  brush.drawImage(veil, 0, 0, width, height);
  brush.save();
  brush.scale(width / veil.width, height / veil.height);
  strokeTwice(brush, outline, (scale * width) / veil.width);
  brush.restore();
}

import { type Outline, traceOutline } from './trace-outline.ts';

/** Overlay of the photo: everything but the product darkened, with the product's outline. */
export interface Layer {
  veil: HTMLCanvasElement;
  /** In pixels of `veil`. */
  outline: Path2D;
}

/** Dark enough for the product to stand out, light enough to see missing parts. */
const VEIL = 'rgb(19 18 17 / 0.6)';
/** Size of the overlay without a product: any will do. */
const EMPTY_SIDE_PX = 8;

/** The product alone, everything else transparent. */
type Cutout = HTMLImageElement | HTMLCanvasElement;

/** @param cutout null: nothing is product */
export function makeLayer(cutout: Cutout | null): Layer {
  const { width, height } = cutout ?? { width: EMPTY_SIDE_PX, height: EMPTY_SIDE_PX };
  const veil = Object.assign(document.createElement('canvas'), { width, height });
  const brush = veil.getContext('2d');
  if (brush === null) throw new Error('no canvas here');
  brush.fillStyle = VEIL;
  brush.fillRect(0, 0, width, height);
  if (cutout === null) return { veil, outline: new Path2D() };
  brush.globalCompositeOperation = 'destination-out';
  brush.drawImage(cutout, 0, 0);
  return { veil, outline: pathAlong(outlinesOf(cutout, width, height)) };
}

function outlinesOf(cutout: Cutout, width: number, height: number): Outline[] {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (brush === null) return [];
  brush.drawImage(cutout, 0, 0);
  const { data } = brush.getImageData(0, 0, width, height);
  const alpha = Uint8Array.from({ length: width * height }, (_, index) => data[4 * index + 3]!);
  return traceOutline({ data: alpha, width, height });
}

function pathAlong(outlines: readonly Outline[]): Path2D {
  const path = new Path2D();
  for (const [x, y, ...corners] of outlines) {
    path.moveTo(x!, y!);
    for (let at = 0; at < corners.length; at += 2) path.lineTo(corners[at]!, corners[at + 1]!);
    path.closePath();
  }
  return path;
}

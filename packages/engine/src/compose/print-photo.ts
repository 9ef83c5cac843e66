import { drawPicture } from './draw-picture.ts';
import { paintGround } from './paint-shape.ts';
import type { Layer, UnitBox } from './picture.ts';
import { prepareProduct, type PreparedProduct } from './prepare-product.ts';

export interface PrintWish {
  /** Size of the paper, units. */
  width: number;
  height: number;
  /** What is printed within the paper's white border. */
  layersIn: (box: UnitBox) => Layer[];
}

const BORDER = 18;
/** Pixels per unit: a print of half a picture's width is as fine as a final needs. */
const FINENESS = 2.8;

/** The part of a paper that is printed on, units from its corner. */
export function printWindow({ width, height }: Pick<PrintWish, 'width' | 'height'>): UnitBox {
  return { x: BORDER, y: BORDER, w: width - 2 * BORDER, h: height - 2 * BORDER };
}

/** A photo on paper with a white border: a flat thing like any other, to be laid on a table. */
export function printPhoto({ width, height, layersIn }: PrintWish): PreparedProduct {
  const frame = { width, height };
  const layers = [paintGround('#fdfcfa'), ...layersIn(printWindow(frame))];
  const print = drawPicture({ frame, layers, grain: 0 }, width * FINENESS, height * FINENESS, 0);
  const box = { left: 0, top: 0, width: print.width, height: print.height };
  return prepareProduct({ photo: print, cutout: print, box, score: 1 });
}

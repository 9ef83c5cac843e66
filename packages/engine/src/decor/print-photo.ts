import type { Canvas } from '@napi-rs/canvas';
import type { Raster } from '../model.ts';
import { drawPicture } from '../page/draw-picture.ts';
import { paintBackground } from '../page/paint-shape.ts';
import type { Layer, UnitBox } from '../page/picture.ts';
import { prepareProduct, type PreparedProduct } from '../product/prepare-product.ts';
import { canvasOf } from '../pixels/rasters.ts';

export interface PrintWish {
  /** Size of the paper, units. */
  width: number;
  height: number;
  /** Content inside the paper's white border. */
  layersIn: (box: UnitBox) => Layer[];
}

/** White border of a print, units. */
export const PRINT_BORDER = 18;

/** The part of a paper that is printed on, units from its corner. */
export function printWindow({ width, height }: Pick<PrintWish, 'width' | 'height'>): UnitBox {
  return { x: PRINT_BORDER, y: PRINT_BORDER, w: width - 2 * PRINT_BORDER, h: height - 2 * PRINT_BORDER };
}

/** Pixels per unit of the blank that is used to measure a paper: it is a rectangle. */
const BLANK = 0.25;

/** A print: its blank paper, for placing on a table, and its content. */
export interface Print {
  paper: PreparedProduct;
  /** The paper with its picture at the needed resolution: pixels per unit. */
  drawAt: (pixelsPerUnit: number) => Canvas;
}

/** A photo on paper with a white border: a flat object like any other. It is rendered when it is drawn. */
export function printPhoto({ width, height, layersIn }: PrintWish): Print {
  const frame = { width, height };
  const blank = blankOf(Math.round(width * BLANK), Math.round(height * BLANK));
  const box = { left: 0, top: 0, width: blank.width, height: blank.height };
  return {
    paper: prepareProduct({ photo: blank, cutout: blank, box, score: 1 }),
    drawAt: (pixelsPerUnit) => {
      const layers = [paintBackground('#fdfcfa'), ...layersIn(printWindow(frame))];
      const [w, h] = [Math.ceil(width * pixelsPerUnit), Math.ceil(height * pixelsPerUnit)];
      return canvasOf(drawPicture({ frame, layers, grain: 0 }, w, h, 0));
    },
  };
}

function blankOf(width: number, height: number): Raster {
  return { data: new Uint8ClampedArray(width * height * 4).fill(255), width, height };
}

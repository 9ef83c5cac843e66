import { framePhoto, showPhoto } from '../decor/show-photo.ts';
import type { Product } from '../model.ts';
import { clipLayers } from '../page/clip-layers.ts';
import { paintBox, paintSoftShadow } from '../page/paint-shape.ts';
import type { Layer, UnitBox, UnitPoint } from '../page/picture.ts';

/** A photo shown whole, and where the product probably is in it. */
export type WholePhoto = Pick<Product, 'photo' | 'uploaded' | 'about'>;

/** What a window shows of the photo. */
export interface View {
  /** 1: as much as fills the window. 2: half of that in width and height. */
  zoom?: number;
  /** The point shown in the window's middle, shares of the photo; default: the middle of the product. */
  focus?: UnitPoint;
  /** The photo as uploaded, before it was enhanced. */
  isUploaded?: boolean;
}

/** The photo in a window that it fills, with round corners. */
export function fillWindow(photo: WholePhoto, box: UnitBox, radius = 0, view: View = {}): Layer[] {
  const { zoom = 1, focus = middleOf(photo), isUploaded = false } = view;
  const { width, height } = photo.photo;
  const scale = zoom * Math.max(box.w / width, box.h / height);
  const seen = { left: focus.x * width, top: focus.y * height, width: 0, height: 0 };
  const framed = framePhoto(
    { photo: photo.photo, box: seen },
    { box, scale, at: { x: box.x + box.w / 2, y: box.y + box.h / 2 } },
  );
  const shown = isUploaded ? (photo.uploaded ?? photo.photo) : photo.photo;
  return clipLayers([showPhoto({ photo: shown }, framed)], box, radius);
}

/** Border of a print, units. */
const BORDER = 16;

/** The whole photo as a print on the page: white border, soft shadow, rotated by `degrees`. */
export function layPrint(photo: WholePhoto, box: UnitBox, degrees = 0, view: View = {}): Layer[] {
  const inner = { x: box.x + BORDER, y: box.y + BORDER, w: box.w - 2 * BORDER, h: box.h - 2 * BORDER };
  const layers = [
    paintSoftShadow({ ...box, y: box.y + 10 }, 4, 22, 0.3),
    paintBox(box, '#fdfcfa', 3),
    ...fillWindow(photo, inner, 0, view),
  ];
  return degrees === 0 ? layers : layers.map((layer) => turned(layer, box, degrees));
}

/** The largest box with the photo's proportions in the given space, centred; a print's border counts. */
export function boxIn(photo: WholePhoto, room: UnitBox, border = 0): UnitBox {
  const { width, height } = photo.photo;
  const scale = Math.min((room.w - 2 * border) / width, (room.h - 2 * border) / height);
  const [w, h] = [width * scale + 2 * border, height * scale + 2 * border];
  return { x: room.x + (room.w - w) / 2, y: room.y + (room.h - h) / 2, w, h };
}

/** The box of a print that shows the whole photo. */
export const printIn = (photo: WholePhoto, room: UnitBox): UnitBox => boxIn(photo, room, BORDER);

/** Width ÷ height. */
export const aspectOf = ({ photo }: WholePhoto): number => photo.width / photo.height;

/** Probable middle of the product, shares of the photo: the box that was found shifts it away from the photo's centre, but not far. */
export function middleOf({ photo, about }: WholePhoto): UnitPoint {
  if (about === undefined) return { x: 0.5, y: 0.5 };
  const x = (about.left + about.width / 2) / photo.width;
  const y = (about.top + about.height / 2) / photo.height;
  return { x: (x + 0.5) / 2, y: (y + 0.5) / 2 };
}

function turned(layer: Layer, box: UnitBox, degrees: number): Layer {
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  return {
    ...layer,
    draw(surface) {
      surface.ctx.translate(x, y);
      surface.ctx.rotate((degrees * Math.PI) / 180);
      surface.ctx.translate(-x, -y);
      layer.draw(surface);
    },
  };
}

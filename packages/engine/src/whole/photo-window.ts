import { type FramedPhoto, framePhoto, showPhoto } from '../decor/show-photo.ts';
import type { Box, Product, Raster } from '../model.ts';
import { clipLayers } from '../page/clip-layers.ts';
import { continueEdges, type FreeBands } from './continue-edges.ts';
import { PRINT_BORDER } from '../decor/print-photo.ts';
import type { Layer, UnitBox, UnitPoint } from '../page/picture.ts';
import { mapPair } from '../pixels/tuples.ts';
import { findDetails, leastCut } from './find-details.ts';
import { unevenness } from './unevenness.ts';

/** A photo shown whole, and where the product probably is in it. */
export type WholePhoto = Pick<Product, 'photo' | 'uploaded' | 'about' | 'found' | 'isPart' | 'blurredBehind'>;

/** What a window shows of the photo. */
export interface View {
  /** 1: as much as fills the window. 2: half of that in width and height. */
  zoom?: number | undefined;
  /** Which of the photo's richest places is shown, from 0; default: the product as a whole. */
  detail?: number;
  /** The photo as uploaded, before it was enhanced. */
  isUploaded?: boolean;
  /** Whether what lies behind the product stays sharp; a close-up always shows everything sharp. */
  isSharp?: boolean;
}

/** The photo in a window that it fills, with round corners. */
export function fillWindow(photo: WholePhoto, box: UnitBox, radius = 0, view: View = {}): Layer[] {
  const [seen, frame] = [seenIn(photo, view), frameIn(photo, box, view)];
  const beyond = isCovered(frame) ? [] : [continueEdges(seen, frame, freeBands(photo))];
  return clipLayers([...beyond, showPhoto({ photo: seen }, frame)], box, radius);
}

/** Whether the photo fills its window, to a thousandth of it. */
const isCovered = ({ window, box }: FramedPhoto): boolean =>
  box.x <= window.x + window.w / 1000 &&
  box.y <= window.y + window.h / 1000 &&
  box.x + box.w >= window.x + window.w * 0.999 &&
  box.y + box.h >= window.y + window.h * 0.999;

function seenIn({ photo, uploaded, blurredBehind }: WholePhoto, { isUploaded, isSharp, detail }: View): Raster {
  if (isUploaded) return uploaded ?? photo;
  return isSharp === true || detail !== undefined ? photo : (blurredBehind ?? photo);
}

function frameIn(photo: WholePhoto, box: UnitBox, { zoom = 1, detail }: View): FramedPhoto {
  const { width, height } = photo.photo;
  const grown = zoom === 1 && detail === undefined ? grownFrame(photo, box) : null;
  if (grown) return grown;
  const scale = zoom * Math.max(box.w / width, box.h / height);
  const size = { w: box.w / scale, h: box.h / scale };
  const focus = detail === undefined ? focusOn(photo, size) : detailOf(photo, size, detail);
  const seen = { left: focus.x * width, top: focus.y * height, width: 0, height: 0 };
  return framePhoto(
    { photo: photo.photo, box: seen },
    { box, scale, at: { x: box.x + box.w / 2, y: box.y + box.h / 2 } },
  );
}

/** Space around the product of a photo that is continued beyond its edges, as a share of the product. */
const AROUND_GROWN = 0.05;
/** How much a photo may grow on each side, shares of its width or height: most towards the viewer, where a floor is out of focus in any photo. */
const MOST_GROWN: FreeBands = { left: 0.2, right: 0.2, above: 0.22, below: 0.34 };
/** How much it may grow in all: of more than a third, one sees nothing but soft bands. */
const MOST_IN_ALL = 0.34;
/** Least free band beside the product that continues the photo, a share of its width or height. */
const LEAST_FREE = 0.03;
/** Unevenness up to which an edge can be continued: of more, a second one would be seen. */
const EVEN = 13;

/** Bands along the photo's edges without anything that was found. */
function freeBands({ photo: { width, height }, about }: WholePhoto): FreeBands {
  if (about === undefined) return { left: 0, right: 0, above: 0, below: 0 };
  return {
    left: about.left / width,
    right: 1 - (about.left + about.width) / width,
    above: about.top / height,
    below: 1 - (about.top + about.height) / height,
  };
}

/**
 * Where a photo lies in a window that it would have to crop its product to fill, but fills with a little of what is beside the product continued
 * beyond its edges; null if it need not be continued, or too far.
 */
function grownFrame(photo: WholePhoto, window: UnitBox): FramedPhoto | null {
  const { width, height } = photo.photo;
  const { about } = photo;
  if (about === undefined) return null;
  const filling = Math.max(window.w / width, window.h / height);
  const need = {
    w: Math.min(width, about.width * (1 + 2 * AROUND_GROWN)),
    h: Math.min(height, about.height * (1 + 2 * AROUND_GROWN)),
  };
  const scale = Math.min(window.w / need.w, window.h / need.h);
  if (scale >= filling) return null;
  const along = window.w / width > window.h / height ? 'x' : 'y';
  const [inside, all] = along === 'x' ? [width * scale, window.w] : [height * scale, window.h];
  const free = freeBands(photo);
  const edges = along === 'x' ? (['left', 'right'] as const) : (['above', 'below'] as const);
  const [before, after] = mapPair(edges, (edge) =>
    free[edge] >= LEAST_FREE && unevenness(photo.photo, edge) <= EVEN ? MOST_GROWN[edge] * inside : 0,
  );
  const gap = all - inside;
  if (gap > Math.min(before + after, MOST_IN_ALL * inside)) return null;
  // The product stays as far in the middle as the sides that can grow allow.
  const middle = (along === 'x' ? about.left + about.width / 2 : about.top + about.height / 2) * scale;
  const start = Math.min(before, gap, Math.max(0, gap - after, all / 2 - middle));
  const across = along === 'x' ? acrossOf(photo, 'y', window.h / scale) : acrossOf(photo, 'x', window.w / scale);
  const box =
    along === 'x'
      ? { x: window.x + start, y: window.y - across * scale, w: inside, h: height * scale }
      : { x: window.x - across * scale, y: window.y + start, w: width * scale, h: inside };
  return { window, box, middle: { x: box.x + about.left * scale, y: box.y + about.top * scale } };
}

/** Start of a window of `seen` pixels across the direction in which a photo grows: the product in its middle. */
function acrossOf({ photo, about }: WholePhoto, along: 'x' | 'y', seen: number): number {
  const all = along === 'x' ? photo.width : photo.height;
  const middle =
    about === undefined ? all / 2 : along === 'x' ? about.left + about.width / 2 : about.top + about.height / 2;
  return Math.min(Math.max(0, all - seen), Math.max(0, middle - seen / 2));
}

/** Where a window shows what was found; null if nothing was found there, or if it takes more than a share of the window's width or height. */
export function placeIn(photo: WholePhoto, window: UnitBox, most: number, view: View = {}): UnitBox | null {
  const { about } = photo;
  if (about === undefined) return null;
  const { box } = frameIn(photo, window, view);
  const scale = box.w / photo.photo.width;
  const left = Math.max(window.x, box.x + about.left * scale);
  const top = Math.max(window.y, box.y + about.top * scale);
  const right = Math.min(window.x + window.w, box.x + (about.left + about.width) * scale);
  const bottom = Math.min(window.y + window.h, box.y + (about.top + about.height) * scale);
  const place = { x: left, y: top, w: right - left, h: bottom - top };
  const isSeen = place.w > 0 && place.h > 0;
  return isSeen && place.w <= most * window.w && place.h <= most * window.h ? place : null;
}

/** The share of the product's visible height that lies between two heights of a window which the photo fills; 0 if nothing was found. */
export function shareBetween(photo: WholePhoto, window: UnitBox, from: number, to: number): number {
  const { about } = photo;
  if (about === undefined) return 0;
  const { box } = frameIn(photo, window, {});
  const scale = box.h / photo.photo.height;
  const top = Math.max(window.y, box.y + about.top * scale);
  const bottom = Math.min(window.y + window.h, box.y + (about.top + about.height) * scale);
  return bottom > top ? Math.max(0, Math.min(bottom, to) - Math.max(top, from)) / (bottom - top) : 0;
}

/** @param size of the window in pixels of the photo */
function detailOf(photo: WholePhoto, size: { w: number; h: number }, nth: number): UnitPoint {
  const { width, height } = photo.photo;
  return findDetails(photo, { w: Math.min(1, size.w / width), h: Math.min(1, size.h / height) }, nth + 1)[nth]!;
}

/** The largest box with the shown proportions in the given space, centred; a print's border counts. */
export function boxIn(photo: WholePhoto, room: UnitBox, border = 0): UnitBox {
  const aspect = aspectOf(photo);
  const height = Math.min((room.w - 2 * border) / aspect, room.h - 2 * border);
  const [w, h] = [height * aspect + 2 * border, height + 2 * border];
  return { x: room.x + (room.w - w) / 2, y: room.y + (room.h - h) / 2, w, h };
}

/** The box of a print that shows the whole photo. */
export const printIn = (photo: WholePhoto, room: UnitBox): UnitBox => boxIn(photo, room, PRINT_BORDER);

/** Width ÷ height to which taller and wider photos are cropped where the product leaves room: a phone's whole screen is a narrow strip on any page. */
const [TALLEST, WIDEST] = [0.78, 1.28];
/** Space kept around the product: a share of the photo and one of the product. A doubtful cut-out may have missed a part. */
const [AROUND_PART, AROUND_GUESS]: readonly [Space, Space] = [
  [0.04, 0.1],
  [0.06, 0.25],
];
type Space = readonly [ofPhoto: number, ofProduct: number];

/** Width ÷ height of the photo as pages show it: a very tall or wide one is cropped to where the product is. */
export function aspectOf(photo: WholePhoto): number {
  const { width, height } = photo.photo;
  const aspect = width / height;
  const { w, h } = leastShares(photo, photo.isPart === true ? AROUND_PART : AROUND_GUESS);
  if (aspect < TALLEST) return Math.min(TALLEST, aspect / h);
  return aspect > WIDEST ? Math.max(WIDEST, aspect * w) : aspect;
}

/** The shares of the photo's width and height that the product needs with space around it; at most 1. */
export function leastShares({ photo, about }: WholePhoto, [ofPhoto, ofProduct]: Space): { w: number; h: number } {
  const share = (found = Infinity, all = 1): number => Math.min(1, (found / all) * (1 + 2 * ofProduct) + 2 * ofPhoto);
  return { w: share(about?.width, photo.width), h: share(about?.height, photo.height) };
}

/** The part of the photo that has the shown proportions, in its pixels. */
export function croppedBox(photo: WholePhoto): Box {
  const { width, height } = photo.photo;
  const [w, h] = [Math.min(width, height * aspectOf(photo)), Math.min(height, width / aspectOf(photo))];
  const { x, y } = focusOn(photo, { w, h });
  const within = (at: number, share: number, all: number): number =>
    Math.round(Math.min(all - share, Math.max(0, at * all - share / 2)));
  return { left: within(x, w, width), top: within(y, h, height), width: Math.round(w), height: Math.round(h) };
}

/** Margin around the product if there is room, as a share of the photo. */
const MARGIN = 0.03;

/**
 * Middle of a window of `seen` pixels of the photo: shifted from the probable middle only as far as the box that was found would be cropped; if it cannot
 * show all of it, where it cuts least.
 */
function focusOn(photo: WholePhoto, seen: { w: number; h: number }): UnitPoint {
  const { x, y } = middleOf(photo);
  const { about } = photo;
  if (about === undefined) return { x, y };
  const { width, height } = photo.photo;
  const within = (along: 'x' | 'y', at: number, [from, to]: readonly [number, number], share: number): number => {
    const [least, most] = [to + MARGIN - share / 2, from - MARGIN + share / 2];
    if (least <= most) return Math.min(most, Math.max(least, at));
    return leastCut(photo, along, at, share);
  };
  return {
    x: within('x', x, [about.left / width, (about.left + about.width) / width], seen.w / width),
    y: within('y', y, [about.top / height, (about.top + about.height) / height], seen.h / height),
  };
}

/** Whether a window that the photo fills probably shows the whole product. */
export function showsProduct(photo: WholePhoto, { w, h }: Pick<UnitBox, 'w' | 'h'>): boolean {
  const { about } = photo;
  if (about === undefined) return true;
  const scale = Math.max(w / photo.photo.width, h / photo.photo.height);
  const isSeen = about.width <= w / scale && about.height <= h / scale;
  return isSeen || grownFrame(photo, { x: 0, y: 0, w, h }) !== null;
}

/** The largest zoom, at least 1, at which such a window shows the whole product with the usual space around it. */
export function zoomOn(photo: WholePhoto, { w, h }: Pick<UnitBox, 'w' | 'h'>): number {
  const { width, height } = photo.photo;
  const scale = Math.max(w / width, h / height);
  const least = leastShares(photo, photo.isPart === true ? AROUND_PART : AROUND_GUESS);
  return Math.max(1, Math.min(w / scale / (least.w * width), h / scale / (least.h * height)));
}

/** A window in `room`: all of it if that shows the whole product, otherwise the largest box with the shown proportions. */
export const windowIn = (photo: WholePhoto, room: UnitBox): UnitBox =>
  showsProduct(photo, room) ? room : boxIn(photo, room);

/** Probable middle of the product, shares of the photo: the box that was found shifts it away from the photo's centre, but not far. */
function middleOf({ photo, about }: WholePhoto): UnitPoint {
  if (about === undefined) return { x: 0.5, y: 0.5 };
  const x = (about.left + about.width / 2) / photo.width;
  const y = (about.top + about.height / 2) / photo.height;
  return { x: (x + 0.5) / 2, y: (y + 0.5) / 2 };
}

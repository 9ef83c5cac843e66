export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/**
 * Position of a picture on its surface. `x` and `y` are the fraction of the picture at the surface's centre; at zoom 1 all of it
 * fits.
 */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

/** A picture (pixels), its surface (CSS pixels), and its position. */
export interface Frame {
  picture: Size;
  surface: Size;
  view: View;
  /** Margin around the whole picture, CSS pixels; default 16. */
  margin?: number;
  /** Maximum zoom; default MAX_ZOOM. */
  most?: number;
}

export const WHOLE: View = { zoom: 1, x: 0.5, y: 0.5 };
export const MAX_ZOOM = 8;
/** Strokes may begin outside the picture. */
const MARGIN_PX = 16;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** CSS pixels a pixel of the picture takes. */
export function scaleOf({ picture, surface, view, margin = MARGIN_PX }: Frame): number {
  const across = (surface.width - 2 * margin) / picture.width;
  const down = (surface.height - 2 * margin) / picture.height;
  return Math.max(Math.min(across, down), 1e-6) * view.zoom;
}

/** Converts a point of the surface to fractions of the picture; outside it below 0 or above 1. */
export function toShare(frame: Frame, at: Point): Point {
  const { picture, surface, view } = frame;
  const scale = scaleOf(frame);
  return {
    x: view.x + (at.x - surface.width / 2) / (picture.width * scale),
    y: view.y + (at.y - surface.height / 2) / (picture.height * scale),
  };
}

/** Converts a fraction of the picture to CSS pixels of the surface. */
export function toSurface(frame: Frame, share: Point): Point {
  const { picture, surface, view } = frame;
  const scale = scaleOf(frame);
  return {
    x: surface.width / 2 + (share.x - view.x) * picture.width * scale,
    y: surface.height / 2 + (share.y - view.y) * picture.height * scale,
  };
}

/** Removes unnecessary empty space: the picture is centred along a side that fits, and reaches the margin along the other. */
function settle(frame: Frame): View {
  const { picture, surface, view, margin = MARGIN_PX } = frame;
  const scale = scaleOf(frame);
  const least = (shown: number, whole: number) => Math.min(0.5, (shown / 2 - margin) / whole);
  const left = least(surface.width, picture.width * scale);
  const top = least(surface.height, picture.height * scale);
  return { zoom: view.zoom, x: clamp(view.x, left, 1 - left), y: clamp(view.y, top, 1 - top) };
}

/** Zooms by `factor`; the point under `at` stays in place, as far as the picture reaches. */
export function zoomAt(frame: Frame, factor: number, at: Point): View {
  const zoom = clamp(frame.view.zoom * factor, 1, frame.most ?? MAX_ZOOM);
  const held = toShare(frame, at);
  const zoomed = { ...frame, view: { ...frame.view, zoom } };
  const now = toShare(zoomed, at);
  return settle({
    ...zoomed,
    view: { zoom, x: frame.view.x + held.x - now.x, y: frame.view.y + held.y - now.y },
  });
}

/** Moves the picture by CSS pixels. */
export function panBy(frame: Frame, across: number, down: number): View {
  const { picture, view } = frame;
  const scale = scaleOf(frame);
  const x = view.x - across / (picture.width * scale);
  const y = view.y - down / (picture.height * scale);
  return settle({ ...frame, view: { ...view, x, y } });
}

import type { Variation } from '@vitrine/contract';
import { type RefObject, useState } from 'react';
import { useSize } from '../../../lib/view/use-size.ts';
import { type Frame, panBy, type Point, type View, WHOLE, zoomAt } from '../../../lib/view/view.ts';
import { farthestZoom, levelOf, stepFactor, toggleFactor, wantsFull } from './zoom-levels.ts';

const ZOOMED = 1.001;

/** Zoom and position of a picture. Another picture is shown whole. */
export function useZoom(surface: RefObject<HTMLElement | null>, { id, width, height }: Variation) {
  const size = useSize(surface);
  const density = globalThis.devicePixelRatio || 1;
  const [kept, setKept] = useState<{ id: string; view: View }>({ id, view: WHOLE });
  const frameOf = ({ id: of, view }: typeof kept): Frame => {
    const frame: Frame = { picture: { width, height }, surface: size, view: of === id ? view : WHOLE, margin: 0 };
    return { ...frame, most: farthestZoom(frame, density) };
  };
  const frame = frameOf(kept);
  const middle: Point = { x: size.width / 2, y: size.height / 2 };
  const look = (next: (now: Frame) => View) => setKept((before) => ({ id, view: next(frameOf(before)) }));
  return {
    frame,
    level: levelOf(frame, density),
    isZoomed: frame.view.zoom > ZOOMED,
    isFarthest: frame.view.zoom >= (frame.most ?? 1) / ZOOMED,
    wantsFull: wantsFull(frame, density),
    pan: (across: number, down: number) => look((now) => panBy(now, across, down)),
    zoom: (factor: number, at: Point) => look((now) => zoomAt(now, factor, at)),
    step: (direction: 1 | -1) => look((now) => zoomAt(now, stepFactor(now, density, direction), middle)),
    toggle: (at: Point = middle) => look((now) => zoomAt(now, toggleFactor(now, density), at)),
    whole: () => look(() => WHOLE),
  };
}

export type Zoom = ReturnType<typeof useZoom>;

import type { Point } from './view.ts';

const LINE_PX = 16;
const WHEEL_SPEED = 0.0015;
/** Trackpads report a pinch as small wheel steps with Control held. */
const PINCH_SPEED = 0.01;

/** Zoom factor of a wheel event. */
export function wheelZoom({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const turned = deltaY * (deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PX);
  return Math.exp(-turned * (ctrlKey ? PINCH_SPEED : WHEEL_SPEED));
}

/** Where an event is, in CSS pixels of the surface. */
export function pointOn(surface: HTMLElement, event: MouseEvent): Point {
  const { left, top } = surface.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

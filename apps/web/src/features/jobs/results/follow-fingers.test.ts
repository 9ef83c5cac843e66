// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FingerHandlers, followFingers } from './follow-fingers.ts';

let surface: HTMLElement;
let handlers: { [K in keyof FingerHandlers]: ReturnType<typeof vi.fn<FingerHandlers[K]>> };
let stop: () => void;

const send = (type: string, id: number, x: number, y: number, more: PointerEventInit = {}) =>
  surface.dispatchEvent(
    new PointerEvent(type, { pointerId: id, clientX: x, clientY: y, pointerType: 'touch', button: 0, ...more }),
  );
const MOUSE = { pointerType: 'mouse' };
const drag = (from: [number, number], to: [number, number], more?: PointerEventInit) => {
  send('pointerdown', 1, ...from, more);
  send('pointermove', 1, ...to, more);
  send('pointerup', 1, ...to, more);
};
/** @returns whether scrolling was prevented */
const turn = (deltaY: number, ctrlKey = false) => {
  // Happy DOM has no wheel events with modifier keys.
  const event = new Event('wheel', { cancelable: true });
  surface.dispatchEvent(Object.assign(event, { deltaY, deltaMode: 0, ctrlKey, clientX: 7, clientY: 9 }));
  return event.defaultPrevented;
};

beforeEach(() => {
  surface = document.createElement('div');
  surface.setPointerCapture = () => undefined;
  handlers = {
    isZoomed: vi.fn<FingerHandlers['isZoomed']>(() => false),
    pan: vi.fn<FingerHandlers['pan']>(),
    zoom: vi.fn<FingerHandlers['zoom']>(),
    toggle: vi.fn<FingerHandlers['toggle']>(),
    swipe: vi.fn<FingerHandlers['swipe']>(),
  };
  stop = followFingers(surface, handlers);
});
afterEach(() => stop());

it('steps on by a swipe across a whole picture, not by scrolling or by mouse', () => {
  drag([200, 100], [100, 110]);
  drag([100, 100], [200, 90]);
  expect(handlers.swipe.mock.calls).toEqual([[-1], [1]]);
  drag([100, 100], [160, 300]);
  drag([100, 100], [130, 100]);
  drag([200, 100], [100, 100], MOUSE);
  expect(handlers.swipe).toHaveBeenCalledTimes(2);
  expect(handlers.pan).not.toHaveBeenCalled();
});

it('pans a zoomed picture instead of stepping', () => {
  handlers.isZoomed.mockReturnValue(true);
  drag([200, 100], [100, 130], MOUSE);
  expect(handlers.pan.mock.calls).toEqual([[-100, 30]]);
  expect(handlers.swipe).not.toHaveBeenCalled();
});

it('zooms and pans with two fingers, and ignores the remaining one', () => {
  send('pointerdown', 1, 100, 100);
  send('pointerdown', 2, 200, 100);
  send('pointermove', 2, 300, 100);
  expect(handlers.pan.mock.calls).toEqual([[50, 0]]);
  expect(handlers.zoom.mock.calls[0]?.[0]).toBe(2);
  expect(handlers.zoom.mock.calls[0]?.[1]).toMatchObject({ x: 200, y: 100 });
  send('pointerup', 2, 300, 100);
  send('pointermove', 1, 400, 100);
  send('pointerup', 1, 400, 100);
  expect(handlers.pan).toHaveBeenCalledTimes(1);
  expect(handlers.swipe).not.toHaveBeenCalled();
});

it('tells a double tap from two taps apart', () => {
  drag([50, 50], [52, 51]);
  drag([58, 50], [58, 50]);
  expect(handlers.toggle.mock.calls).toEqual([[{ x: 58, y: 50 }]]);
  drag([50, 50], [50, 50]);
  drag([250, 50], [250, 50]);
  expect(handlers.toggle).toHaveBeenCalledTimes(1);
});

it('zooms with the wheel, and lets the page scroll if nothing is zoomed', () => {
  expect(turn(-100)).toBe(true);
  expect(handlers.zoom.mock.calls[0]?.[0]).toBeCloseTo(Math.exp(0.15), 9);
  expect(handlers.zoom.mock.calls[0]?.[1]).toEqual({ x: 7, y: 9 });
  expect(turn(100)).toBe(false);
  expect(turn(10, true)).toBe(true);
  handlers.isZoomed.mockReturnValue(true);
  expect(turn(100)).toBe(true);
  expect(handlers.zoom).toHaveBeenCalledTimes(3);
});

it('removes its listeners', () => {
  stop();
  drag([200, 100], [100, 100]);
  expect(handlers.swipe).not.toHaveBeenCalled();
});

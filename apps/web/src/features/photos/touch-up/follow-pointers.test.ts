// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { followPointers, type PointerHandlers } from './follow-pointers.ts';

let surface: HTMLElement;
let handlers: { [K in keyof PointerHandlers]: ReturnType<typeof vi.fn<PointerHandlers[K]>> };
let stop: () => void;

const send = (type: string, id: number, x: number, y: number, more: PointerEventInit = {}) =>
  surface.dispatchEvent(
    new PointerEvent(type, { pointerId: id, clientX: x, clientY: y, pointerType: 'touch', button: 0, ...more }),
  );
const MOUSE = { pointerType: 'mouse' };

beforeEach(() => {
  surface = document.createElement('div');
  surface.setPointerCapture = () => undefined;
  handlers = {
    movesPicture: vi.fn<PointerHandlers['movesPicture']>(() => false),
    begin: vi.fn<PointerHandlers['begin']>(),
    extend: vi.fn<PointerHandlers['extend']>(),
    end: vi.fn<PointerHandlers['end']>(),
    cancel: vi.fn<PointerHandlers['cancel']>(),
    pan: vi.fn<PointerHandlers['pan']>(),
    zoom: vi.fn<PointerHandlers['zoom']>(),
    hover: vi.fn<PointerHandlers['hover']>(),
  };
  stop = followPointers(surface, handlers);
});

it('draws a line with one finger', () => {
  send('pointerdown', 1, 10, 20);
  send('pointermove', 1, 15, 25);
  send('pointerup', 1, 15, 25);
  expect(handlers.begin.mock.calls).toEqual([[{ x: 10, y: 20 }]]);
  expect(handlers.extend.mock.calls).toEqual([[[{ x: 15, y: 25 }]]]);
  expect(handlers.end).toHaveBeenCalledTimes(1);
});

it.each([
  ['touch', 8, true],
  ['touch', 12, false],
  ['pen', 5, true],
  ['mouse', 2, true],
  ['mouse', 5, false],
])('tells a tap from a line: %s moving %i pixels and back: %s', (pointerType, far, isStill) => {
  send('pointerdown', 1, 10, 20, { pointerType });
  send('pointermove', 1, 10 + far, 20, { pointerType });
  send('pointermove', 1, 10, 20, { pointerType });
  send('pointerup', 1, 10, 20, { pointerType });
  expect(handlers.end.mock.calls).toEqual([[isStill]]);
});

it('cancels the line on a second finger, pans and zooms with both, and draws nothing with the last', () => {
  send('pointerdown', 1, 100, 100);
  send('pointerdown', 2, 200, 100);
  expect(handlers.cancel).toHaveBeenCalledTimes(1);
  send('pointermove', 2, 300, 100);
  expect(handlers.pan.mock.calls).toEqual([[50, 0]]);
  expect(handlers.zoom.mock.calls).toEqual([[2, { x: 200, y: 100, length: 200 }]]);
  send('pointerup', 2, 300, 100);
  send('pointermove', 1, 140, 140);
  send('pointerup', 1, 140, 140);
  expect(handlers.extend).not.toHaveBeenCalled();
  expect(handlers.end).not.toHaveBeenCalled();
  send('pointerdown', 3, 5, 5);
  expect(handlers.begin).toHaveBeenCalledTimes(2);
});

it('keeps drawing with a pen while the hand touches the screen', () => {
  send('pointerdown', 1, 10, 10, { pointerType: 'pen' });
  send('pointerdown', 2, 200, 200);
  send('pointermove', 1, 20, 20, { pointerType: 'pen' });
  expect(handlers.cancel).not.toHaveBeenCalled();
  expect(handlers.extend).toHaveBeenCalledTimes(1);
});

it('cancels the line when the browser cancels the pointer', () => {
  send('pointerdown', 1, 10, 10);
  send('pointercancel', 1, 10, 10);
  expect(handlers.cancel).toHaveBeenCalledTimes(1);
  expect(handlers.end).not.toHaveBeenCalled();
});

it('pans with the middle button, or in pan mode; other buttons do nothing', () => {
  send('pointerdown', 1, 10, 10, { ...MOUSE, button: 1 });
  send('pointermove', 1, 30, 5, MOUSE);
  send('pointerup', 1, 30, 5, MOUSE);
  handlers.movesPicture.mockReturnValue(true);
  send('pointerdown', 1, 0, 0, MOUSE);
  send('pointermove', 1, 7, 7, MOUSE);
  send('pointerup', 1, 7, 7, MOUSE);
  send('pointerdown', 1, 0, 0, { ...MOUSE, button: 2 });
  expect(handlers.pan.mock.calls).toEqual([
    [20, -5],
    [7, 7],
  ]);
  expect(handlers.begin).not.toHaveBeenCalled();
});

it('zooms with the wheel at the pointer, instead of scrolling', () => {
  const wheel = new WheelEvent('wheel', { deltaY: -100, cancelable: true });
  // Happy DOM's wheel event has no position.
  Object.assign(wheel, { clientX: 40, clientY: 50 });
  surface.dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(true);
  const [factor, at] = handlers.zoom.mock.lastCall!;
  expect(factor).toBeGreaterThan(1);
  expect(at).toEqual({ x: 40, y: 50 });
});

it('shows the brush under a mouse, not after a touch, and removes its listeners', () => {
  send('pointermove', 1, 3, 4, MOUSE);
  expect(handlers.hover.mock.lastCall).toEqual([{ x: 3, y: 4 }]);
  send('pointerdown', 2, 10, 10);
  send('pointermove', 2, 11, 11);
  send('pointerup', 2, 11, 11);
  expect(handlers.hover.mock.lastCall).toEqual([null]);
  stop();
  send('pointerdown', 1, 0, 0, MOUSE);
  expect(handlers.begin).toHaveBeenCalledTimes(1);
});

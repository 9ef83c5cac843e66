import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** A mouse movement below this, in CSS pixels, is a click. */
const CLICK_PX = 6;

interface Drag {
  key: string;
  x: number;
  y: number;
  /** Whether it has moved far enough to be a drag. */
  begun: boolean;
}

const tileAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-tile]')?.dataset['tile'];

/** What starts a drag: the handle with any pointer, the picture with a mouse; a finger on the picture scrolls. */
function holdOf({ target, button, pointerType }: PointerEvent): string | undefined {
  if (button !== 0 || !(target instanceof Element)) return undefined;
  const hold = pointerType === 'mouse' ? '[data-grip], [data-picture]' : '[data-grip]';
  return target.closest(hold)?.closest<HTMLElement>('[data-tile]')?.dataset['tile'];
}

/**
 * Lets tiles (`data-tile` with their key, containing `data-grip` and `data-picture`) be dragged; other tiles move aside during
 * the drag. `keys` in order.
 */
export function useReorder(keys: readonly string[], onMove: (key: string, to: number) => void) {
  const drag = useRef<Drag | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const follow = useEffectEvent(({ clientX, clientY }: globalThis.PointerEvent) => {
    const { current } = drag;
    if (current === null) return;
    if (!current.begun && Math.hypot(clientX - current.x, clientY - current.y) < CLICK_PX) return;
    if (!current.begun) setHeld(current.key);
    current.begun = true;
    const to = keys.indexOf(tileAt(clientX, clientY) ?? '');
    if (to >= 0 && keys[to] !== current.key) onMove(current.key, to);
  });
  const end = useEffectEvent(() => {
    const wasDrag = drag.current?.begun === true;
    drag.current = null;
    if (!wasDrag) return;
    setHeld(null);
    // The click after a drag must not select the picture.
    const swallow = (event: Event) => event.stopPropagation();
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    return () => stop.abort();
  }, []);
  const onPointerDown = (event: PointerEvent) => {
    const key = holdOf(event);
    if (key !== undefined) drag.current = { key, x: event.clientX, y: event.clientY, begun: false };
  };
  return { held, onPointerDown };
}

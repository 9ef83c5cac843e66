import { type RefObject, useLayoutEffect, useRef } from 'react';

/** `index`: of a tile that goes; `key` and `by`: the arrow of a tile that moves. */
type Focus = { index: number } | { key: string; by: 'back' | 'on' };

/**
 * Keeps the keyboard focus when tiles change: after a removal on the tile that moved up, after a move on the pressed arrow. Call
 * the result before the change.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>) {
  const next = useRef<Focus | null>(null);
  // Runs after every render; only one that follows a change has an effect.
  useLayoutEffect(() => {
    const { current } = next;
    next.current = null;
    if (current === null) return;
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])];
    const tile =
      'index' in current
        ? all[Math.min(current.index, all.length - 1)]
        : all.find(({ dataset }) => dataset['tile'] === current.key);
    const control = 'by' in current ? `[data-move=${current.by}]` : 'button';
    tile?.querySelector<HTMLElement>(control)?.focus({ preventScroll: 'index' in current });
  });
  return (focus: Focus) => {
    next.current = focus;
  };
}

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { followPointers, type PointerHandlers } from './follow-pointers.ts';

/** Follows the pointers on an element with the handlers of the newest render. */
export function usePointers(element: RefObject<HTMLElement | null>, handlers: PointerHandlers): void {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (!element.current) return undefined;
    return followPointers(element.current, {
      movesPicture: () => latest.current.movesPicture(),
      begin: (at) => latest.current.begin(at),
      extend: (points) => latest.current.extend(points),
      end: (isStill) => latest.current.end(isStill),
      cancel: () => latest.current.cancel(),
      pan: (across, down) => latest.current.pan(across, down),
      zoom: (factor, at) => latest.current.zoom(factor, at),
      hover: (at) => latest.current.hover(at),
    });
  }, [element]);
}

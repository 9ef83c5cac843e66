import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type FingerHandlers, followFingers } from './follow-fingers.ts';

/** Follows what is done to an element with the handlers of the newest render. */
export function useFingers(element: RefObject<HTMLElement | null>, handlers: FingerHandlers): void {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (!element.current) return undefined;
    return followFingers(element.current, {
      isZoomed: () => latest.current.isZoomed(),
      pan: (across, down) => latest.current.pan(across, down),
      zoom: (factor, at) => latest.current.zoom(factor, at),
      toggle: (at) => latest.current.toggle(at),
      swipe: (towards) => latest.current.swipe(towards),
    });
  }, [element]);
}

import { useEffect, useRef, useState } from 'react';

const BASE_MS = 5000;
const MORE_MS = 1000;

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Which of `count` styles is shown: the next one every five seconds, and a second more for each product before this one,
 * so that they do not change together. It stands still while `paused`, under the pointer, while something in `ref` has the
 * focus, and for those who want no motion.
 */
export function useCycle(count: number, productIndex: number, paused: boolean) {
  const ref = useRef<HTMLElement>(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (paused || wantsNoMotion()) return undefined;
    const change = () => {
      if (ref.current?.matches(':hover, :focus-within') !== true) setAt((at + 1) % count);
    };
    // Begun anew with each picture: one that was just chosen stays as long as any other.
    const timer = setInterval(change, BASE_MS + productIndex * MORE_MS);
    return () => clearInterval(timer);
  }, [paused, count, productIndex, at]);
  return { ref, at, show: (index: number) => setAt((index + count) % count) };
}

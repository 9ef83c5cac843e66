import { useEffect, useRef, useState } from 'react';

const BASE_MS = 5000;
const MORE_MS = 1000;

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Index of the current one of `count` styles: changes every five seconds, plus one second per preceding product, so that they do
 * not change together. It stops while `paused`, on hover, while `ref` contains the focus, and with reduced motion.
 */
export function useCycle(count: number, productIndex: number, paused: boolean) {
  const ref = useRef<HTMLElement>(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (paused || wantsNoMotion()) return undefined;
    const change = () => {
      if (ref.current?.matches(':hover, :focus-within') !== true) setAt((at + 1) % count);
    };
    // Restarted with each picture: a chosen one stays as long as any other.
    const timer = setInterval(change, BASE_MS + productIndex * MORE_MS);
    return () => clearInterval(timer);
  }, [paused, count, productIndex, at]);
  return { ref, at, show: (index: number) => setAt((index + count) % count) };
}

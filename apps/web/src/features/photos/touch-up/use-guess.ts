import { useEffect, useState } from 'react';
import { type Layer, makeLayer } from './make-layer.ts';
import { openMask } from './open-mask.ts';

/** A candidate's mask, shown until the server answers; null without a mask, or while it loads. */
export function useGuess(mask: string | null): Layer | null {
  const [guess, setGuess] = useState<{ mask: string; layer: Layer } | null>(null);
  useEffect(() => {
    if (mask === null) return undefined;
    let isCurrent = true;
    const open = async () => {
      const cutout = await openMask(mask).catch(() => null);
      if (isCurrent && cutout !== null) setGuess({ mask, layer: makeLayer(cutout) });
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [mask]);
  return guess !== null && guess.mask === mask ? guess.layer : null;
}

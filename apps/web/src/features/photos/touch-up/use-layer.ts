import type { Photo, TouchUp } from '@vitrine/contract';
import { useEffect, useState } from 'react';
import { isUntouched } from './history.ts';
import { loadImage } from './load-image.ts';
import { type Layer, makeLayer } from './make-layer.ts';

/** A cut-out from the server, and its input. */
export interface Answer {
  photo: Photo;
  touchUp: TouchUp;
}

/** What the surface shows of an answer; `layer` is null while loading, or if nothing was found. */
export interface Shown {
  layer: Layer | null;
  touchUp: TouchUp;
}

async function show({ photo: { cutout }, touchUp }: Answer): Promise<Shown> {
  if (cutout.status === 'ready' && cutout.preview_url !== null)
    return { layer: makeLayer(await loadImage(cutout.preview_url)), touchUp };
  return { layer: cutout.status === 'failed' && !isUntouched(touchUp) ? makeLayer(null) : null, touchUp };
}

/** The latest answer whose picture has loaded. If a picture fails to load, the previous one stays. */
export function useLayer(answer: Answer): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const next = await show(answer).catch(() => null);
      if (isCurrent && next !== null) setShown(next);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [answer]);
  return shown;
}

import { useEffect, useState } from 'react';
import { loadImage } from './load-image.ts';

/** A picture once it is loaded; null before. */
export function useImage(address: string): HTMLImageElement | null {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const loaded = await loadImage(address).catch(() => null);
      if (isCurrent && loaded !== null) setImage(loaded);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return image;
}

import type { Photo } from '@vitrine/contract';
import { useQuery } from '@tanstack/react-query';
import { type Area, seenArea } from './seen-area.ts';

/** Precise enough to overlay two pictures. */
const MEASURED_PX = 400;

async function measure(src: string): Promise<Area | null> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const scale = Math.min(1, MEASURED_PX / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return seenArea(context.getImageData(0, 0, canvas.width, canvas.height).data, canvas);
}

/** The product's bounding box in a photo, in fractions; null if unknown, undefined while measuring. */
export function usePhotoArea({ id, cutout }: Photo): Area | null | undefined {
  const src = cutout.preview_url;
  const { data, isError } = useQuery({
    queryKey: ['photo-area', id, src?.split('?')[0]],
    queryFn: () => (src === null ? null : measure(src)),
    staleTime: Infinity,
    retry: 1,
  });
  return isError ? null : data;
}

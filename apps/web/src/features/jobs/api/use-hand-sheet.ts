import type { HandSheet, SheetBody } from '@vitrine/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { HandSource } from '../hand/hand-source.ts';

/** A sheet with its images decoded for drawing. */
export interface OpenSheet {
  sheet: HandSheet;
  images: HTMLImageElement[];
}

async function decode(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

/** A picture's layers for the wanted shadow, background and scene; the previous layers stay until they are loaded. */
export const useHandSheet = ({ id, version, readSheet }: HandSource, body: SheetBody) =>
  useQuery({
    queryKey: ['hand-sheet', id, version, body],
    queryFn: async ({ signal }): Promise<OpenSheet> => {
      const sheet = await readSheet(body, signal);
      return { sheet, images: await Promise.all(sheet.layers.map(({ image }) => decode(image))) };
    },
    staleTime: Infinity,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });

import type { HandSheet, SheetBody, Variation } from '@vitrine/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

/** A sheet with its images ready to be drawn. */
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

/** Names a version of a picture: its preview's address without the signature. */
const versionOf = ({ preview_url: preview }: Variation): string | undefined => preview?.split('?')[0];

/** A picture in layers, in the shadow, on the ground and in the set that are wanted; the layers before stay until they are there. */
export const useHandSheet = (picture: Variation, body: SheetBody) =>
  useQuery({
    queryKey: ['hand-sheet', picture.id, versionOf(picture), body],
    queryFn: async ({ signal }): Promise<OpenSheet> => {
      const sheet = await call('POST /variations/:id/sheet', { params: { id: picture.id }, body, signal });
      return { sheet, images: await Promise.all(sheet.layers.map(({ image }) => decode(image))) };
    },
    staleTime: Infinity,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });

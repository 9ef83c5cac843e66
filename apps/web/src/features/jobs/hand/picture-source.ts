import type { Variation } from '@vitrine/contract';
import { call } from '../../../lib/api/call.ts';
import { pictureOptions } from '../api/use-picture-change.ts';
import type { HandSource } from './hand-source.ts';

/** A finished picture. */
export function pictureSource(picture: Variation): HandSource {
  const { id, style, preview_url: still } = picture;
  return {
    id,
    // The preview's address without its signature.
    version: still?.split('?')[0] ?? '',
    style,
    still,
    sets: pictureOptions(picture),
    readSheet: (body, signal) => call('POST /variations/:id/sheet', { params: { id }, body, signal }),
    readTrial: async (wish, signal) =>
      (await call('POST /variations/:id/trial', { params: { id }, body: wish, signal })).image,
  };
}

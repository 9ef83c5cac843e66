import { createHash } from 'node:crypto';
import { DEFAULT_STYLE_IDS, type PreviewsBody } from '@vitrine/contract';
import type { StyleId } from '@vitrine/contract/limits';
import { pictureKeys } from '@vitrine/engine/catalogue';
import type { RenderRequest } from '@vitrine/engine/model';
import { firstLook } from '../jobs/index.ts';
import { inUse, type PhotoRow, shownOf } from '../photos/index.ts';
import { keyOf } from './load-small-products.ts';

/** A picture to be made; its seed is that of the job's picture at the same position. */
export interface PlannedPreview {
  style: StyleId;
  seed: number;
  /** Its scene, and the seller's adjustment of the product. */
  look: Pick<RenderRequest, 'scene' | 'adjustment'>;
  key: string;
}

/** Which pictures of a set must be made, and which the caller already has. `photos`: the main one first. */
export function planPreviews(body: PreviewsBody, photos: readonly PhotoRow[]) {
  const { language, product_description: description = '', category, texts, have = {}, looks = {} } = body;
  const shown = shownOf(photos).map(({ photo, shown, isPart, isAside }) => ({
    photo: keyOf(photo),
    shown,
    isPart,
    isAside,
  }));
  const keyAt = pictureKeys({ language, description, category: category ?? null, words: texts }, shown);
  const all = (body.styles ?? DEFAULT_STYLE_IDS).map((style, position): PlannedPreview => {
    const seed = position + 1;
    const first = firstLook(style, seed, looks[style]);
    const look = first === null ? {} : { scene: first.scene, adjustment: first.adjustment };
    return { style, seed, look, key: keyWith(keyAt(style, seed), look) };
  });
  return {
    made: all.filter(({ style, key }) => have[style] !== key),
    kept: all.filter(({ style, key }) => have[style] === key).map(({ style }) => style),
  };
}

/** The key of a picture as composed, or with the seller's adjustment. */
function keyWith(key: string, look: PlannedPreview['look']): string {
  if (Object.keys(look).length === 0) return key;
  const arranged = createHash('sha256').update(JSON.stringify(look)).digest('base64url');
  return `${key}.${arranged.slice(0, 22)}`;
}

/** The photos in the order in which a job's pictures would use them, the main one first. */
export const inOrder = (photos: readonly PhotoRow[], focus: ReadonlySet<string>): PhotoRow[] =>
  inUse(photos.map((photo) => ({ photo, focus: focus.has(photo.id) }))).map(({ photo }) => photo);

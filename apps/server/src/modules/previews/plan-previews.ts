import { DEFAULT_STYLE_IDS, type PreviewsBody } from '@vitrine/contract';
import type { StyleId } from '@vitrine/contract/limits';
import { pictureKeys } from '@vitrine/engine/catalogue';
import type { PhotoRow } from '../photos/index.ts';
import { keyOf } from './load-small-products.ts';

/** A picture that has to be made; its seed is that of the job's picture in this place. */
export interface PlannedPreview {
  style: StyleId;
  seed: number;
  key: string;
}

/** Which pictures of a set have to be made, and which the caller has. `photos`: the focus first. */
export function planPreviews(body: PreviewsBody, photos: readonly PhotoRow[]) {
  const { language, product_description: description = '', category, texts, have = {} } = body;
  const products = photos.map(keyOf);
  const keyAt = pictureKeys({ products, language, description, category: category ?? null, words: texts });
  const all = (body.styles ?? DEFAULT_STYLE_IDS).map((style, position): PlannedPreview => ({
    style,
    seed: position + 1,
    key: keyAt(style, position + 1),
  }));
  return {
    made: all.filter(({ style, key }) => have[style] !== key),
    kept: all.filter(({ style, key }) => have[style] === key).map(({ style }) => style),
  };
}

/** The photos as a job has them: the focus first, then as the seller put them. */
export const inOrder = (photos: readonly PhotoRow[], focus: ReadonlySet<string>): PhotoRow[] =>
  photos.toSorted((one, other) => Number(focus.has(other.id)) - Number(focus.has(one.id)));

import { DEFAULT_STYLE_IDS, type CategoryId, type StyleId } from '@vitrine/contract/limits';
import type words from '@vitrine/messages/en/showcase.json';
import products from '../../../../../packages/scenes/showcase/products.json';

export type SampleId = keyof typeof words;

const files = import.meta.glob<string>('../../../../../packages/scenes/showcase/**/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

const fileOf = (id: SampleId, name: string): string =>
  files[`../../../../../packages/scenes/showcase/${id}/${name}.webp`] ?? '';

/** A product of our own, photographed as by an amateur, and the set that the engine made of it (`npm run showcase`). */
export interface SampleProduct {
  /** Its name and its photo in words are said under this id in the messages. */
  id: SampleId;
  originalImage: string;
  /** The same, a third as wide. */
  originalSmall: string;
  category: CategoryId;
}

/** The same products, in the same order, as the server's gallery has. */
export const SAMPLE_PRODUCTS: readonly SampleProduct[] = products.map(({ id, category }) => ({
  id: id as SampleId,
  originalImage: fileOf(id as SampleId, 'original'),
  originalSmall: fileOf(id as SampleId, 'small/original'),
  category: category as CategoryId,
}));

export const SHOWN_STYLES: readonly StyleId[] = DEFAULT_STYLE_IDS;

export const pictureOf = ({ id }: SampleProduct, style: StyleId): string => fileOf(id, style);

/** A picture at 192 px, for strips and as a stand-in until the large one is there. */
export const thumbnailOf = ({ id }: SampleProduct, style: StyleId): string => fileOf(id, `small/${style}`);

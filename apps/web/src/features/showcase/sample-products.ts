import { DEFAULT_STYLE_IDS, type CategoryId, type StyleId } from '@vitrine/contract/limits';

const files = import.meta.glob<string>('../../assets/showcase/*/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

const fileOf = (prefix: string, name: string): string => files[`../../assets/showcase/${prefix}/${name}.webp`] ?? '';

/** A product of our own, photographed as by an amateur, and the set that the engine made of it (`npm run showcase`). */
export interface SampleProduct {
  /** Its name and its photo in words stand under this id in the content file. */
  id: string;
  originalImage: string;
  /** Folder of its pictures, one a style. */
  imagePrefix: string;
  category: CategoryId;
}

const sample = (id: string, category: CategoryId): SampleProduct => ({
  id,
  originalImage: fileOf(id, 'original'),
  imagePrefix: id,
  category,
});

export const SAMPLE_PRODUCTS: readonly SampleProduct[] = [
  sample('pump', 'beauty'),
  sample('headphones', 'electronics'),
  sample('mug', 'kitchen'),
  sample('candle', 'home'),
];

export const SHOWN_STYLES: readonly StyleId[] = DEFAULT_STYLE_IDS;

export const pictureOf = ({ imagePrefix }: SampleProduct, style: StyleId): string => fileOf(imagePrefix, style);

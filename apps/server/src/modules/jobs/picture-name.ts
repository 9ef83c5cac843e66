import path from 'node:path';
import { extensionOf, type PictureFormat } from './job-files.ts';
import { type Called, nameProduct } from './name-product.ts';

const MAX_LENGTH = 40;

/** Sources of a file name. */
export interface NamedProduct extends Called {
  /** File name of the main photo. */
  filename: string;
}

export interface NamedPicture extends NamedProduct {
  style: string;
  /** Channel format; left out: the picture as made. */
  preset?: string | undefined;
  width: number;
  height: number;
}

/** ASCII letters and digits of `text`, joined by hyphens; accents and other scripts are dropped (the name goes into a header). */
function slug(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return words.slice(0, MAX_LENGTH).replace(/-+$/, '');
}

/** Product part of a file name: the product's name if it has one, else the main photo's. */
export const productSlug = ({ filename, ...called }: NamedProduct): string =>
  slug(nameProduct(called) ?? '') || slug(path.parse(filename).name) || 'product';

/** A file name with product, style, channel and size: `blue-mug-white-bg-amazon-main-2000x2000.jpg`. */
export function pictureName({ style, preset, width, height, ...product }: NamedPicture, format: PictureFormat): string {
  const words = [style, ...(preset === undefined ? [] : [preset])].map((word) => word.replaceAll('_', '-'));
  return `${[productSlug(product), ...words].join('-')}-${width}x${height}.${extensionOf(format)}`;
}

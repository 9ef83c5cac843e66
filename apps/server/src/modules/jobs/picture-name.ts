import path from 'node:path';
import { extensionOf, type PictureFormat } from './job-files.ts';

const MAX_LENGTH = 40;

export interface NamedPicture {
  /** File name of the main photo. */
  filename: string;
  style: string;
  /** Channel form; left out: the picture as it was made. */
  preset?: string | undefined;
  width: number;
  height: number;
}

/** Letters and digits of `text`, joined by hyphens; accents are dropped, other scripts too (the name goes into a header). */
function slug(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return words.slice(0, MAX_LENGTH).replace(/-+$/, '') || 'product';
}

/** Product part of a file name, from the name of the main photo. */
export const productSlug = (filename: string): string => slug(path.parse(filename).name);

/** A name that tells product, style, channel and size: `blue-mug-white-bg-amazon-main-2000x2000.jpg`. */
export function pictureName({ filename, style, preset, width, height }: NamedPicture, format: PictureFormat): string {
  const words = [style, ...(preset === undefined ? [] : [preset])].map((word) => word.replaceAll('_', '-'));
  return `${[productSlug(filename), ...words].join('-')}-${width}x${height}.${extensionOf(format)}`;
}

import { basename, extname } from 'node:path';
import { parseDescription } from '../phrases/parse-description.ts';

/**
 * The first part of every file name: the product's name where the description has one, else the photo's. Lower-case
 * letters and digits of any script, joined by hyphens, at most 40 characters.
 */
export function slugOf(description: string, photoPath: string): string {
  const named = slug(parseDescription(description).name ?? '');
  return named || slug(basename(photoPath, extname(photoPath))) || 'product';
}

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, 40)
    .replace(/-+$/u, '');
}

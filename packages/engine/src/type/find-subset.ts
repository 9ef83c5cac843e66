import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readCharacters } from './read-characters.ts';
import type { Family } from './typefaces.ts';
import { readOwnJson } from './read-own-json.ts';

const require = createRequire(import.meta.url);

/** A family's files and their Unicode ranges. */
interface Index {
  folder: string;
  weights: readonly number[];
  /** Subsets whose range includes a code point, preferred one first. */
  subsets: ReadonlyMap<number, readonly string[]>;
}

const indexes = new Map<string, Index>();
const characters = new Map<string, ReadonlySet<number>>();

/** Cache: files by weight and code point. */
const found = new WeakMap<Family, Map<string, string | null>>();

/** The file of a family with a character at a weight; null if the family lacks the character. */
export function findSubset(family: Family, codePoint: number, weight: number): string | null {
  const files = found.get(family) ?? new Map<string, string | null>();
  found.set(family, files);
  const key = `${weight} ${codePoint}`;
  const known = files.get(key);
  if (known !== undefined) return known;
  const file = lookUp(family, codePoint, weight);
  files.set(key, file);
  return file;
}

function lookUp(family: Family, codePoint: number, weight: number): string | null {
  const { folder, weights, subsets } = indexOf(family);
  const named = subsets.get(codePoint);
  if (!named) return null;
  const [nearest = 400] = weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight));
  const name = family.package.split('/')[1] ?? '';
  const files = named.map((subset) =>
    join(folder, 'files', `${name}-${subset}-${family.axis ?? nearest}-normal.woff2`),
  );
  return files.find((file) => charactersOf(file).has(codePoint)) ?? null;
}

function charactersOf(file: string): ReadonlySet<number> {
  const known = characters.get(file) ?? readCharacters(file);
  characters.set(file, known);
  return known;
}

function indexOf(family: Family): Index {
  const known = indexes.get(family.package);
  if (known) return known;
  const folder = dirname(require.resolve(`${family.package}/package.json`));
  const ranges = readOwnJson<Record<string, string>>(join(folder, 'unicode.json'));
  const { weights } = readOwnJson<{ weights: number[] }>(join(folder, 'metadata.json'));
  const names = family.subsets === 'all' ? numberedFirst(Object.keys(ranges)) : family.subsets;
  const subsets = new Map<number, string[]>();
  for (const name of names) {
    const subset = name.replaceAll(/[[\]]/gu, '');
    for (const codePoint of codePoints(ranges[name] ?? '')) {
      subsets.set(codePoint, [...(subsets.get(codePoint) ?? []), subset]);
    }
  }
  const index = { folder, weights, subsets };
  indexes.set(family.package, index);
  return index;
}

/** The numbered subsets belong together; latin only fills the gaps. */
function numberedFirst(names: readonly string[]): string[] {
  return [...names.filter((name) => name.startsWith('[')), 'latin'];
}

/** The code points of a CSS unicode-range, « U+0-FF,U+131 ». */
function* codePoints(range: string): Generator<number> {
  for (const [, first = '', last = first] of range.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/giu)) {
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++) yield code;
  }
}

import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { basename } from 'node:path';
import { findSubset } from './find-subset.ts';
import type { Voice } from '../page/text-block.ts';
import { SETTINGS, settingOf, type Family } from './typefaces.ts';

/** The text to set, and its style. */
export interface FontWish {
  words: string;
  /** BCP 47. */
  language: string;
  voice: Voice;
  weight: number;
}

/** The registered fonts for a text. */
export interface Font extends FontWish {
  /** CSS font families, in descending priority. */
  families: string;
  /** Factor of the size. */
  scale: number;
}

interface Found {
  family: Family;
  file: string;
}

const HEAVIEST = 900;
/** Spaces, joiners and direction marks need no glyph. */
const UNSEEN = /[\s\p{Cf}\p{Cc}\p{Variation_Selector}]/u;

/**
 * Finds the files with the characters of the words, in the order of the language's families, and registers new ones: of the large
 * East Asian fonts only the used subsets are ever read.
 */
export function findFont({ words, language, voice, weight: asked }: FontWish): Font {
  const { families, scale, bolder } = settingOf(language, voice);
  const weight = Math.min(HEAVIEST, asked + bolder);
  const wish = { words, language, voice, weight };
  const files = new Map<Family, Set<string>>();
  for (const character of new Set(wish.words)) {
    const found = findFamily(character, wish);
    if (!found) continue;
    const known = files.get(found.family) ?? new Set();
    files.set(found.family, known.add(found.file));
  }
  const names = [...new Set([...families, ...files.keys()])]
    .flatMap((family) => particularFirst([...(files.get(family) ?? [])]))
    .map(register);
  return { ...wish, families: names.map((name) => `"${name}"`).join(', '), scale };
}

/** Sets a font on a context for drawing or measuring, `size` in the context's units. */
export function setFont(ctx: SKRSContext2D, font: Font, size: number): void {
  ctx.font = `${font.weight} ${size * font.scale}px ${font.families || 'sans-serif'}`;
  // Variable files ignore the CSS weight; single-weight files ignore this setting.
  ctx.fontVariationSettings = `"wght" ${font.weight}, "opsz" 36`;
  ctx.lang = font.language;
}

/** The words without characters that none of our fonts has: no missing-glyph box is ever drawn. */
export function dropUnknown(words: string, wish: Omit<FontWish, 'words'>): string {
  return Array.from(words)
    .filter((character) => UNSEEN.test(character) || findFamily(character, { ...wish, words }))
    .join('');
}

function findFamily(character: string, wish: FontWish): Found | null {
  const own = findIn(settingOf(wish.language, wish.voice).families, character, wish.weight);
  return own ?? (UNSEEN.test(character) ? null : findIn(otherFamilies(wish), character, wish.weight));
}

function findIn(families: readonly Family[], character: string, weight: number): Found | null {
  const codePoint = character.codePointAt(0) ?? 0;
  for (const family of families) {
    const file = findSubset(family, codePoint, weight);
    if (file) return { family, file };
  }
  return null;
}

/** The families of all other scripts. The surrounding text decides whether Han is drawn as Japanese, Korean or Chinese. */
function otherFamilies({ words, voice }: FontWish): Family[] {
  const region = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words)
    ? 'Jpan'
    : /\p{Script=Hangul}/u.test(words)
      ? 'Kore'
      : 'Hans';
  const ideographs = SETTINGS[region]?.[voice].families ?? [];
  // Ideographic fonts contain letters of many scripts, so they come last.
  const rest = Object.values(SETTINGS).flatMap((voices) => voices[voice].families);
  return [...rest.filter(({ subsets }) => subsets !== 'all'), ...ideographs, ...rest];
}

/** Before the file with plain Latin, which would compose « ễ » of « e » and two marks that it cannot position. */
function particularFirst(files: readonly string[]): string[] {
  return files.toSorted((a, b) => Number(/-latin-/u.test(a)) - Number(/-latin-/u.test(b)) || (a < b ? 1 : -1));
}

/** Per thread; the fonts themselves belong to the process. */
const registered = new Set<string>();

/**
 * One family name per file: Skia falls back from name to name, never within one, and threads never see a partly registered
 * family.
 */
function register(file: string): string {
  const name = `Vitrine ${basename(file, '-normal.woff2')}`;
  if (registered.has(name)) return name;
  if (!GlobalFonts.has(name) && !GlobalFonts.registerFromPath(file, name))
    throw new Error(`Font cannot be read: ${file}`);
  registered.add(name);
  return name;
}

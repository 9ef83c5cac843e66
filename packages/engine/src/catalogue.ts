import type { ShownPhoto, Trust } from './product/choose-photos.ts';
import { planFrame } from './export/plan-frame.ts';
import { CHANNEL_PRESETS, type ChannelPreset } from './export/presets.ts';
import type { CategoryId, PresetId, StyleId, WordRole } from './identifiers.ts';
import type { PhotoWarning, ProposedWord, TextLanguage } from './model.ts';
import { chooseWords } from './phrases/choose-words.ts';
import { listWords } from './phrases/edit-words.ts';
import { type LeftBehind, tellLeftBehind } from './phrases/tell-left-behind.ts';
import { parseDescription } from './phrases/parse-description.ts';
import { PHRASES } from './phrases/index.ts';
import { type Freedom, freedomOf } from './styles/freedoms.ts';
import { styleList } from './styles/index.ts';
import { photosOfWhole } from './whole/index.ts';
import { shownIn } from './whole/shown-in.ts';
import { keysOfWish, type Wish } from './phrases/key-of-wish.ts';
import { rolesOf } from './phrases/words-of.ts';

export type { ChannelPreset } from './export/presets.ts';
export { allowedIn } from './styles/freedoms.ts';
export type { TextLanguage } from './model.ts';
export { stylesWithWords, type Wish } from './phrases/key-of-wish.ts';

/** The public description of a style. */
export interface StyleInfo {
  id: StyleId;
  /** Pixels of the final picture. */
  width: number;
  height: number;
  /** Maximum number of photos it shows, the main one first. */
  photos: number;
  /** The same if they are shown whole. */
  wholePhotos: number;
  /** What the seller may adjust. */
  freedom: Freedom;
}

/** All styles, in display order. */
export const styles: readonly StyleInfo[] = styleList.map(({ id, width, height, photos = 1 }) => ({
  id,
  width,
  height,
  photos,
  wholePhotos: photosOfWhole(id),
  freedom: freedomOf(id),
}));

/** All languages with phrases and fonts, by English name. */
export const textLanguages: readonly TextLanguage[] = PHRASES.map(({ language }) => language).toSorted((a, b) =>
  a.name.localeCompare(b.name, 'en'),
);

/** The channel formats, in display order. */
export const channelPresets: readonly ChannelPreset[] = CHANNEL_PRESETS;

/** Pixels of a final of `size` in a preset's format, unless its byte limit requires fewer. */
export function presetSize(id: PresetId, size: { width: number; height: number }): { width: number; height: number } {
  const preset = CHANNEL_PRESETS.find((one) => one.id === id);
  if (preset === undefined) throw new RangeError(`No preset is called ${id}`);
  const { width, height } = planFrame(size, { left: 0, top: 0, right: 0, bottom: 0 }, preset.frame);
  return { width, height };
}

/** The product's name at the beginning of its description, in any of the languages; null without one. */
export function productName(description: string, language: string): string | null {
  return parseDescription(description, language).name;
}

/**
 * The proposed words of a set, their direction, and the parts of the description that cannot be translated; takes a few
 * milliseconds, draws nothing.
 */
export function proposeWords(
  description: string,
  language: string,
  category: CategoryId | null,
): Pick<TextLanguage, 'direction'> & { words: ProposedWord[]; leftBehind: LeftBehind | null } {
  const words = chooseWords(description, language, category);
  return { direction: words.direction, words: listWords(words), leftBehind: tellLeftBehind(description, language) };
}

export { isShownWhole, orderPhotos, RANK, type ShownPhoto, shownPhotos, type Trust } from './product/choose-photos.ts';
export { shownIn } from './whole/shown-in.ts';

/**
 * How far pictures trust the engine's own cut-out; a gesture of the seller's is always sure. `warnings` are those of the photo and of its cut-out. A
 * doubtful cut-out is not shown (docs/decisions/0052), nor a part of a product, which would stand in every set as if sawn off.
 */
export function trustOf(warnings: readonly string[]): Trust {
  const has = (warning: PhotoWarning): boolean => warnings.includes(warning);
  if (has('graphic')) return 'graphic';
  if (has('uncertain_cutout')) return 'none';
  if (has('cut_off')) return 'part';
  if (has('blurred')) return 'unsharp';
  if (has('unsure_cutout')) return 'unsure';
  return has('cut_side') ? 'clipped' : 'sure';
}

/** Roles of the words that a style shows; empty for a picture without words of the set. */
export const wordsOfStyle = (style: StyleId, isWhole = false): WordRole[] => rolesOf(style, isWhole);

/**
 * Keys of a set's pictures: while the key of a style and seed is unchanged, so is the picture. Takes a few milliseconds, draws
 * nothing.
 * @param shown keys of the photos with their cut-outs
 */
export function pictureKeys(
  wish: Wish,
  shown: readonly ShownPhoto<string>[],
): (style: StyleId, seed: number) => string {
  const keyOf = keysOfWish(wish);
  return (style, seed) => keyOf(style, seed, photosIn(style, shown));
}

/** The photos that a picture of `style` shows, and whether it shows them whole. */
export function photosIn<Given>(style: StyleId, shown: readonly ShownPhoto<Given>[]): ShownIn<Given> {
  const all = shownIn(style, shown);
  const isWhole = all[0]?.isWhole === true;
  const info = styles.find(({ id }) => id === style);
  return { photos: all.slice(0, isWhole ? info?.wholePhotos : info?.photos).map(({ photo }) => photo), isWhole };
}

/** What a picture shows. */
export interface ShownIn<Given> {
  photos: Given[];
  isWhole: boolean;
}

import type { Lexicon, Match } from './lexicon.ts';
import type { Quantity } from './read-quantities.ts';

/** One statement of a description. */
export interface Fact {
  /** The lexicon's term; null for language-independent facts: a figure, a standard. */
  id: string | null;
  kind: string;
  /** Term of the part it describes: a wooden handle. */
  part: string | null;
  quantity: Quantity | null;
  /** ISO 3166 code of where it was made. */
  country: string | null;
  /** Language-independent text, as typed. */
  mark: string | null;
  /** The source words. */
  source: string;
  start: number;
  end: number;
  /** 0–1. */
  confidence: number;
}

/** A text with the terms found in it. */
export interface Reading {
  text: string;
  lexicon: Lexicon;
  terms: readonly Match[];
  /** Positions that separate statements. */
  stops: readonly number[];
}

/** Defaults of most facts. */
export const NO_FACT = {
  id: null,
  part: null,
  quantity: null,
  country: null,
  mark: null,
} as const;

/** Whether a separator is between two ranges. */
export const isParted = (
  one: { start: number; end: number },
  other: { start: number; end: number },
  stops: readonly number[],
) => stops.some((stop) => stop >= Math.min(one.end, other.end) && stop < Math.max(one.start, other.start));

export const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }): boolean =>
  one.start < other.end && other.start < one.end;

/** « care » of « care.washable ». */
export const kindOf = (id: string): string => id.slice(0, id.indexOf('.'));

/** Languages in which descriptions follow the noun and never precede it: « viscose, manches longues ». */
export const SAID_BEHIND: ReadonlySet<string> = new Set('fr es it pt ro ar he fa vi id ms th'.split(' '));

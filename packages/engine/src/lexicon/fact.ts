import type { Lexicon, Match } from './lexicon.ts';
import type { Quantity } from './read-quantities.ts';

/** One thing that a description says. */
export interface Fact {
  /** The lexicon's term; null for what is the same in every language: a figure, a standard. */
  id: string | null;
  kind: string;
  /** The term of the part that it is said of: a handle of wood. */
  part: string | null;
  quantity: Quantity | null;
  /** ISO 3166 code of where it was made. */
  country: string | null;
  /** What is the same in every language, as typed. */
  mark: string | null;
  /** The words that it came from. */
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
  /** Where thoughts are parted. */
  stops: readonly number[];
}

/** What most facts have not. */
export const NO_FACT = {
  id: null,
  part: null,
  quantity: null,
  country: null,
  mark: null,
} as const;

/** Whether a stop stands between two stretches. */
export const isParted = (
  one: { start: number; end: number },
  other: { start: number; end: number },
  stops: readonly number[],
) => stops.some((stop) => stop >= Math.min(one.end, other.end) && stop < Math.max(one.start, other.start));

export const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }): boolean =>
  one.start < other.end && other.start < one.end;

/** « care » of « care.washable ». */
export const kindOf = (id: string): string => id.slice(0, id.indexOf('.'));

/** Languages in which what a noun is like stands behind it and never before: « viscose, manches longues ». */
export const SAID_BEHIND: ReadonlySet<string> = new Set('fr es it pt ro ar he fa vi id ms th'.split(' '));

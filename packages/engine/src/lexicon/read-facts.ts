import { lexiconOf, findTerms, type Lexicon, type Match } from './lexicon.ts';
import { findMarks } from './find-marks.ts';
import { readCountry } from './read-origin.ts';
import { readQuantities, type Quantity } from './read-quantities.ts';
import { DIMENSION_OF_TERM } from './slots.ts';

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

/** Characters between a word and its figure: « Height of the whole lamp: 42 cm ». */
const MOST_APART = 26;
/** What parts one thought from the next; a mark between figures is part of a number. */
const STOP = /[.;!?\n•|؛。！？；✓✔]\s|[\n•|✓✔]|(?<!\p{Nd})[,،、，]|[,،、，](?!\p{Nd})|\s[-–—]\s/gu;
const NEAR = 16;
/** Languages that say « not » after the word. */
const NOT_AFTER = new Set(['ja', 'ko', 'tr', 'hi', 'bn', 'ta', 'ur', 'fa', 'hu']);

/** What a text in one language says, as far as the lexicon and its figures tell. A few milliseconds for 2,000 characters. */
export function readFacts(text: string, language: string): Fact[] {
  const lexicon = lexiconOf(language);
  if (lexicon === null) return [];
  const stops = Array.from(text.matchAll(STOP), ({ index }) => index);
  const terms = findTerms(text, lexicon);
  const quantities = readQuantities(text, lexicon, lexiconOf('en'));
  const reading: Reading = { text, lexicon, terms, stops };
  const measured = pairQuantities(quantities, reading);
  const taken = measured.flatMap(({ keyword }) => keyword ?? []);
  const plain = plainTerms(reading, taken);
  const facts = [
    ...measured.map(({ fact }) => fact),
    ...plain.map((match) => factOf(match, reading, quantities)),
    ...originsOf(reading),
    ...marksOf(text),
  ];
  return unique(withParts(facts, reading)).toSorted((one, other) => one.start - other.start);
}

interface Reading {
  text: string;
  lexicon: Lexicon;
  terms: readonly Match[];
  /** Where thoughts are parted. */
  stops: readonly number[];
}

const bare = {
  id: null,
  part: null,
  quantity: null,
  country: null,
  mark: null,
} as const;

/** Figures with the word that says what they measure: the nearest first, each word once. */
function pairQuantities(
  quantities: readonly Quantity[],
  { text, terms, stops }: Reading,
): { fact: Fact; keyword: Match | null }[] {
  const slots = terms.filter(({ id }) => DIMENSION_OF_TERM[id] !== undefined);
  const pairs = quantities.flatMap((quantity) =>
    slots
      .filter(({ id }) => takes(id, quantity))
      // « 2 years of warranty »: the unit is no word for an age.
      .filter(({ start, end }) => start < quantity.start || end > quantity.end)
      .map((keyword) => ({ quantity, keyword, apart: apartOf(quantity, keyword) }))
      .filter(({ keyword, apart }) => apart <= reachOf(keyword, quantity))
      .filter(({ keyword }) => !isParted(quantity, keyword, stops)),
  );
  const used = new Set<Quantity>();
  const spans: Match[] = [];
  const found: { fact: Fact; keyword: Match | null }[] = [];
  for (const { quantity, keyword } of pairs.toSorted(nearestFirst)) {
    if (used.has(quantity) || spans.some((span) => overlaps(span, keyword))) continue;
    used.add(quantity);
    spans.push(keyword);
    const [start, end] = [Math.min(quantity.start, keyword.start), Math.max(quantity.end, keyword.end)];
    const kind = kindOf(keyword.id);
    const fact = {
      ...bare,
      id: keyword.id,
      kind,
      quantity,
      start,
      end,
      source: text.slice(start, end),
      confidence: 0.95,
    };
    found.push({ fact, keyword });
  }
  const others = quantities.filter(
    (quantity) => !used.has(quantity) && speaksForItself(quantity) && !RANGE.test(text.slice(0, quantity.start)),
  );
  return [
    ...found,
    ...others.map((quantity) => {
      const { start, end, dimension } = quantity;
      const source = text.slice(start, end);
      return { fact: { ...bare, kind: dimension, quantity, start, end, source, confidence: 0.9 }, keyword: null };
    }),
  ];
}

/** « From 2 to 24 kg »: half of it says something else. */
const RANGE = /\p{Nd}\s*(?:to|bis|à|a|до|–|-|~|〜|至)\s*$/iu;

type Pair = { quantity: Quantity; keyword: Match; apart: number };
/** The nearest, then the longest form, then the one before the figure. */
const nearestFirst = (one: Pair, other: Pair): number =>
  one.apart - other.apart ||
  other.keyword.end - other.keyword.start - (one.keyword.end - one.keyword.start) ||
  one.keyword.start - other.keyword.start;

const apartOf = (one: Quantity, other: Match): number =>
  Math.max(0, other.start - one.end, one.start - other.end) + (other.start >= one.end ? 0.5 : 0);

/** A bare figure, and a keyword of one letter, must stand side by side. */
function reachOf({ start, end }: Match, { dimension }: Quantity): number {
  if (end - start === 1) return 3;
  return dimension === 'count' ? 3 : MOST_APART;
}

function takes(id: string, { dimension, values, unit, andMore }: Quantity): boolean {
  const wanted = DIMENSION_OF_TERM[id];
  if (id === 'measure.age-from') return unit === 'unit.year' || (andMore && unit === null);
  if (wanted === 'count') return unit === null && values.length === 1 && Number.isInteger(values[0]) && values[0]! > 0;
  if (id !== 'measure.size' && values.length > 1) return false;
  return dimension === wanted;
}

const isParted = (
  one: { start: number; end: number },
  other: { start: number; end: number },
  stops: readonly number[],
) => stops.some((stop) => stop >= Math.min(one.end, other.end) && stop < Math.max(one.start, other.start));

/** A length or a weight says what it is without a word; « 3 » and « 20 minutes » do not. */
const speaksForItself = ({ dimension }: Quantity): boolean =>
  !['count', 'duration', 'percent', 'temperature', 'speed', 'loudness'].includes(dimension);

const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }): boolean =>
  one.start < other.end && other.start < one.end;

const kindOf = (id: string): string => id.slice(0, id.indexOf('.'));

/** Terms without a figure: the longest first, none over another, none that is denied. */
function plainTerms({ text, lexicon, terms, stops }: Reading, taken: readonly Match[]): Match[] {
  const denials = terms.filter(({ id }) => id === 'cue.not');
  const chosen: Match[] = [];
  const candidates = terms
    .filter(({ id }) => !id.startsWith('cue.') && DIMENSION_OF_TERM[id] === undefined && id !== 'origin.country')
    .toSorted((one, other) => other.end - other.start - (one.end - one.start));
  for (const match of candidates) {
    if (chosen.some((one) => overlaps(one, match)) || taken.some((one) => saysMore(one, match))) continue;
    chosen.push(match);
  }
  return chosen.filter((match) => {
    if (isDenied(match, denials, stops, lexicon.language, text)) return false;
    return isMeant(match, { text, lexicon, terms, stops });
  });
}

/** Whether a term with its figure says all that the bare term does. */
const saysMore = (measured: Match, plain: Match): boolean =>
  overlaps(measured, plain) &&
  (measured.id.startsWith(`${plain.id}-`) ||
    ALSO_SAID[measured.id] === plain.id ||
    (kindOf(measured.id) === 'function' && kindOf(plain.id) === 'function'));

const ALSO_SAID: Readonly<Record<string, string>> = {
  'measure.water-depth': 'property.waterproof',
  'care.washable-at': 'care.washable',
};

function isDenied(
  match: Match,
  denials: readonly Match[],
  stops: readonly number[],
  language: string,
  text: string,
): boolean {
  return denials.some((denial) => {
    if (isParted(denial, match, stops)) return false;
    const before = match.start - denial.end;
    if (before >= 0 && before <= NEAR) return true;
    const after = denial.start - match.end;
    if (after < 0) return false;
    // « Dishwasher safe: no ».
    if (/^\s*[:=：]\s*$/u.test(text.slice(match.end, denial.start))) return true;
    return NOT_AFTER.has(language) && after <= 6;
  });
}

/** Words that are the thing's colour only where the text says that they are. */
const OFTEN_OTHER =
  /^(?:rose|orange|rosa|naranja|gold|silver|sand|cream|tan|mint|arena|sage|blush|ivory|lila|clear glass)$/iu;
/** A thing's colour stands where it is named. */
const OPENING = 60;
/** « Soft, warm light » is no soft thing. */
const OF_LIGHT = /^[\s,]+(?:\p{L}+\s+)?(?:light|glow|sound|licht|lumière|luz|luce|ضوء|إضاءة)/iu;
/** « Washable in the dishwasher » says how. */
const saysHow = (one: Match, washable: Match, stops: readonly number[]): boolean =>
  /^care\.(?:machine|dish|hand)/u.test(one.id) && !isParted(one, washable, stops);
/** Parts a place or a person from what only sounds like one: « for » stands before it, or nothing else. */
const NEEDS_FOR = new Set(['use', 'occasion']);
const MOST_ALONE = 3;

/** Whether a word that may mean another thing is meant: a part is there « with » it, a place stands behind « for ». */
function isMeant(match: Match, { text, terms, stops }: Reading): boolean {
  const kind = kindOf(match.id);
  const said = text.slice(match.start, match.end);
  const stands = (cue: string, near: number): boolean =>
    terms.some(
      ({ id, start, end }) =>
        id === cue &&
        (overlaps({ start, end }, match) || (match.start >= end && match.start - end <= near)) &&
        !isParted({ start, end }, match, stops),
    );
  const alone = (): boolean => aloneIn(match, text, stops);
  if (kind === 'part') return stands('cue.with', NEAR) || aloneIn(match, text, stops, 1);
  if (kind === 'included') return /[\s-]/u.test(said) || stands('cue.included', 24) || alone();
  if (kind === 'colour') return (!OFTEN_OTHER.test(said) && match.start < OPENING) || alone();
  if (kind === 'property' && stands('cue.for', 1)) return false;
  if (match.id === 'property.soft') return !OF_LIGHT.test(text.slice(match.end));
  if (match.id === 'care.washable') return !terms.some((one) => saysHow(one, match, stops));
  if (NEEDS_FOR.has(kind)) return /[\s-]/u.test(said) || kind === 'occasion' || stands('cue.for', NEAR) || alone();
  return true;
}

/** Whether hardly anything else stands between two stops. */
function aloneIn({ start, end }: Match, text: string, stops: readonly number[], most = MOST_ALONE): boolean {
  const from = Math.max(0, ...stops.filter((stop) => stop < start).map((stop) => stop + 1));
  const to = Math.min(text.length, ...stops.filter((stop) => stop >= end));
  const others = (text.slice(from, start) + ' ' + text.slice(end, to)).match(/[\p{L}\p{N}]+/gu) ?? [];
  return others.length < most;
}

function factOf(match: Match, { text }: Reading, quantities: readonly Quantity[]): Fact {
  const { id, start, end } = match;
  const kind = kindOf(id);
  // « 100% cotton » and « coton 100 % ».
  const share =
    kind === 'material'
      ? quantities.find(
          (one) =>
            one.dimension === 'percent' &&
            ((start - one.end >= 0 && start - one.end <= 4) || (one.start - end >= 0 && one.start - end <= 2)),
        )
      : undefined;
  const from = share ? Math.min(share.start, start) : start;
  const to = share ? Math.max(share.end, end) : end;
  return {
    ...bare,
    id,
    kind,
    quantity: share ?? null,
    start: from,
    end: to,
    source: text.slice(from, to),
    confidence: 0.9,
  };
}

/** « Made in Portugal ». */
function originsOf({ text, lexicon, terms }: Reading): Fact[] {
  const { language } = lexicon;
  return terms
    .filter(({ id }) => id === 'cue.made-in')
    .flatMap(({ start, end }) => {
      const country = readCountry(text.slice(end, end + 40), language);
      if (country === null || /[.;!?\n,]/u.test(text.slice(end, end + Math.max(0, country.length - 3)))) return [];
      const to = end + country.length;
      return [
        {
          ...bare,
          id: 'origin.country',
          kind: 'origin',
          country: country.code,
          start,
          end: to,
          source: text.slice(start, to),
          confidence: 0.95,
        },
      ];
    });
}

const marksOf = (text: string): Fact[] =>
  findMarks(text).map(({ kind, text: mark, start, end }) => ({
    ...bare,
    kind,
    mark,
    start,
    end,
    source: mark,
    confidence: 0.95,
  }));

/** Words by which a part is said to be of a material; where nothing stands between, the material comes first. */
const OF =
  /^\s*(?:[:：]|(?:is|are|en|de|aus|ist|sind|in|di|van|из|z|ze|من|من ال|made (?:of|from)|fait(?:e)? en|i)\s*)?\s*$/iu;

/** A material that stands at a part is the part's: « leather strap », « poignée en bois ». */
function withParts(facts: readonly Fact[], { text, terms, stops }: Reading): Fact[] {
  const parts = terms.filter(({ id }) => id.startsWith('part.'));
  return facts
    .flatMap((fact) => {
      if (fact.kind !== 'material') return [fact];
      const part = parts.find((one) => {
        if (isParted(one, fact, stops)) return false;
        if (one.start >= fact.end) return /^[\s-]$/u.test(text.slice(fact.end, one.start));
        return one.end <= fact.start && OF.test(text.slice(one.end, fact.start)) && one.end < fact.start - 1;
      });
      if (!part) return [fact];
      const [start, end] = [Math.min(part.start, fact.start), Math.max(part.end, fact.end)];
      return [{ ...fact, part: part.id, start, end, source: text.slice(start, end) }];
    })
    .filter((fact, _, all) => fact.kind !== 'part' || !all.some((one) => one.part === fact.id));
}

/** Each thing once; what says more (« solid oak ») stands before what says less. */
function unique(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>();
  const isFree = facts.some(({ id }) => id === 'service.free-returns' || id === 'service.free-returns-within');
  return facts.filter((fact) => {
    if (isFree && (fact.id === 'service.returns' || fact.id === 'service.returns-within')) return false;
    const key = [
      fact.id ?? fact.mark ?? fact.kind,
      fact.part,
      fact.id === null ? fact.quantity?.values.join('x') : '',
    ].join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

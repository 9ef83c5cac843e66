import { findNoun, type Noun } from '../goods/find-head.ts';
import { nameOfKind } from '../goods/name-of-kind.ts';
import { loadNames, type Names } from '../goods/names.ts';
import { firstThing } from '../goods/things.ts';
import { findTerms, lexiconOf } from '../lexicon/lexicon.ts';
import { countColumns } from './count-text.ts';
import { phrasesOf } from './index.ts';
import { tidyText } from './tidy-text.ts';

/** A product name, found by the noun of its kind. */
export interface FoundName {
  name: string;
  /** Id of the kind. */
  kind: string;
  /** Characters of the text. */
  start: number;
  end: number;
  /** « This », « our »: the text says explicitly that this is the product. */
  isPointedAt: boolean;
}

const MOST_COLUMNS = 44;
const MOST_BEFORE = 4;
const MOST_RUN = 10;
/** Articles, pronouns and other words before a name that are not part of it. */
const NO_PART =
  /^(?:an?|the|th(?:is|ese|at|ose)|our|my|your|his|her|its|their|some|any|no|one|every|each|all|so|is|are|was|were|and|or|of|old|cute|pretty|lovely|nice|great|perfect|amazing|beautiful|new|used|brand|almost|like|very|super|discontinued|exclusive|ein|eine[nrms]?|der|die|das|den|dem|unsere?[nrms]?|meine?[nrms]?|diese[nrms]?|neue?[nrs]?|gebrauchte?[nrs]?|schöne[nrs]?|tolle[nrs]?|fast|jede[rsn]?|elke?|każd[yae]|każde|chaque|cada|ogni|een|de|het|deze|dit|onze|ons|mijn|mooie|nieuwe|en|ett|min|vår|denne|dette|bir|bu|moja|mój|nowy|nowa|мой|моя|новый|новая|это|यह|एक|이|그|새)$/iu;
const COUNTED = /^(?:tiers?|pieces?|pcs|packs?|layers?|pairs?|way|inch|cm|ply|stück|teilig\p{L}*)\s/iu;
const POINTS =
  /(?:^|[^\p{L}])(?:this|these|our|my|diese[nrms]?|unsere?[nrms]?|meine?[nrms]?|cet(?:te)?|ces?|notre|nos|mon|ma|est[ae]s?|nuestr[oa]s?|mi|quest[oa]|nostr[oa]|il mio|la mia|ess[ae]|noss[oa]|meu|minha|deze|dit|onze|mijn|هذا|هذه|bu|этот|эта|ten|ta|to|each|every|(?:it|this|that)(?:['’]s| is)(?: an?)?|jede[rsn]?|(?:das|es|dies|hier) ist eine?|(?:es )?handelt (?:es )?sich um eine?n?|chaque|c['’]est une?|il s['’]agit d['’]une?|se trata de una?|es una?|si tratta di una?|è una?|é uma?|trata-se de uma?|het is een|het gaat om een|to jest|jest to|bu bir|هي|هو|عبارة عن|cada|ogni|elke?|każd[yae]|każde)\s+(?:[\p{L}\p{N}'’-]+\s+){0,4}$|(?:这[款个台件只把张条双辆]|这是一?[个台件只把]?|この|こちらは|これは)$/iu;
/** Languages in which adjectives follow the noun. */
const ADJECTIVES_BEHIND = new Set(['fr', 'es', 'it', 'pt', 'ro', 'ar', 'he', 'fa', 'vi', 'id', 'ms']);
/** Languages with cases: after « I sell » the noun is inflected. */
export const HAS_CASES = new Set(['pl', 'ru', 'uk', 'cs', 'hu', 'fi', 'el', 'tr']);
const DESCRIBES = /^(?:material|finish|property|colour)\./u;

/**
 * The product name in a text, with the adjectives beside its noun; null without a known noun.
 * @param isInflected an inflected noun is printed in its dictionary form
 */
export function findName(text: string, language: string, isInflected = false): FoundName | null {
  const names = loadNames(language);
  const noun = names === null ? null : nounOf(text, language, names);
  if (names === null || noun === null) return null;
  const [start, end] = bounds(text, noun, { language, names });
  const found = { kind: noun.id, start, end, isPointedAt: POINTS.test(text.slice(0, start)) };
  const typed = text.slice(noun.start, noun.end);
  const isOther = isInflected && !names.ids.has(typed.toLocaleLowerCase(language));
  const form = isOther ? dictionaryForm(typed, noun.id, { language, names }) : null;
  return { ...found, name: tidyText(form ?? text.slice(start, end), language) };
}

/** Letters that a noun keeps in all its cases, and those that it may gain or lose. */
const [LEAST_SAME, MOST_OTHER] = [4, 3];

/** The name of a kind that an inflected noun means: « kuchnię » is a « kuchnia », though its kind is a doll's house. */
function dictionaryForm(typed: string, id: string, { language, names }: Grammar): string | null {
  const nouns = wordsIn(typed, language);
  const isAlike = (name: string): boolean =>
    wordsIn(name, language).some((word) =>
      nouns.some(
        (noun) =>
          word.slice(0, LEAST_SAME) === noun.slice(0, LEAST_SAME) && Math.abs(word.length - noun.length) <= MOST_OTHER,
      ),
    );
  const printed = nameOfKind(id, language);
  if (printed !== null && isAlike(printed)) return printed;
  return [...names.ids].find(([name, one]) => one === id && isAlike(name))?.[0] ?? printed;
}

const wordsIn = (text: string, language: string): string[] =>
  text
    .toLocaleLowerCase(language)
    .split(/\s+/u)
    .filter((word) => word.length >= LEAST_SAME);

/** The kind's noun, or the product's own name if that is before it, around it, or alone: « machine à pâtes ». */
export function nounOf(text: string, language: string, names: Names): Noun | null {
  const found = findNoun(text, language, names);
  const noun = found !== null && isStuffOf(text, found, language) ? null : found;
  const thing = firstThing(text, language);
  if (thing === null || (noun !== null && thing.start > noun.start)) return noun;
  // « Comic tablet » is a tablet.
  if (noun !== null && names.grammar.head === 'last' && text.slice(thing.end, noun.start) === ' ') return noun;
  return noun !== null && thing.end < noun.end && thing.end > noun.start ? noun : thing;
}

/** « Old iron key »: the material precedes its noun, so « iron » is not a flat iron here. */
function isStuffOf(text: string, { start, end }: Noun, language: string): boolean {
  const printed = lexiconOf(language)?.printed;
  const typed = text.slice(start, end).toLocaleLowerCase(language);
  const isStuff = [...(printed ?? [])].some(
    ([id, form]) => id.startsWith('material.') && form.toLocaleLowerCase(language) === typed,
  );
  const [, next = ''] = /^ (\p{Ll}{3,})/u.exec(text.slice(end)) ?? [];
  const { commonWords, notNames } = phrasesOf(language);
  return isStuff && language === 'en' && next !== '' && ![...commonWords, ...notNames].includes(next);
}

/** Whether a text contains the noun of a known kind. */
export function namesKind(text: string, language: string): boolean {
  const names = loadNames(language);
  return names !== null && nounOf(text, language, names) !== null;
}

interface Grammar {
  language: string;
  names: Names;
}

function bounds(text: string, noun: Noun, { language, names }: Grammar): [number, number] {
  if (names.grammar.unspaced && names.grammar.head === 'first') return [noun.start, endOfRun(text, noun)];
  if (names.grammar.unspaced) return [startInRun(text, noun), noun.end];
  if (ADJECTIVES_BEHIND.has(language)) return setOf(text, noun) ?? [noun.start, endBehind(text, noun, language)];
  const end = names.grammar.head === 'first' ? endBeforeBreak(text, noun, { language, names }) : noun.end;
  return [startBefore(text, noun, { language, names }), end];
}

/** « Set Taza y Plato Gatito », at the beginning of a line: a set of several things, which its first noun alone does not name. */
const SET = /(?:^|\n)[ \t]*((?:set|juego|kit|conjunto|jogo|pack|lot|coffret|ensemble|servizio)(?: de| di)? )$/iu;
const AND_MORE = /^[^\n,.;:·|()]*? (?:y|e|et|&|\+) [^\n,.;:·|()]*/iu;

/** The name of a set up to the end of its line or clause; null if the noun is not the first of several in a set. */
function setOf(text: string, noun: Noun): [number, number] | null {
  const before = SET.exec(text.slice(0, noun.start))?.[1];
  const behind = AND_MORE.exec(text.slice(noun.end))?.[0].trimEnd();
  if (before === undefined || behind === undefined) return null;
  const [start, end] = [noun.start - before.length, noun.end + behind.length];
  return countColumns(text.slice(start, end)) <= MOST_COLUMNS ? [start, end] : null;
}

/** Start of the name before the noun: no function words, figures or separators. */
function startBefore(text: string, noun: Noun, { language, names }: Grammar): number {
  const { commonWords, notNames } = phrasesOf(language);
  const small = new Set([...commonWords, ...notNames, ...names.breaks, ...names.links]);
  let [start, after] = [noun.start, noun.start];
  for (let count = 0; count < MOST_BEFORE; count++) {
    const [whole = '', word = ''] = /([\p{L}\p{M}\p{N}'’&-]+)[ \u00a0]+$/u.exec(text.slice(0, start)) ?? [];
    const lower = word.toLocaleLowerCase(language);
    // « 3 tier dish rack ».
    if (/^\p{Nd}/u.test(word) && COUNTED.test(text.slice(start))) return after;
    if (word === '' || /^\p{Nd}/u.test(word) || NO_PART.test(word) || small.has(lower)) break;
    if (countColumns(text.slice(start - whole.length, noun.end)) > MOST_COLUMNS) break;
    after = start;
    start -= whole.length;
  }
  return start;
}

const MOST_AFTER = 3;

/**
 * « Pufa welurowa na nóżkach », « Шуруповёрт Makita 12 В »: the name continues after the noun up to a function word, a figure or
 * a separator.
 */
function endBeforeBreak(text: string, noun: Noun, { language, names }: Grammar): number {
  const { commonWords, notNames } = phrasesOf(language);
  const small = new Set([...commonWords, ...notNames, ...names.breaks, ...names.links]);
  let end = noun.end;
  for (let count = 0; count < MOST_AFTER; count++) {
    const [whole = '', word = ''] = /^[ \u00a0]+(\p{L}[\p{L}\p{M}'’-]*)(?![\p{N}:：])/u.exec(text.slice(end)) ?? [];
    if (word === '' || small.has(word.toLocaleLowerCase(language))) break;
    if (countColumns(text.slice(noun.start, end + whole.length)) > MOST_COLUMNS) break;
    end += whole.length;
  }
  return end;
}

/** « Tasse en grès », « mochila impermeable »: lexicon terms right after the noun belong to the name. */
function endBehind(text: string, noun: Noun, language: string): number {
  const lexicon = lexiconOf(language);
  if (lexicon === null) return noun.end;
  const terms = findTerms(text.slice(0, noun.end + MOST_COLUMNS), lexicon).filter(({ id }) => DESCRIBES.test(id));
  const next = terms
    .filter((term) => term.start > noun.end)
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .find(({ id, start }) =>
      (id.startsWith('material') ? /^\s+(?:\p{L}{1,3}\s+)?$/u : /^\s+$/u).test(text.slice(noun.end, start)),
    );
  if (next) return countColumns(text.slice(noun.start, next.end)) <= MOST_COLUMNS ? next.end : noun.end;
  const sort = SORT[language]?.exec(text.slice(noun.end))?.[0] ?? '';
  return noun.end + sort.length;
}

/** « Kit de macramê », « huile de jojoba »: one word after « of » gives the type. */
const SORT: Readonly<Record<string, RegExp>> = {
  fr: /^ (?:de |d['’])(?!la |le |les |mon |ma |mes |notre |nos )\p{Ll}{3,}(?!\p{L})/u,
  es: /^ de (?!la |el |los |las |mi |mis |un |una )\p{Ll}{3,}(?!\p{L})/u,
  it: /^ (?:di |da |d['’])(?!mia |mio |una? |uno )\p{Ll}{3,}(?!\p{L})/u,
  pt: /^ d[eo] (?!um |uma |meu |minha )\p{Ll}{3,}(?!\p{L})/u,
  ar: /^ لل\p{L}{3,}(?!\p{L})/u,
};

/** In languages without spaces and with the noun first, a name ends at a space or a figure. */
function endOfRun(text: string, noun: Noun): number {
  const run = /^[\p{L}\p{M}]*/u.exec(text.slice(noun.end))?.[0] ?? '';
  return countColumns(run) > MOST_RUN ? noun.end : noun.end + run.length;
}

/** In languages without spaces a name starts at a separator, a particle, or its noun. */
function startInRun(text: string, noun: Noun): number {
  const before = /[\p{L}\p{M}\p{N}]*$/u.exec(text.slice(0, noun.start))?.[0] ?? '';
  const own = before.replace(
    /^.*(?:[はがをにで]|した|ていた|这[款个台件只把张条双辆]|我的|一[个款台件]|成新的?|全新|新品)/u,
    '',
  );
  return own.length > MOST_RUN || /\p{Nd}/u.test(own) ? noun.start : noun.start - own.length;
}

import { loadNames } from '../goods/names.ts';
import { lexiconOf } from '../lexicon/lexicon.ts';
import { runsTogether } from '../lexicon/tokens.ts';
import { nounOf } from './find-name.ts';
import { withoutShown } from './without-shown.ts';

/** Sellers' openings before the name: « Our », « Meet the », « Unsere ». */
const OPENERS: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:meet|introducing|discover|say hello to|you(?:['’]ll| will) love|check out|treat yourself to)\s+(?:our|the|this|these|your new)|our|the)\s+(?:new\s+|brand[- ]new\s+)?/iu,
  de: /^(?:(?:entdecken sie|entdecke|hier kommt|wir präsentieren)\s+(?:unsere?n?|die|den|das|diese[ns]?)|unsere?n?|die|der|das)\s+(?:neue[rs]?\s+)?/iu,
  fr: /^(?:(?:découvrez|adoptez|craquez pour)\s+(?:notre|nos|la|le|les|cette|cet|ce)|notre|nos)\s+(?:nouvelle?\s+|nouveau\s+)?/iu,
  es: /^(?:(?:descubre|conoce|te presentamos)\s+(?:nuestr[oa]s?|el|la|los|las|est[ea])|nuestr[oa]s?)\s+/iu,
  it: /^(?:(?:scopri|ecco)\s+(?:il nostro|la nostra|il|la|lo|quest[oa])|il nostro|la nostra)\s+/iu,
  pt: /^(?:(?:descubra|conheça)\s+(?:o nosso|a nossa|o|a|est[ea])|o nosso|a nossa|nosso|nossa)\s+/iu,
  nl: /^(?:(?:ontdek|maak kennis met)\s+(?:onze|ons|de|het|deze|dit)|onze|ons)\s+/iu,
};
/** Words that start a statement about the product, besides the lexicon's « for », « with » and « made of ». */
const RELATIVE: Readonly<Record<string, string>> = {
  en: 'that|which|is|are|has|comes|made|(?:designed|crafted|created|produced|signed)(?= (?:by|in) )|in|by|so|and',
  de: 'die|der|das|ist|sind|hat|im|am|zum|zur|aus',
  fr: 'qui|que|est|sont|à|au|aux',
  es: 'que|es|son|tiene',
  it: 'che|è|sono|fatt[oa]',
  pt: 'que|é|são|feit[oa]',
  nl: 'die|dat|is|zijn|gemaakt',
};
const STOP = /(?<!\p{Nd}),|,(?!\p{Nd})|[;|•]|:(?!\p{Nd})|[.!?](?=\s|$)|\s[-–—]\s/u;
/** « Nord kettle boils a litre »: an English verb rather than a plural, after a name of two words. */
const ENGLISH_VERB =
  /^(?:\S+\s+){0,4}?\S+(?=\s+\p{Ll}{2,}(?<!s)(?<!u)(?<!i)s\s+(?:a|an|the|your|you|any|all|any|from|in|to|soft|\p{L}+ly)(?!\p{L}))/u;
/** « Tischleuchte Luna taucht jeden Raum »: nouns are capitalised, verbs are not. */
const GERMAN_NOUNS = /^(?:\p{Ll}\S*\s+){0,3}(?:\p{Lu}\S*(?:\s+(?=\p{Lu}))?)+(?=\s+\p{Ll})/u;

/** A name at the start of a sentence, and the rest of the sentence. */
export interface CutName {
  name: string;
  rest: string;
  /** An article or « our » preceded it: it is a full sentence. */
  isOpened: boolean;
}

/** « in a terracotta pot » means « terracotta pot »; a single word would be a material: « in a glass ». */
const INSIDE = /^in\s+(?:an?|the|its)\s+(?=\S+\s+\S)/iu;

const MOST_OPENED = 4;
const cuts = new Map<string, RegExp>();

/** The words of a sentence before it says what the product is for, has, is made of or does; null without any. */
export function cutName(sentence: string, language: string): CutName | null {
  if (runsTogether(language)) return null;
  const opener = OPENERS[language]?.exec(sentence)?.[0] ?? '';
  const open = sentence.slice(opener.length);
  const cut = cuts.get(language) ?? cutOf(language);
  cuts.set(language, cut);
  const verb = opener === '' ? undefined : verbAt(open, language);
  // After « our » comes a whole sentence: without its verb the end of the name is unknown.
  const cue = opener === '' || verb !== undefined ? cueAfterNoun(open, language, cut) : undefined;
  const ends = [STOP.exec(open)?.index, cue, verb];
  const end = Math.min(...ends.filter((one) => one !== undefined));
  if (!Number.isFinite(end) || end < 2) return null;
  if (opener !== '' && verb === undefined && open.slice(0, end).split(/\s+/u).length > MOST_OPENED) return null;
  const name = open.slice(0, end).trim();
  const rest = open
    .slice(end)
    .replace(/^[\s,;:|•.!?–—-]+/u, '')
    .replace(language === 'en' ? INSIDE : '', '');
  return { name, rest: end === cue ? withoutShown(name, rest, language) : rest, isOpened: opener !== '' };
}

/** « Trio Plus »: capitalised, it is no « with ». */
const MODEL_PLUS = /(?<=\p{Lu}\S* )Plus(?= \p{Lu})/u;

/** The first cue that is not part of the product's own noun: « sac à dos », « pinza per capelli ». */
function cueAfterNoun(open: string, language: string, cut: RegExp): number | undefined {
  const first = cut.exec(open.replace(MODEL_PLUS, (model) => ' '.repeat(model.length)))?.index;
  if (first === undefined) return undefined;
  const names = loadNames(language);
  const noun = names === null ? null : nounOf(open, language, names);
  if (noun === null || first <= noun.start || first >= noun.end) return first;
  const next = cut.exec(open.slice(noun.end))?.index;
  return next === undefined ? undefined : noun.end + next;
}

function verbAt(open: string, language: string): number | undefined {
  const pattern = { en: ENGLISH_VERB, de: GERMAN_NOUNS }[language];
  return pattern?.exec(open)?.[0].length;
}

function cutOf(language: string): RegExp {
  const spellings = lexiconOf(language)?.spellings;
  const cues = ['cue.for', 'cue.with', 'cue.made-in', 'cue.included']
    .flatMap((id) => spellings?.get(id) ?? [])
    // « En », « de », « di » occur within names.
    .filter((form) => form.length > 2)
    .toSorted((one, other) => other.length - one.length)
    .map((form) => form.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
  const words = [...cues, RELATIVE[language] ?? ''].filter((word) => word !== '').join('|');
  return new RegExp(words === '' ? '$^' : String.raw`\s(?=(?:${words})(?![\p{L}\p{M}]))`, 'iu');
}

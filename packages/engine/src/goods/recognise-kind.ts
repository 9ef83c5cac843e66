import type { CategoryId } from '../identifiers.ts';
import { settleLanguage, tellByTerms } from '../phrases/settle-language.ts';
import { rankLanguages } from '../phrases/tell-language.ts';
import { describesThing, firstSentenceOf } from '../lexicon/describes-thing.ts';
import { findHead, findNoun, type Noun } from './find-head.ts';
import { kindOfThing, KINDS, type Kind } from './kinds.ts';
import { loadNames } from './names.ts';
import { type FoundThing, leadingThing } from './things.ts';
import { asToy } from './toys.ts';

/** A product is named at the beginning: later text is about use and surroundings. */
const OPENING = 220;
const MOST_SENTENCES = 3;

/** Score by which a text is clearly in one language rather than another: two function words. */
const CLEARLY_MORE = 2;

/**
 * Kinds of these categories are homonyms of other products in the given category: a cement mixer, a brake drum, a piston ring,
 * Apple's phone.
 */
const OTHER_THINGS: Partial<Record<CategoryId, readonly CategoryId[]>> = {
  automotive: ['kitchen', 'food', 'fashion', 'beauty', 'crafts'],
  garden: ['kitchen', 'food', 'beauty'],
  electronics: ['food'],
  fashion: ['food'],
  beauty: ['food'],
};

/**
 * The kind of goods in a description; null if it names no known one, because a wrong room is worse than none. « Toy car » is a
 * toy, « car charger » a charger: the head noun counts.
 * @param language BCP 47 code of the pictures' words; the description may be in another one
 * @param category the seller's, which turns a car into a toy
 */
export function recogniseKind(description: string, language: string, category: CategoryId | null = null): Kind | null {
  const opening = openingOf(description);
  if (opening === '') return null;
  const likely = likelyLanguages(opening, language);
  const languages = namesMore(opening, language, likely[0] ?? language) ? [language, ...likely] : likely;
  const told = languages.some((code) => describesThing(opening, code)) ? firstSentenceOf(opening) : opening;
  const kind = firstKind(told, languages, category);
  return kind && !(category !== null && OTHER_THINGS[category]?.includes(kind.category)) ? kind : null;
}

/** What stands behind a name, up to the next thought. */
const CLAUSE = /^[^.,;:!?\n•|()–—]*/u;

/** The kind of the product that a text is about in the first language that names one; null if it is of no known kind. */
function firstKind(text: string, languages: readonly string[], category: CategoryId | null): Kind | null {
  for (const code of languages) {
    const names = loadNames(code);
    if (names === null) continue;
    const [thing, head] = [leadingThing(text, code), findHead(text, code, names)];
    const toy = head !== null && head !== 'other' && head.toy;
    // « Trumpet stand »: a part is named right behind the product.
    const behind = thing === null ? '' : (CLAUSE.exec(text.slice(thing.end))?.[0] ?? '');
    if (head === 'other' && findHead(behind, code, names) === 'other') return null;
    if (thing !== null && leads(thing, head === null ? null : findNoun(text, code, names))) {
      const own = kindOfThing(thing.id);
      const meant = own && asToy(own.id, category, toy);
      return meant === own?.id ? own : (KINDS.get(meant ?? '') ?? null);
    }
    if (head === 'other') return null;
    if (head) return KINDS.get(asToy(head.id, category, toy)) ?? null;
  }
  return null;
}

/** Whether a product's own name says more than the noun of a kind: it comes first, or is longer. « Graphics card » is no card. */
const leads = (thing: FoundThing, noun: Noun | null): boolean =>
  noun === null || thing.start < noun.start || (thing.start === noun.start && thing.end >= noun.end);

/**
 * Whether a language names the product before another one does, or with more words: « mesa de cabeceira » is no Spanish « mesa ».
 * Only where the head noun comes first in both, and the text is hardly more in the other one.
 */
function namesMore(opening: string, language: string, than: string): boolean {
  if (language === than) return false;
  const ranked = rankLanguages(opening);
  const scoreOf = (code: string): number => ranked.find((one) => one.code === code)?.score ?? 0;
  if (scoreOf(than) - scoreOf(language) >= CLEARLY_MORE) return false;
  const [own, other] = [nounIn(opening, language), nounIn(opening, than)];
  return (
    own !== null && other !== null && (own.start < other.start || (own.start === other.start && own.end > other.end))
  );
}

function nounIn(opening: string, language: string): Noun | null {
  const names = loadNames(language);
  return names?.grammar.head === 'first' ? findNoun(opening, language, names) : null;
}

/** « Box of 20 », « boîte de 6 », « Packung mit 12 »: how much is sold, and no box. */
const PACKED =
  /(?<!\p{L})(?:set|box|pack(?:et|age)?|case|carton|bag|tin|jar|tray|tub|bo[iî]te|paquet|lot|sachet|caja|paquete|bolsa|lote|scatola|confezione|busta|caixa|pacote|saco|packung|karton|schachtel|beutel|dose|doos|zak|pak)\s+(?:of|de|da|di|con|com|mit|von|van|met|à)\s+\d+(?![\d.,]*\s*(?:[cm]?m|k?g|m?l|cl|oz|lbs?)\b)/giu;

/** « Das ist eine Tasse »: elsewhere « das » begins what is said of a product. */
const PRESENTED = /^\s*(?:das|dies|dieses|hier) (?:ist|sind) /iu;
/** « The perfect crossbody bag »: elsewhere « perfect » begins what a product is for. A knife sharp out of the box is no box. */
const PRAISED =
  /(?<=(?<!\p{L})(?:the|a|an|our|your) )(?:perfect|ideal) (?!for |to )|(?<!\p{L})out of the box(?!\p{L})/giu;

function openingOf(description: string): string {
  const named = description.replace(PRESENTED, '').replaceAll(PRAISED, ' ').replaceAll(PACKED, ' ');
  const sentences = (/\p{L}{3}/u.test(named) ? named : description)
    .split(/(?<=[.!?。！？])\s+|\n+/u)
    .filter((sentence) => /\p{L}/u.test(sentence));
  return sentences.slice(0, MOST_SENTENCES).join('\n').slice(0, OPENING);
}

/** The description's own language, then the pictures', then English, which is mixed into titles everywhere. */
function likelyLanguages(opening: string, language: string): string[] {
  return [...new Set([settleLanguage(opening, language) ?? tellByTerms(opening, language), language, 'en'])];
}

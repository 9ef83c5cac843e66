import { findNoun } from '../goods/find-head.ts';
import { grammarOf } from '../goods/grammar.ts';
import { mayStandFor } from '../goods/may-stand-for.ts';
import { nameOfKind } from '../goods/name-of-kind.ts';
import { loadNames } from '../goods/names.ts';
import { findThing, nameOfThing } from '../goods/things.ts';

/** The product is named near the beginning. */
const OPENING = 260;
const SENTENCE_END = /[\n!?。！？]+\s*|(?<!\p{Nd})\.(?:\s+|$)/u;
/** Nothing, or an article, before a noun that opens a sentence. */
const ARTICLE =
  /^(?:un|una|uno|une|des|unos|unas|el|la|los|las|le|les|il|lo|gli|um|uma|uns|umas|os|as|un['’]|o)?\s*$/iu;
/** An indefinite article, and at most four words before the noun, where adjectives precede it. */
const INDEFINITE = /^(?:an?|ein|eine|een|en|ett|et|bir)\s(?:[\p{L}\p{M}-]+,?\s){0,4}\p{L}*$/iu;

/**
 * What a sentence behind the title says the product is, in another language: « Pollito. Figura decorativa de arcilla » is a figurine. Null if none
 * begins with a known noun.
 */
export function definedAs(text: string, language: string, pictures: string): string | null {
  const [, ...sentences] = text.slice(0, OPENING).split(SENTENCE_END);
  for (const sentence of sentences) {
    const name = nounOpening(sentence, language, pictures);
    if (name !== null) return name;
  }
  return null;
}

function nounOpening(sentence: string, language: string, pictures: string): string | null {
  const [opens, names] = [grammarOf(language).head === 'first' ? ARTICLE : INDEFINITE, loadNames(language)];
  const thing = findThing(sentence, language);
  if (thing !== null && opens.test(sentence.slice(0, thing.start))) return nameOfThing(thing.id, pictures);
  const noun = names === null ? null : findNoun(sentence, language, names);
  if (noun === null || !opens.test(sentence.slice(0, noun.start))) return null;
  const typed = sentence.slice(noun.start, noun.end);
  return mayStandFor(noun.id, typed, language) ? nameOfKind(noun.id, pictures, { text: typed, language }) : null;
}

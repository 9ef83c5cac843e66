import { findMaker } from '../goods/makers.ts';
import { grammarOf } from '../goods/grammar.ts';
import { loadNames } from '../goods/names.ts';
import { overlaps } from '../lexicon/fact.ts';
import { readFacts } from '../lexicon/read-facts.ts';
import { runsTogether } from '../lexicon/tokens.ts';
import { findName, namesKind, nounOf } from './find-name.ts';
import { phrasesOf } from './index.ts';
import { isOfSeller } from './is-of-seller.ts';
import { partWith } from './part-with.ts';

const WORD = /[\p{L}\p{M}'’]+/gu;
/** Separators between clauses; between figures they are part of a number. */
const CLAUSE_END = /(?<=[!?;\n。！？；：:]|\.(?!\p{Nd})|(?<!\p{Nd})[,，、،]|[,，、،](?!\p{Nd}))/u;
/** Words of sizes and amounts, which no name consists of. */
const OF_SIZE =
  /^(?:size|taille|talla|taglia|tamanho|maat|größe|gr|rozmiar|storlek|beden|размер|velikost|مقاس|cm|mm|kg|ml|lot|set|tall|wide|long|hoch|breit|lang|haute?|large|longue?|alt[oa]|anch[oa]|larg[oa]|lung[oa]|compriment[oa]|hoog|breed|wysok[aie]|szerok[aie]|x+[sl]|[sml])$/iu;
/** Verbs of a sentence where words are not separated. */
const TELLS = /出的是|的是一|購入|使用|でした|ました|です|ます|した$|买|出的|来的|想学|了$/u;
/** Minimum words of a sentence, and of them small ones. */
const [LEAST_WORDS, LEAST_SMALL] = [3, 2];

/** Ingredients that are products, too. */
const SOLD_BY_ITSELF =
  /^(?:property\.(?:aloe-vera|shea-butter|essential-oils|hyaluronic)|feature\.argan-oil|ingredient\..+)$/u;

/** Whether the beginning of a text is no name: only facts (« 100% cotton », « Taille 38 »), or a sentence (« Jetzt ist sie zu groß dafür »). */
function isNoName(name: string, language: string): boolean {
  const small = smallWords(name, language);
  const words = wordsOf(name, language);
  const isSentence =
    isOfSeller(name, language) ||
    (runsTogether(language) ? TELLS.test(name) : words.length >= LEAST_WORDS && small.length >= LEAST_SMALL);
  if (namesKind(name, language)) return isSentence && !isAtItsPlace(name, language);
  if (findMaker(name) !== null) return false;
  const facts = readFacts(name, language).filter(({ id }) => !SOLD_BY_ITSELF.test(id ?? ''));
  const untold = facts.reduce((rest, { source }) => rest.replace(source, ' '), name);
  const left = wordsOf(untold, language).filter((word) => !small.includes(word) && !OF_SIZE.test(word));
  return isSentence || left.length === 0;
}

const wordsOf = (text: string, language: string): string[] => text.toLocaleLowerCase(language).match(WORD) ?? [];

function smallWords(text: string, language: string): string[] {
  const { commonWords, notNames } = phrasesOf(language);
  return wordsOf(text, language).filter((word) => commonWords.includes(word) || notNames.includes(word));
}

/** Whether a kind's noun is where a name has it: at the end, or at the start. */
function isAtItsPlace(name: string, language: string): boolean {
  const found = findName(name, language);
  if (found === null) return false;
  return grammarOf(language).head === 'last' ? found.end === name.length : found.start === 0;
}

/** « Compramos todo el equipo »: words in lower case without a known noun at their end or start; German capitalises nouns only. */
function isLoose(name: string, language: string): boolean {
  if (runsTogether(language) || isAtItsPlace(name, language)) return false;
  const lower = name.match(/(?<![\p{L}\p{M}'’])\p{Ll}[\p{L}\p{M}'’]*/gu) ?? [];
  return lower.length >= LEAST_LOWER;
}
const LEAST_LOWER = 2;

/** « Pura lana merino »: a material that is also sold by itself. */
function isOfStuff(name: string, language: string): boolean {
  const names = loadNames(language);
  const noun = names === null ? null : nounOf(name, language, names);
  if (noun === null) return false;
  return readFacts(name, language).some((fact) => fact.kind === 'material' && overlaps(fact, noun));
}

/** One to three German nouns, or a name; no adverb that begins a sentence. */
const NOUNS =
  /^(?!(?:[Jj]etzt|[Kk]omplett|[Aa]lles|[Ii]nklusive|[Zz]usammen|[Nn]ur|[Aa]uch|[Ii]mmer|[Kk]ommt)(?!\p{L}))\p{Lu}[\p{L}\p{Nd}'’-]+(?:\s\p{Lu}[\p{L}\p{Nd}'’-]+){0,2}$/u;

/** « Sodasprudler mit Flasche und Zylinder » has as many small words as a sentence, but German nouns before them; null if it has none. */
function leadOf(text: string, language: string): string | null {
  const lead = language === 'de' ? (partWith(text, language)?.name ?? '') : '';
  return NOUNS.test(lead) && !isNoName(lead, language) ? lead : null;
}

/**
 * The name as it was found; if that is no name, the product that a later sentence introduces (« it is a », « my »), begins a clause with, or at
 * least names; null if there is none. What is introduced also replaces a loose run of words and a mere material.
 */
export function nameOrOther(name: string | null, text: string, language: string): string | null {
  const isJunk = name === null || isNoName(name, language);
  if (!isJunk && !isLoose(name, language) && !isOfStuff(name, language)) return name;
  const found = text.split(CLAUSE_END).flatMap((clause) => {
    const one = findName(clause, language);
    return one === null ? [] : [{ ...one, before: clause.slice(0, one.start) }];
  });
  const introduced = found.find(({ isPointedAt }) => isPointedAt);
  if (introduced !== undefined) return introduced.name;
  if (!isJunk || name === null) return name;
  const lead = leadOf(name, language);
  if (lead !== null) return lead;
  const opening = found.find(({ before }) => before.trim() === '');
  return (opening ?? found[0])?.name ?? null;
}

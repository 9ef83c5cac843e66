import { cleanDescription } from './clean-description.ts';
import { countColumns, countWords } from './count-text.ts';
import { cutName } from './cut-name.ts';
import { cutOff, isTold } from './cut-off.ts';
import { keywordsOf } from './keywords-of.ts';
import { namesKind } from './find-name.ts';
import { phrasesOf } from './index.ts';
import { isName } from './is-name.ts';
import { isAssortment, isRunOfFacts } from './is-run-of-facts.ts';
import { isOfSeller } from './is-of-seller.ts';
import type { Phrases } from './phrases.ts';
import { partWith } from './part-with.ts';
import { readOpening, readPredicates } from './read-opening.ts';
import { readFacts } from '../lexicon/read-facts.ts';
import { yesOrNo } from '../lexicon/yes-or-no.ts';
import { isTail } from './is-tail.ts';
import { readTitle, withoutJunk } from './read-title.ts';
import { solePart } from './sole-part.ts';
import { settleLanguage } from './settle-language.ts';
import { nameInList, settleName } from './settle-name.ts';
import { ARTICLE, withoutArticle } from './without-article.ts';
import { withoutChatter } from './without-chatter.ts';
import { clausesOf, linesOf, numberedStep, purposePartsOf, sentencesOf, strongPartsOf } from './split-description.ts';
import { isNamePair, nameAmong, type Pair, sortLines } from './sort-lines.ts';
import { tidyText } from './tidy-text.ts';
import { uniqueTexts as unique } from './unique-texts.ts';

/** A seller's description, cut into pieces that fit a picture. Every piece is a substring of the description. */
export interface ParsedDescription {
  /** The product's name, if the description starts with one. */
  name: string | null;
  /** Short facts: « 350 ml », « dishwasher safe ». At most 34 columns. */
  features: string[];
  /** Whole sentences, and clauses of longer ones. At most 72 columns. */
  thoughts: string[];
  /** Thoughts, and the facts of enumerations. At most 72 columns. */
  benefits: string[];
  /** Numbered lines. */
  steps: string[];
  /** The detected language. */
  language: string | null;
}

const [MOST_FEATURE, MOST_BENEFIT] = [34, 72];
const MOST_NAME = 44;
/** Words from which a name is shortened. */
const LONG_NAME_WORDS = 5;
/** Minimum words of a shortened name if the rest can stand alone. */
const LEAST_NAME_WORDS: Readonly<Record<string, number>> = { en: 2, de: 1, fr: 1, es: 1, it: 1, pt: 1, nl: 1 };
const MOST_STEP = 64;
/** Maximum columns of a key-value pair as one fact, for callouts. */
const MOST_PAIR = 26;
const FACT_WORDS = 3;
/** « 350 ml », « 8 × 21 cm ». */
const FIGURE = /^\p{Nd}[\p{Nd}\s.,×x/-]*\s?[\p{L}\p{M}°%]{0,8}$/u;
/** Separators between a name and what follows. */
const NAME_END =
  /^(.*?)(?:\s*(?:(?<!\p{Nd})[,،:]|[,،:](?!\p{Nd})|[，、：;；|｜؛]|——)\s*|\s+[-–—]\s+|\s*[.!。！।۔؟?？]?\s*$)/u;

/** Parses a description in any supported language; if a short one cannot be detected, it is read as `expected`. */
export function parseDescription(description: string, expected = 'en'): ParsedDescription {
  const text = cleanDescription(description);
  const lines = linesOf(text);
  const language = settleLanguage(text, expected);
  const phrases = phrasesOf(language ?? expected);
  const steps = lines.map(numberedStep).filter((step) => step !== null);
  const { bullets, pairs, prose } = sortLines(lines.filter((line) => numberedStep(line) === null));
  const sentences = prose
    .flatMap((line) => sentencesOf(line, language))
    .map((sentence, i) => (i === 0 ? withoutChatter(sentence) : sentence));
  const titled = takeName(sentences, phrases);
  const { code } = phrases.language;
  const name =
    nameAmong(pairs, MOST_NAME) ??
    settleName(titled.name, prose, code) ??
    nameInList(bullets, code) ??
    solePart(text, code);
  const listed = [...pairs.flatMap(factOf), ...bullets.map((line) => bulletOf(line, phrases))];
  const told = [...listed, ...titled.rest];
  const left = name === null ? null : cutOff(name, withoutJunk(sentences[0] ?? ''), language ?? expected);
  const isLeft = left !== null && !isTold(left, told);
  const rest = [...(isLeft ? [{ text: left, clauses: [left], isList: true }] : []), ...told].filter(
    (one) => !isOfSeller(one.text, code),
  );
  return { name, ...piecesOf(rest, language), steps: stepsOf(steps, language), language };
}

/** Sentences as pieces of every length. */
const piecesOf = (rest: readonly Sentence[], language: string | null) => ({
  features: unique(
    rest
      .flatMap(factsOf)
      .map((fact) => withoutArticle(fact, language))
      .filter((fact) => countColumns(fact) <= MOST_FEATURE),
  ),
  thoughts: unique(rest.filter(({ isList }) => !isList).flatMap((one) => thoughtsOf(one, language))),
  benefits: unique(
    rest.flatMap((one) =>
      one.isList
        ? one.clauses.map((clause) => withoutArticle(clause, language)).filter(isRoomy)
        : thoughtsOf(one, language).map((thought) => withoutArticle(thought, language)),
    ),
  ),
});

const stepsOf = (steps: readonly string[], language: string | null): string[] =>
  unique(
    steps.map((step) => tidyText(step, language)).filter((step) => step.length > 1 && countColumns(step) <= MOST_STEP),
  );

function factOf(pair: Pair): Sentence[] {
  if (isNamePair(pair)) return [];
  const { key, value } = pair;
  // « Automatic switch-off: yes » is a switch-off, « Dishwasher safe: no » is not printed.
  const has = yesOrNo(value);
  if (has !== null) return has ? [{ text: key, clauses: [key], isList: true }] : [];
  const whole = `${key}: ${value}`.replace(/[.;,]\s*$/u, '');
  const text = countColumns(whole) <= MOST_PAIR ? whole : tidyText(value, null);
  return [{ text, clauses: [text], isList: true }];
}

/** A bullet is one fact, even with commas. */
function bulletOf(line: string, { language: { code } }: Phrases): Sentence {
  const text = tidyText(line, code);
  return { text, clauses: [text], isList: countColumns(text) <= MOST_FEATURE };
}

/** A sentence after the name. */
interface Sentence {
  text: string;
  clauses: string[];
  /**
   * An enumeration of facts: each clause stands alone. Other sentences' clauses do not: « keeps basil, mint and thyme fresh ».
   */
  isList: boolean;
}

/** The name, if there is one, and the other content. */
interface Named {
  name: string | null;
  rest: Sentence[];
}

const nameless = (first: string, rest: Sentence[], language: string): Named => ({
  name: null,
  rest: first ? [...sayingsOf(first, language), ...rest] : rest,
});

const ASKS = /[?؟？]\s*$/u;

/** A name is the short beginning before a comma, colon, dash or full stop, unless it reads like a sentence. */
function takeName(sentences: readonly string[], phrases: Phrases): Named {
  const { code } = phrases.language;
  // A leading question advertises, and names nothing.
  const told = sentences.filter((sentence) => !ASKS.test(sentence));
  const [opening = '', ...others] = told;
  const first = withoutJunk(opening);
  const introduced = introducedName(first, phrases);
  if (introduced !== null) {
    return { ...introduced, rest: [...introduced.rest, ...others.flatMap((text) => sayingsOf(text, code))] };
  }
  const match = NAME_END.exec(first);
  const bracket = openBracket(match?.[1] ?? '');
  const head = tidyText((match?.[1] ?? '').slice(0, bracket), code);
  const remainder = first.slice(bracket === undefined ? (match?.[0].length ?? 0) : bracket + 1).trim();
  const rest = others.flatMap((text) => sayingsOf(text, code));
  if (!isName(head, first, phrases)) {
    return (
      nameBeforeWith(first, rest, phrases) ??
      nameBeforeCue(first, rest, phrases) ??
      nameInTitle(first, rest, phrases) ??
      nameless(first, rest, code)
    );
  }
  const shorter = shortened(head, code);
  if (shorter !== null) {
    const said = [shorter.rest, ...(remainder ? [remainder] : [])]
      .filter((text) => !isTail(text, first, phrases.language.code))
      .map((text) => sentenceOf(text, code, true));
    return { name: shorter.name, rest: [...said, ...rest] };
  }
  // After a name and a comma the enumeration continues.
  const listed = /[,،，、]\s*$/u.test(match?.[0] ?? '');
  return { name: head, rest: remainder ? [sentenceOf(remainder, code, listed), ...rest] : rest };
}

/** Where « (open-box, new) » begins, if the name ends within it. */
function openBracket(head: string): number | undefined {
  const at = /\s[(（][^()（）]*$/u.exec(head)?.index;
  return at === undefined || at === 0 ? undefined : at + 1;
}

/** « Dog bed for large dogs » is a name and its audience, if what follows is a statement. */
function shortened(head: string, language: string): { name: string; rest: string } | null {
  if (countWords(head, language) < LONG_NAME_WORDS) return null;
  const cut = cutName(head, language);
  if (cut === null || cut.isOpened || countWords(cut.name, language) < (LEAST_NAME_WORDS[language] ?? Infinity))
    return null;
  return readFacts(cut.rest, language).length > 0 ? { name: cut.name, rest: cut.rest } : null;
}

/** « This is a mug that keeps coffee warm. » */
function introducedName(first: string, phrases: Phrases): Named | null {
  const { code } = phrases.language;
  const opening = readOpening(first, code);
  const name = tidyText(opening?.name ?? '', code);
  if (opening === null || !isName(name, name, { ...phrases, notNames: [] })) return null;
  return { name, rest: opening.said.map((text) => sentenceOf(text, code, countColumns(text) <= MOST_FEATURE)) };
}

function nameInTitle(first: string, rest: Sentence[], phrases: Phrases): Named | null {
  const { code } = phrases.language;
  const title = readTitle(first, [...phrases.commonWords, ...phrases.notNames], (word) => namesKind(word, code));
  if (title === null) return null;
  const name = tidyText(title.name, code);
  if (!isName(name, name, phrases)) return null;
  const told = keywordsOf(title.pieces, first, code).filter((text) => countColumns(text) <= MOST_FEATURE);
  const said = [...title.measures, ...told.map((text) => tidyText(text, code))];
  return { name, rest: [...said.map((text) => ({ text, clauses: [text], isList: true })), ...rest] };
}

/** The statements of a sentence without « it is »; otherwise the sentence. */
function sayingsOf(text: string, language: string): Sentence[] {
  const predicates = readPredicates(text, language);
  if (predicates === null) return [sentenceOf(text, language)];
  return predicates.map((one) => sentenceOf(one, language, countColumns(one) <= MOST_FEATURE));
}

/** « Wireless headphones with 40 hours of battery and soft foam » is too long for a name, but starts with one. */
function nameBeforeWith(first: string, rest: Sentence[], phrases: Phrases): Named | null {
  const { code } = phrases.language;
  const parted = partWith(first, code);
  const name = tidyText(parted?.name ?? '', code);
  if (!parted || /[,،;:.]/u.test(name) || !isName(name, first, phrases)) {
    return null;
  }
  const all = sentenceOf(parted.rest, code, true);
  const said = parted.standsAlone ? all : { ...all, clauses: all.clauses.filter((clause) => FIGURE.test(clause)) };
  return { name, rest: [said, ...rest] };
}

const GOES_ON = /^(?:that|which|and|die|der|das|qui|que|che|dat)\s/iu;

/** « Dog bed for large dogs », « Our floor lamp brings soft light »: what follows a name in its sentence describes it. */
function nameBeforeCue(first: string, rest: Sentence[], phrases: Phrases): Named | null {
  const { code } = phrases.language;
  const cut = cutName(first, code);
  if (cut === null) return null;
  const name = tidyText(cut.name.replace(ARTICLE, ''), code);
  // « A sentence that goes on » is not a name, « a soft blanket for babies » is.
  if (ARTICLE.test(first) && (GOES_ON.test(cut.rest) || readFacts(cut.rest, code).length === 0)) return null;
  if (name.startsWith('-') || !isName(name, first, cut.isOpened ? { ...phrases, notNames: [] } : phrases)) return null;
  const said =
    cut.rest === '' || isTail(cut.rest, first, phrases.language.code)
      ? []
      : cut.isOpened
        ? sayingsOf(first, code)
        : [sentenceOf(cut.rest, code, true)];
  return { name, rest: [...said, ...rest] };
}

function sentenceOf(text: string, language: string, listed = false): Sentence {
  const clauses = isAssortment(text, language) ? [tidyText(text, language)] : clausesOf(text, language);
  const isRun = countColumns(text) > MOST_BENEFIT && isRunOfFacts(clauses, language);
  return { text, clauses, isList: listed || isRun || isListOf(clauses, language) };
}

/** The clauses of an enumeration; for any other sentence itself, if it is a single clause, and its figures. */
function factsOf({ clauses, isList }: Sentence): string[] {
  return isList || clauses.length === 1 ? clauses : clauses.filter((clause) => FIGURE.test(clause));
}

/** A whole sentence if it is short enough, else its parts that can stand alone. */
function thoughtsOf({ text }: Sentence, language: string | null): string[] {
  const whole = tidyText(text, language);
  if (isRoomy(whole)) return [whole];
  const parts = strongPartsOf(text, language);
  return parts.flatMap((part) => (isRoomy(part) ? [part] : purposePartsOf(part, language))).filter(isRoomy);
}

const isRoomy = (text: string): boolean => countColumns(text) >= 4 && countColumns(text) <= MOST_BENEFIT;

/** Several short pieces are facts, not a thought: three of them, or two that are very short or contain a figure. */
function isListOf(clauses: readonly string[], language: string): boolean {
  if (clauses.length < 2 || clauses.some((clause) => countColumns(clause) > MOST_FEATURE)) return false;
  const isFact = (clause: string): boolean => /^\p{N}/u.test(clause) || countWords(clause, language) <= FACT_WORDS;
  return clauses.length > 2 || clauses.every(isFact) || clauses.some((clause) => /^\p{N}/u.test(clause));
}

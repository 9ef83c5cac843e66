import { isParted, kindOf, overlaps, type Reading } from './fact.ts';
import { FILLERS, isShortWord } from './holder-words.ts';
import type { Match } from './lexicon.ts';
import { DIMENSION_OF_TERM, HAS_OWN_NOUN, PART_OF_MEASURE } from './slots.ts';
import { hasOtherSense } from './other-senses.ts';
import { runsTogether } from './tokens.ts';
import { yesOrNo } from './yes-or-no.ts';

const NEAR = 16;
/** Of these, the languages that negate only after the word: what follows « 不可 » is not negated. */
const ONLY_AFTER = new Set(['ja', 'ko']);
/** Languages in which a space separates statements: « 手作り 食洗機不可 » negates only the second. */
const SPACE_PARTS = new Set(['ja', 'zh-Hans', 'zh-Hant', 'th']);
/** Languages that put « not » after the word. */
const NOT_AFTER = new Set(['ja', 'ko', 'tr', 'hi', 'bn', 'ta', 'ur', 'fa', 'hu']);

/** Terms that say nothing alone: a country is read elsewhere, and a cover has to be washable. */
const ONLY_WITH_MORE = new Set(['origin.country', 'part.cover']);

/** Terms without a figure: longest first, without overlaps, without negated ones. */
export function plainTerms({ text, lexicon, terms, stops }: Reading, taken: readonly Match[]): Match[] {
  const denials = terms.filter(({ id }) => id === 'cue.not');
  const chosen: Match[] = [];
  const candidates = terms
    .filter(({ id }) => !id.startsWith('cue.') && DIMENSION_OF_TERM[id] === undefined && !ONLY_WITH_MORE.has(id))
    .toSorted((one, other) => other.end - other.start - (one.end - one.start) || claimOf(one) - claimOf(other));
  for (const match of candidates) {
    if (chosen.some((one) => overlaps(one, match)) || taken.some((one) => saysMore(one, match))) continue;
    chosen.push(match);
  }
  return chosen.filter((match) => {
    if (isDenied(match, { denials, chosen, stops, text, language: lexicon.language })) return false;
    return isMeant(match, { text, lexicon, terms, stops });
  });
}

/** « Gold » may be a colour or a material: the weaker claim is tried first. */
const claimOf = ({ id }: Match): number => Number(kindOf(id) === 'material');

/** Whether a term with its figure includes the meaning of the bare term. */
const saysMore = (measured: Match, plain: Match): boolean =>
  overlaps(measured, plain) &&
  (measured.id.startsWith(`${plain.id}-`) ||
    ALSO_SAID[measured.id] === plain.id ||
    (kindOf(measured.id) === 'function' && kindOf(plain.id) === 'function'));

const ALSO_SAID: Readonly<Record<string, string>> = {
  'measure.water-depth': 'property.waterproof',
  'care.washable-at': 'care.washable',
};

/** « Never itch and can be washed »: what follows « and » is not negated. */
const goesOn = (between: string): boolean =>
  /(?<!\p{L})(?:and|but|und|aber|sondern|et|mais|y|pero|e|ma|mas|en|maar)(?!\p{L})/iu.test(between);

interface Denying {
  denials: readonly Match[];
  chosen: readonly Match[];
  stops: readonly number[];
  text: string;
  language: string;
}

/** Whether a text denies what stands at a place, such as a mark: « sans Bluetooth », « no WiFi needed ». A bracket closes a denial. */
export function isDeniedAt(
  { start, end }: Pick<Match, 'start' | 'end'>,
  { text, lexicon, terms, stops }: Reading,
  chosen: readonly Match[],
): boolean {
  const open = terms.filter(
    (term) => term.id === 'cue.not' && !(term.end <= start && /[)\]}）]/u.test(text.slice(term.end, start))),
  );
  return isDenied({ id: 'mark', start, end }, { denials: open, chosen, stops, text, language: lexicon.language });
}

function isDenied(match: Match, { denials, chosen, stops, text, language }: Denying): boolean {
  // « Not dishwasher and microwave safe » negates both.
  const inBetween = (denial: Match, end: Match): boolean =>
    chosen.some((one) => one !== end && one.start >= denial.end && one.end <= end.start);
  // « Fernbedienung: nein ».
  const cell = /^[^\S\n]*[:：=]([^\n]+)/u.exec(text.slice(match.end))?.[1];
  if (cell !== undefined && yesOrNo(cell) === false) return true;
  return denials.some((denial) => {
    if (isParted(denial, match, stops)) return false;
    const between = text.slice(Math.min(denial.end, match.end), Math.max(denial.start, match.start));
    if (SPACE_PARTS.has(language) && /\s/u.test(between)) return false;
    // « Sans alcool sans parfum »: the first « sans » already has its object.
    if (chosen.some((one) => one !== match && overlaps(one, denial))) return false;
    const before = match.start - denial.end;
    if (before >= 0 && before <= NEAR && !ONLY_AFTER.has(language))
      return !goesOn(text.slice(denial.end, match.start)) || inBetween(denial, match);
    const after = denial.start - match.end;
    if (after < 0) return false;
    // « Bulb not included ».
    if (kindOf(match.id) === 'included' && after <= 3) return true;
    // « Dishwasher safe: no ».
    if (/^\s*[:=：]\s*$/u.test(text.slice(match.end, denial.start))) return true;
    return NOT_AFTER.has(language) && after <= 6;
  });
}

/** Words that count as a colour only if the text says so. */
const OFTEN_OTHER =
  /^(?:rose|orange|rosa|naranja|gold|silver|sand|cream|cr[eè]me?|crema|panna|crudo?|écru|krem|krim|tan|mint|arena|sage|blush|ivory|lila|olive|coral|corail|corallo|copper|jade|camel|cognac|bordeaux|burgundy|petrol|clear glass)$/iu;
/** A product's colour is given near its name. */
const OPENING = 60;
/** « Jam in a glass jar », « Kuchen im Glas »: the container's material is not the product's. */
const PACKED: readonly { before: RegExp; after: RegExp }[] = [
  {
    before: /(?<!\p{L})in an? (?:\p{L}+ )?$/iu,
    after:
      /^ (?:gift |storage |drawstring )?(?:jars?|box(?:es)?|bags?|pouch(?:es)?|tins?|bottles?|cases?|tubes?|crates?)(?!\p{L})/iu,
  },
  { before: /(?<!\p{L})(?:im|in (?:dem|einem)) $/iu, after: /^(?!\p{L})/u },
  { before: /(?<!\p{L})dans une? (?:bo[iî]te|pot|sac|pochette|bocal|coffret|étui|flacon) (?:en|de) $/iu, after: /^/u },
  { before: /(?<!\p{L})en una? (?:caja|frasco|bolsa|tarro|estuche|bote|botella) de $/iu, after: /^/u },
];
const isPacking = ({ start, end }: Match, text: string): boolean =>
  PACKED.some(({ before, after }) => before.test(text.slice(0, start)) && after.test(text.slice(end)));
/** « 12 feutres » are pens, and not of felt. */
const COUNTED = /(?<![\p{Nd}.,/])\p{Nd}{1,2} $/u;
/** « Washable in the dishwasher » specifies how. */
const saysHow = (one: Match, washable: Match, stops: readonly number[]): boolean =>
  /^care\.(?:machine|dish|hand)/u.test(one.id) && !isParted(one, washable, stops);
/** Separates a place or a person from a homonym: « for » precedes it, or nothing else does. */
const NEEDS_FOR = new Set(['use', 'occasion']);
const isCondition = (id: string): boolean => kindOf(id) === 'condition' || id === 'property.used';
const MOST_ALONE = 3;

/** « 折りたたみ ネイビー 使用感あり »: where spaces separate statements, it is one by itself. */
const isSpaced = ({ start, end }: Match, text: string, language: string): boolean =>
  SPACE_PARTS.has(language) && /(?:^|\s)$/u.test(text.slice(0, start)) && /^(?:\s|$)/u.test(text.slice(end));

/** Languages that put « with » after the noun: « 茶こし付き ». */
const CUE_BEHIND = new Set(['ja', 'ko']);

/** « For dry hair »: a property right behind « for » is not the product's. */
const isBehindFor = ({ start }: Match, terms: readonly Match[]): boolean =>
  terms.some(({ id, end }) => id === 'cue.for' && end <= start && start - end <= 1);

/** Whether an ambiguous word is meant as the term: a part with « with », a place after « for ». */
function isMeant(match: Match, { text, terms, stops, lexicon }: Reading): boolean {
  const kind = kindOf(match.id);
  const said = text.slice(match.start, match.end);
  const stands = (cue: string, near: number): boolean =>
    terms.some(
      ({ id, start, end }) =>
        id === cue &&
        (overlaps({ start, end }, match) ||
          (match.start >= end && match.start - end <= near) ||
          // « Regnskydd och mugghållare ingår ».
          (cue === 'cue.included' && start >= match.end && start - match.end <= near) ||
          (CUE_BEHIND.has(lexicon.language) && start === match.end)) &&
        !isParted({ start, end }, match, stops),
    );
  const alone = (): boolean => aloneIn(match, text, stops);
  if (kind === 'part')
    return (
      stands('cue.with', NEAR) ||
      aloneIn(match, text, stops, 1) ||
      isKeyword(match, text, { stops, language: lexicon.language })
    );
  if (kind === 'included' && stands('cue.compatible', NEAR)) return false;
  // « Accessories: cable, bag » tells what they are behind its colon.
  if (match.id === 'included.accessories' && /^\s*[:：]/u.test(text.slice(match.end))) return false;
  if (kind === 'included') return /[\s-]/u.test(said) || stands('cue.included', 24) || alone();
  if (kind === 'colour' && hasOtherSense(match, text)) return false;
  if (kind === 'colour')
    return (!OFTEN_OTHER.test(said) && match.start < OPENING) || alone() || isSpaced(match, text, lexicon.language);
  if (kind === 'property' && match.id !== 'property.left-handed' && isBehindFor(match, terms)) return false;
  if (PATTERNS.test(match.id) && OF_LINING.test(text.slice(match.end))) return false;
  if (FOLDS.test(match.id) && isOfNounBefore(match, text, { stops, language: lexicon.language })) return false;
  if (kind === 'material' && (isPacking(match, text) || COUNTED.test(text.slice(0, match.start)))) return false;
  // « Natural latex » is not a list of ingredients.
  if (match.id === 'property.natural') return /\s/u.test(said) || aloneIn(match, text, stops, 1);
  // « Leicht zu leeren », « low iron »: another sense of the word.
  if (hasOtherSense(match, text)) return false;
  // « Schnitthöhe von 15 bis 42 mm verstellbar »: only the height is adjustable.
  if (match.id === 'property.adjustable') return !terms.some((one) => isOfMeasure(one, match, stops));
  if (isLooseWord(match, { text, stops, language: lexicon.language })) return false;
  if (kind === 'condition') return !isOfAnother(match, text, stops);
  if (match.id === 'care.washable') return !terms.some((one) => saysHow(one, match, stops));
  // « Used for two years in an office », « worn once to a wedding » describes the past, not the purpose.
  if (NEEDS_FOR.has(kind) && terms.some((one) => isCondition(one.id) && !isParted(one, match, stops))) return false;
  if (NEEDS_FOR.has(kind)) return /[\s-]/u.test(said) || kind === 'occasion' || stands('cue.for', NEAR) || alone();
  return true;
}

/** Parts that only some products have: in a title they are keywords, « LED display », « mikrofon ». */
const TELLING_PART =
  /^part\.(?:display|microphone|headphone-jack|laptop-compartment|magnetic-closure|hood|drip-tray|pipette|foot-switch|drawstring)$/u;
/** Words of a statement that is a row of keywords, and its greatest share of small words. */
const [LEAST_KEYWORDS, MOST_SMALL] = [7, 0.15];

/** Whether a part is a keyword of a long title without grammar. */
function isKeyword(
  { id, start, end }: Match,
  text: string,
  { stops, language }: { stops: readonly number[]; language: string },
): boolean {
  if (!TELLING_PART.test(id)) return false;
  const from = Math.max(0, ...stops.filter((stop) => stop < start));
  const words =
    text.slice(from, Math.min(text.length, ...stops.filter((stop) => stop >= end))).match(/\p{L}[\p{L}\p{M}'’]*/gu) ??
    [];
  const small = words.filter(
    (word) => !/^\p{Lu}/u.test(word) && (isShortWord(word, language) || FILLERS['']!.test(word)),
  );
  return words.length >= LEAST_KEYWORDS && small.length <= MOST_SMALL * words.length;
}

/** A measure with its own noun in the clause, whose part cannot be named. */
const isOfMeasure = (one: Match, match: Match, stops: readonly number[]): boolean =>
  HAS_OWN_NOUN.has(one.id) && PART_OF_MEASURE[one.id] === undefined && !isParted(one, match, stops);

/** Whether a single word may mean something else among others. */
function isLooseWord(
  match: Match,
  { text, stops, language }: { text: string; stops: readonly number[]; language: string },
): boolean {
  const said = text.slice(match.start, match.end);
  if (/\s/u.test(said)) return false;
  if (LOOSE.test(match.id)) return !aloneIn(match, text, stops, LOOSE_ALONE);
  // « Czysta wełna » means pure, « clean lines » were not washed, and a « new filter » makes nothing else new.
  return BARE_STATES.test(match.id) && isShort(said, language) && !aloneIn(match, text, stops, 1);
}

/** Words with a second, unrelated meaning: « complete your look », « sealed bearings ». */
const LOOSE =
  /^(?:condition\.(?:complete|sealed|well-kept|restored|refurbished|faded|some-rust|pilling|chipped)|property\.(?:authentic|raw|floral|checked|long-length|midi-length))$/u;
const LOOSE_ALONE = 2;

/** « Tartan lining » does not make a tartan coat. */
const PATTERNS = /^property\.(?:floral|checked|polka-dots|striped)$/u;
const OF_LINING = /^\s(?:lining|interior|inside|futter|innenfutter|voering|binnenvoering)(?!\p{L})/iu;
/** Properties that may belong to a part or to the whole. */
const FOLDS = /^property\.(?:foldable|removable|reclining|telescopic)$/u;
/** Languages in which such a word may follow its noun directly. */
const NOUN_BEFORE = new Set('de nl sv da nb'.split(' '));
const HOW_FAR =
  /^(?:voll\p{L}*|komplett|leicht|einfach|ganz|platzsparend|schnell|individuell|makkelijk|eenvoudig|helemaal|volledig|compact|lätt|enkelt|helt|let|nem|enkel|auch|ook|även|und|en|och|og|ist|is|är|er)$/iu;

/** « Zijtafels inklapbaar »: in a later clause such a word describes the noun before it. */
function isOfNounBefore(
  { start }: Match,
  text: string,
  { stops, language }: { stops: readonly number[]; language: string },
): boolean {
  const stop = Math.max(-1, ...stops.filter((one) => one < start));
  if (!NOUN_BEFORE.has(language) || stop < 0) return false;
  const words = text.slice(stop + 1, start).match(/\p{L}+/gu) ?? [];
  return words.length === 1 && !HOW_FAR.test(words[0]) && (language !== 'de' || /^\p{Lu}/u.test(words[0]));
}

/** These single words have another meaning unless they form a clause. */
const BARE_STATES = /^condition\.(?:clean|unused)$/u;
/** Longer words, « nieużywany », are unambiguous anyway. */
const MOST_SHORT = 8;
const isShort = (said: string, language: string): boolean =>
  language === 'ko' || (!runsTogether(language) && said.length <= MOST_SHORT);

/** States that a clause may attribute to a part alone. */
const STATES = /^condition\.(?:good|very-good|like-new|works)$/u;
/** Function words and words that only introduce the state. */
const LEADS =
  /^(?:\p{L}{1,3}|very|overall|generally|still|condition|state|zustand|noch|sehr|insgesamt|dans|état|encore|globalement|toujours|todo|está|estado|todavía|tutto|ancora|stato|tudo|ainda|nog|steeds|staat|verkeert|stan|jest|skick|fortfarande|durum|hala)$/iu;
const MOST_OTHERS = 2;

/** « Batería en buen estado »: in a later clause, a word or two before the state name the part in that state. */
function isOfAnother({ id, start }: Match, text: string, stops: readonly number[]): boolean {
  const stop = Math.max(-1, ...stops.filter((one) => one < start));
  if (!STATES.test(id) || stop < 0) return false;
  const words = text.slice(stop + 1, start).match(/\p{L}+/gu) ?? [];
  const others = words.filter((word) => !LEADS.test(word));
  return others.length > 0 && others.length <= MOST_OTHERS;
}

/** Whether little else is between two separators. */
function aloneIn({ start, end }: Match, text: string, stops: readonly number[], most = MOST_ALONE): boolean {
  const from = Math.max(0, ...stops.filter((stop) => stop < start).map((stop) => stop + 1));
  const to = Math.min(text.length, ...stops.filter((stop) => stop >= end));
  const others = (text.slice(from, start) + ' ' + text.slice(end, to)).match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
  return others.length < most;
}

import { isParted, kindOf, overlaps, type Reading } from './fact.ts';
import type { Match } from './lexicon.ts';
import { DIMENSION_OF_TERM, HAS_OWN_NOUN } from './slots.ts';
import { runsTogether } from './tokens.ts';
import { yesOrNo } from './yes-or-no.ts';

const NEAR = 16;
/** Of these, those that say it there alone: what follows « 不可 » is not denied. */
const ONLY_AFTER = new Set(['ja', 'ko']);
/** In these a space parts thoughts: « 手作り 食洗機不可 » denies the second alone. */
const SPACE_PARTS = new Set(['ja', 'zh-Hans', 'zh-Hant', 'th']);
/** Languages that say « not » after the word. */
const NOT_AFTER = new Set(['ja', 'ko', 'tr', 'hi', 'bn', 'ta', 'ur', 'fa', 'hu']);

/** Terms without a figure: the longest first, none over another, none that is denied. */
export function plainTerms({ text, lexicon, terms, stops }: Reading, taken: readonly Match[]): Match[] {
  const denials = terms.filter(({ id }) => id === 'cue.not');
  const chosen: Match[] = [];
  const candidates = terms
    .filter(({ id }) => !id.startsWith('cue.') && DIMENSION_OF_TERM[id] === undefined && id !== 'origin.country')
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

/** « Gold » may be a colour or what a thing is made of: what claims less is looked at first. */
const claimOf = ({ id }: Match): number => Number(kindOf(id) === 'material');

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

/** « Never itch and can be washed »: what follows « and » is not denied. */
const goesOn = (between: string): boolean =>
  /(?<!\p{L})(?:and|but|und|aber|sondern|et|mais|y|pero|e|ma|mas|en|maar)(?!\p{L})/iu.test(between);

interface Denying {
  denials: readonly Match[];
  chosen: readonly Match[];
  stops: readonly number[];
  text: string;
  language: string;
}

function isDenied(match: Match, { denials, chosen, stops, text, language }: Denying): boolean {
  // « Not dishwasher and microwave safe » denies both.
  const inBetween = (denial: Match, end: Match): boolean =>
    chosen.some((one) => one !== end && one.start >= denial.end && one.end <= end.start);
  // « Fernbedienung: nein ».
  const cell = /^[^\S\n]*[:：=]([^\n]+)/u.exec(text.slice(match.end))?.[1];
  if (cell !== undefined && yesOrNo(cell) === false) return true;
  return denials.some((denial) => {
    if (isParted(denial, match, stops)) return false;
    const between = text.slice(Math.min(denial.end, match.end), Math.max(denial.start, match.start));
    if (SPACE_PARTS.has(language) && /\s/u.test(between)) return false;
    // « Sans alcool sans parfum »: the first « sans » has said what it denies.
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

/** Words that are the thing's colour only where the text says that they are. */
const OFTEN_OTHER =
  /^(?:rose|orange|rosa|naranja|gold|silver|sand|cream|cr[eè]me?|crema|panna|crudo?|écru|krem|krim|tan|mint|arena|sage|blush|ivory|lila|olive|coral|corail|corallo|copper|jade|camel|cognac|bordeaux|burgundy|petrol|clear glass)$/iu;
/** A thing's colour stands where it is named. */
const OPENING = 60;
/** « Soft, warm light » is no soft thing. */
const OF_LIGHT = /^[\s,]+(?:\p{L}+\s+)?(?:light|glow|sound|licht|lumière|luz|luce|ضوء|إضاءة)/iu;
/** « Jam in a glass jar », « Kuchen im Glas »: what a thing is packed in is not what it is made of. */
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
/** « Washable in the dishwasher » says how. */
const saysHow = (one: Match, washable: Match, stops: readonly number[]): boolean =>
  /^care\.(?:machine|dish|hand)/u.test(one.id) && !isParted(one, washable, stops);
/** Parts a place or a person from what only sounds like one: « for » stands before it, or nothing else. */
const NEEDS_FOR = new Set(['use', 'occasion']);
const isCondition = (id: string): boolean => kindOf(id) === 'condition' || id === 'property.used';
const MOST_ALONE = 3;

/** « 折りたたみ ネイビー 使用感あり »: where spaces part thoughts it stands by itself between two. */
const isSpaced = ({ start, end }: Match, text: string, language: string): boolean =>
  SPACE_PARTS.has(language) && /(?:^|\s)$/u.test(text.slice(0, start)) && /^(?:\s|$)/u.test(text.slice(end));

/** In these « with » stands behind what is there: « 茶こし付き ». */
const CUE_BEHIND = new Set(['ja', 'ko']);

/** Whether a word that may mean another thing is meant: a part is there « with » it, a place stands behind « for ». */
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
  if (kind === 'part') return stands('cue.with', NEAR) || aloneIn(match, text, stops, 1);
  if (kind === 'included' && stands('cue.compatible', NEAR)) return false;
  // « Accessories: cable, bag » tells what they are behind its colon.
  if (match.id === 'included.accessories' && /^\s*[:：]/u.test(text.slice(match.end))) return false;
  if (kind === 'included') return /[\s-]/u.test(said) || stands('cue.included', 24) || alone();
  if (kind === 'colour')
    return (!OFTEN_OTHER.test(said) && match.start < OPENING) || alone() || isSpaced(match, text, lexicon.language);
  if (kind === 'property' && match.id !== 'property.left-handed' && stands('cue.for', 1)) return false;
  if (PATTERNS.test(match.id) && OF_LINING.test(text.slice(match.end))) return false;
  if (FOLDS.test(match.id) && isOfNounBefore(match, text, { stops, language: lexicon.language })) return false;
  if (kind === 'material' && isPacking(match, text)) return false;
  // « Natural latex » is no list of ingredients.
  if (match.id === 'property.natural') return /\s/u.test(said) || aloneIn(match, text, stops, 1);
  // « バッテリー最大容量88% » is the most that it holds.
  if (match.id === 'property.large-capacity' && text[match.start - 1] === '最') return false;
  if (match.id === 'property.soft') return !OF_LIGHT.test(text.slice(match.end));
  // « Schnitthöhe von 15 bis 42 mm verstellbar »: the height is, and not the whole.
  if (match.id === 'property.adjustable')
    return !terms.some((one) => HAS_OWN_NOUN.has(one.id) && !isParted(one, match, stops));
  if (LOOSE.test(match.id) && !/\s/u.test(said) && !aloneIn(match, text, stops, LOOSE_ALONE)) return false;
  // « Czysta wełna » is pure, « clean lines » nobody washed, and « new filter » makes nothing else new.
  if (BARE_STATES.test(match.id) && !/\s/u.test(said) && isShort(said, lexicon.language))
    return aloneIn(match, text, stops, 1);
  if (kind === 'condition') return !isOfAnother(match, text, stops);
  if (match.id === 'care.washable') return !terms.some((one) => saysHow(one, match, stops));
  // « Used for two years in an office », « worn once to a wedding » tells where it was, and not for what it is.
  if (NEEDS_FOR.has(kind) && terms.some((one) => isCondition(one.id) && !isParted(one, match, stops))) return false;
  if (NEEDS_FOR.has(kind)) return /[\s-]/u.test(said) || kind === 'occasion' || stands('cue.for', NEAR) || alone();
  return true;
}

/** What one word says in passing as well: « complete your look », « sealed bearings ». */
const LOOSE =
  /^(?:condition\.(?:complete|sealed|well-kept|restored|refurbished|faded|some-rust|pilling|chipped)|property\.(?:authentic|raw|floral|checked|long-length|midi-length))$/u;
const LOOSE_ALONE = 2;

/** « Tartan lining » is no tartan coat. */
const PATTERNS = /^property\.(?:floral|checked|polka-dots|striped)$/u;
const OF_LINING = /^\s(?:lining|interior|inside|futter|innenfutter|voering|binnenvoering)(?!\p{L})/iu;
/** What may be true of a part as well as of the whole. */
const FOLDS = /^property\.(?:foldable|removable|reclining|telescopic)$/u;
/** Languages that let such a word stand behind its noun without any other. */
const NOUN_BEFORE = new Set('de nl sv da nb'.split(' '));
const HOW_FAR =
  /^(?:voll\p{L}*|komplett|leicht|einfach|ganz|platzsparend|schnell|individuell|makkelijk|eenvoudig|helemaal|volledig|compact|lätt|enkelt|helt|let|nem|enkel|auch|ook|även|und|en|och|og|ist|is|är|er)$/iu;

/** « Zijtafels inklapbaar »: in a clause behind the first one such a word is said of the noun before it. */
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

/** One word for these says another thing as well, unless it is a clause of its own. */
const BARE_STATES = /^condition\.(?:clean|unused)$/u;
/** Longer words, « nieużywany », say it among others. */
const MOST_SHORT = 8;
const isShort = (said: string, language: string): boolean =>
  language === 'ko' || (!runsTogether(language) && said.length <= MOST_SHORT);

/** Of these a clause may tell of a part alone. */
const STATES = /^condition\.(?:good|very-good|like-new|works)$/u;
/** Small words and those that only lead to the state. */
const LEADS =
  /^(?:\p{L}{1,3}|very|overall|generally|still|condition|state|zustand|noch|sehr|insgesamt|dans|état|encore|globalement|toujours|todo|está|estado|todavía|tutto|ancora|stato|tudo|ainda|nog|steeds|staat|verkeert|stan|jest|skick|fortfarande|durum|hala)$/iu;
const MOST_OTHERS = 2;

/** « Batería en buen estado »: in a clause of its own behind the first one, a word or two before the state are what is in it. */
function isOfAnother({ id, start }: Match, text: string, stops: readonly number[]): boolean {
  const stop = Math.max(-1, ...stops.filter((one) => one < start));
  if (!STATES.test(id) || stop < 0) return false;
  const words = text.slice(stop + 1, start).match(/\p{L}+/gu) ?? [];
  const others = words.filter((word) => !LEADS.test(word));
  return others.length > 0 && others.length <= MOST_OTHERS;
}

/** Whether hardly anything else stands between two stops. */
function aloneIn({ start, end }: Match, text: string, stops: readonly number[], most = MOST_ALONE): boolean {
  const from = Math.max(0, ...stops.filter((stop) => stop < start).map((stop) => stop + 1));
  const to = Math.min(text.length, ...stops.filter((stop) => stop >= end));
  const others = (text.slice(from, start) + ' ' + text.slice(end, to)).match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
  return others.length < most;
}

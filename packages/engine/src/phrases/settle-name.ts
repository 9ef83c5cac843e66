import { findMaker } from '../goods/makers.ts';
import { loadNames } from '../goods/names.ts';
import { describesThing, firstSentenceOf } from '../lexicon/describes-thing.ts';
import { readFacts } from '../lexicon/read-facts.ts';
import { countColumns, countWords } from './count-text.ts';
import { cutName } from './cut-name.ts';
import { endName } from './end-name.ts';
import { phrasesOf } from './index.ts';
import { nameOrOther } from './other-name.ts';
import { partWith } from './part-with.ts';
import { withoutJunk } from './read-title.ts';
import { withoutChatter } from './without-chatter.ts';
import { isWholeLine, lineAtStart, modelBehind } from './line-of-maker.ts';
import { findName, HAS_CASES, type FoundName, namesKind, nounOf } from './find-name.ts';

/** Words from which a name may contain more than a name. */
const LONG = 5;
/** Punctuation that deliberately ends a name. */
const CLOSES = /^\s*(?:[,،、，:：;；.。!！|｜•\n]|\s[-–—]\s|[-–—]{1,2}\s|$)/u;
/** « Robe Sézane taille 36 »: the size is stated separately. */
const OF_SIZE =
  /(?<=\p{L}{2}|['’]\p{L})(?<!(?:^|\s)(?:full|one|king|queen|double|single|twin|plus|family|life|travel|pocket))\s+(?:in\s+|en\s+)?(?:size|taille|talla|taglia|tamanho|maat|größe|gr|rozmiar|storlek|stl|str|beden|размер|розмір|velikost|ukuran|koko|mărimea|méret|مقاس|قياس|サイズ)(?:$|\.(?:$|\s.*$)|\s+(?:eu\s|uk\s|us\s|it\s)?(?:\p{Nd}|x{0,3}[sml](?!\p{L})).*$)/iu;
/** Where the product, not its accessories, is named. */
const OPENING = 260;
/** Within so much of a text a product is introduced. */
const FURTHER = 600;
/** A size, a size letter or an amount at the end is not part of a name. */
const MEASURE =
  /(?:[\s,]+|(?<=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]))(?:\p{Nd}[\p{Nd}.,]*(?:\s*[xх×]\s*\p{Nd}[\p{Nd}.,]*)*\s?(?:[cm]?m|[cm]?l|k?g|oz|ml|[lwv]|[вВ]т?|лит?р?|мл|см|लीटर|pcs|st|zoll|pouces?|pulgadas|pollici|polegadas|tum|tommer|cal[ie]|palc[eů]|дюйм\p{L}*|inç|inches|[gt][bo]|гб|m?ah|"|″|inch|in)|X{0,3}[SL]|["″])\s*$/iu;

/**
 * The printed name: the one at the start, unless it was taken from a sentence and the product is named elsewhere.
 * @param name what the start of the text gave
 * @param prose the text without its lists
 */
export function settleName(name: string | null, prose: readonly string[], language: string): string | null {
  const whole = nameOrOther(settleAlone(name, prose, language), prose.join('\n').slice(0, FURTHER), language);
  const settled = whole === null ? null : endName(whole, language);
  // « iPhone 13 »: a product line continues after its name.
  if (settled === null || !isWholeLine(settled)) return settled;
  const text = prose.join('\n').slice(0, OPENING);
  const at = text.indexOf(settled);
  const model = at < 0 ? '' : modelBehind(text.slice(at + settled.length));
  return model === '' ? settled : `${settled} ${model}`;
}

function settleAlone(name: string | null, prose: readonly string[], language: string): string | null {
  const lines = prose.map((line) => withoutJunk(withoutChatter(line)));
  const text = lines.join('\n').slice(0, OPENING);
  // « Sprzedam lampę »: after the verb the noun is inflected.
  const isSold = HAS_CASES.has(language) && withoutChatter(prose[0] ?? '') !== prose[0];
  const found = findName(text, language, isSold);
  const told = found !== null && tellsIt(found, text, language) ? withoutSize(found.name) : null;
  const line = lineAtStart(text);
  // « iPhone 12 mini 64GB, laddare medföljer », « Canon EOS 80D mit 2 Akkus »: what a later clause names is an accessory.
  const isBehind = found !== null && line !== null && FIRST_CLAUSE.exec(text)![0].length <= found.start;
  if (name === null) return isBehind ? line : told;
  if (isBehind) return withoutSize(partWith(name, language)?.name ?? name);
  const bare = withoutSize(name).replace(AMOUNT, '');
  if (isSold && told !== null) return told;
  const joined = found === null ? null : joinedName(bare, found, text, language);
  if (joined !== null) return joined;
  if (found === null) return bare;
  if (namesKind(bare, language)) return shortened(bare, language);
  if (cutsNoun(bare, text, language)) return withoutSize(found.name);
  return told === null || isClosed(name, text) ? bare : told;
}

/** « Desk lamp x 2 »: the number is stated separately. */
const AMOUNT = /(?<=\p{L}{3})\s+(?:[x×]\s?\p{Nd}{1,2}|\p{Nd}{1,2}\s?[x×])\s*$/iu;

/** Languages in which a brand or a line stands before the noun. */
const BRAND_FIRST: ReadonlySet<string> = new Set(['en', 'de', 'nl', 'sv', 'da', 'nb']);
const MOST_JOINED = 44;

/** « CB2 - exclusive wooden table », « Luna: table lamp »: a word that tells no kind, and behind a dash or colon what the product is. */
function joinedName(name: string, found: FoundName, text: string, language: string): string | null {
  if (!BRAND_FIRST.has(language) || countWords(name, language) > 1 || namesKind(name, language)) return null;
  const [title = ''] = text.split('\n', 1);
  const behind = title.slice(name.length);
  if (!title.startsWith(name) || !/^\s+[-–—|]\s|^:\s/u.test(behind) || found.end > title.length) return null;
  const joined = `${name} ${text.slice(found.start, found.end)}`;
  return found.start > name.length && countColumns(joined) <= MOST_JOINED ? joined : null;
}

/** « Sengoku indoor and outdoor portable kerosene » ends within « kerosene heater ». */
function cutsNoun(name: string, text: string, language: string): boolean {
  const names = loadNames(language);
  const noun = names === null ? null : nounOf(text, language, names);
  return noun !== null && text.startsWith(name) && name.length > noun.start && name.length < noun.end;
}

const withoutSize = (name: string): string => name.replace(OF_SIZE, '').replace(MEASURE, '');

/** Whether a text names its product there rather than mentioning it: « keeps your coffee warm » is not about coffee. */
function tellsIt({ start, isPointedAt }: FoundName, text: string, language: string): boolean {
  if (isPointedAt) return true;
  if (start >= firstSentenceOf(text).length && describesThing(text, language)) return false;
  const before = text.slice(0, start).replace(LEADS, '');
  // « 無印良品 アロマディフューザー 超音波 »: a title separated by spaces only.
  if (SPACED_TITLES.test(before)) return true;
  return before.trim() === '' || /(?:[.!?。！？\n,،、，:：;•|([【「]|\s[-–—])\s*$/u.test(before);
}

/** Articles and amounts before a name. */
const LEADS =
  /(?:(?:an?|the|our|old|new|nice|lovely|cute|big|small|used|vintage|schöne[rns]?|alte[rns]?|neue[rns]?|joli[es]*|beau|belle|vieux|petite?|grande?|bonit[oa]|vecchi[oa]|mooie?|oude?|one|new|eine?|der|die|das|une?|les?|la|un[ao]?|el|los|las|il|lo|gli|um|uma|os|as|een|de|het|\p{Nd}+%?|\p{Nd}+[xх×])\s+){1,2}$/iu;

const SPACED_TITLES = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]\s$/u;

const FIRST_CLAUSE = /^[^,;:!?\n|•،؛।۔。、，；！？]*/u;

const MOST_LEAD = 24;

/** The name in a list: an item that starts with the product, or refers to it. */
export function nameInList(bullets: readonly string[], language: string): string | null {
  for (const [i, bullet] of bullets.entries()) {
    const found = findName(bullet, language);
    if (found !== null && (found.isPointedAt || (i === 0 && found.start <= MOST_LEAD))) return found.name;
  }
  return null;
}

/** A long name, or one that continues in lower case after its noun, ends there, or before what it has. */
function shortened(name: string, language: string): string {
  const found = findName(name, language);
  if (found === null) return name;
  const goesOn = /^\s+\p{Ll}{3}/u.test(name.slice(found.end)) && /\p{Lu}/u.test(name.slice(found.start, found.end));
  const isTorn =
    found.isPointedAt || (language === 'de' && goesOn && !/^\s+(?:für|aus|im|am|mit)\s/u.test(name.slice(found.end)));
  const isNarrow =
    PARTED.test(language) &&
    /^\s+(?:\p{Ll}{1,4}\s|d['’])/u.test(name.slice(found.end)) &&
    countColumns(name) <= LONG_COLUMNS &&
    found.start === 0 &&
    !SIZED.test(name.slice(found.end));
  if (isSemiticName(name, found, language)) return name;
  const isEnded = ADJECTIVE_LAST.test(language) && /^ \p{Ll}{3,}$/u.test(name.slice(found.end)) && found.start === 0;
  const isShort = (isEnded && countColumns(name) <= LONG_COLUMNS) || isOfMaker(name, found.end);
  const isLong = countWords(name, language) >= LONG && !isNarrow && !isShort && found.end < name.length;
  if (!isTorn && !isLong) return name;
  if (isTorn || found.start > 0) return found.name;
  const behind = name.slice(found.end);
  const shorter = cutName(name, language)?.name ?? '';
  if (
    shorter.length > found.end &&
    !SIZED.test(shorter.slice(found.end)) &&
    countWords(shorter, language) < LONG &&
    namesKind(shorter, language)
  )
    return shorter;
  return language === 'en' ? found.name + compoundIn(behind) : found.name + (FINENESS.exec(behind)?.[0] ?? '');
}

/** « IKEA כוננית KALLAX », « כוננית בסטה זוגית »: a short Semitic name with what describes its noun behind that, and at most a maker before it. */
function isSemiticName(name: string, { start }: FoundName, language: string): boolean {
  if (!/^(?:he|ar)$/u.test(language) || countColumns(name) > LONG_COLUMNS) return false;
  const maker = findMaker(name);
  const isMade = maker !== null && maker.start === 0 && name.slice(maker.end, start).trim() === '';
  return isMade || (start === 0 && !SIZED.test(name));
}

/** Languages that part what follows a noun by words of their own. */
const PARTED = /^(?:en|de|fr|es|it|pt|nl|sv|da|nb|fi|pl|cs|ro|hu|el|ru|uk|tr)$/u;
/** « Lampe en bois flotté »: the last word belongs to the one before it. */
const ADJECTIVE_LAST = /^(?:fr|es|it|pt|ro)$/u;
/** Columns of a name with a maker and a model: « Machine à coudre Singer Heavy Duty 4423 ». */
const MOST_MADE = 40;
/** Whether a maker follows the noun that ends at `from`. */
const isOfMaker = (name: string, from: number): boolean =>
  countColumns(name) <= MOST_MADE && findMaker(name.slice(from).trim().split(' ', 1)[0] ?? '') !== null;
/** A size or a model, not « de 12 feutres ». */
const SIZED =
  /(?<!\s(?:of|with|mit|von|aus|de|avec|con|di|com|van|met|med|z|с)\s\p{Nd}{0,3})\p{Nd}|\p{Nd}\s?(?:\p{L}{1,3}(?!\p{L})|lit\p{L}+|[\p{P}x×]|$)/iu;
/** Columns of a name that fits anywhere, however many words it has: « Bougie parfumée à la figue ». */
const LONG_COLUMNS = 32;
/** « Foundation primer oil free »: the noun of a compound, before what describes it. */
function compoundIn(behind: string): string {
  const next = /^ (?<word>\p{Ll}{4,})(?<rest> .*)?$/u.exec(behind);
  const word = next?.groups?.['word'] ?? '';
  const { commonWords, notNames } = phrasesOf('en');
  const isOther = [...commonWords, ...notNames].includes(word) || /(?:ed|ing|able|ful|proof|free)$/u.test(word);
  return word === '' || isOther || readFacts(behind.slice(0, word.length + 6), 'en').length > 0 ? '' : ` ${word}`;
}

/** « Plata de ley 925 », « oro 18k ». */
const FINENESS = /^ (?:375|585|750|800|835|900|925|950|999|\p{Nd}{1,2}\s?(?:k|kt|ct))(?!\p{L}|\p{N})/iu;

function isClosed(name: string, text: string): boolean {
  const at = text.toLocaleLowerCase().indexOf(name.toLocaleLowerCase());
  return at >= 0 && CLOSES.test(text.slice(at + name.length));
}

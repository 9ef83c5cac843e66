import { beginsWithTool, findNoun } from '../goods/find-head.ts';
import { foldWords } from '../goods/fold-words.ts';
import { grammarOf } from '../goods/grammar.ts';
import { findMaker, type FoundMaker } from '../goods/makers.ts';
import { mayStandFor } from '../goods/may-stand-for.ts';
import { nameOfKind } from '../goods/name-of-kind.ts';
import { loadNames } from '../goods/names.ts';
import { findThing, type FoundThing, nameOfThing } from '../goods/things.ts';
import type { Fact } from '../lexicon/fact.ts';
import { findMarks } from '../lexicon/find-marks.ts';
import { findQuoted } from '../lexicon/find-quoted.ts';
import { findTerms, knowsWord, lexiconOf } from '../lexicon/lexicon.ts';
import { readFacts } from '../lexicon/read-facts.ts';
import { COMMON_WORDS } from './common-words.ts';
import { countColumns } from './count-text.ts';
import { isContinued } from './is-continued.ts';
import { modelBehind } from './line-of-maker.ts';
import { isInvented, lineOf, WORD } from './line-of-name.ts';

/** A name in the language that it was written in. */
interface Named {
  /** Null where the text names nothing. */
  name: string | null;
  /** The text it comes from. */
  text: string;
  language: string;
}

const MOST_COLUMNS = 44;

/**
 * A name in another language: the kind's name, its material, and the brand as typed. Null if no dictionary has the kind and there
 * is no brand: words in a foreign language are not a name.
 */
export function carryName({ name, text, language }: Named, pictures: string): string | null {
  const thing = thingIn(withBehind(name ?? '', text, language), language);
  const noun = (thing && nameOfThing(thing.id, pictures)) ?? nounIn(name ?? '', text, { language, pictures });
  const brand = brandOf(name ?? '', text, { language, thing });
  const line = lineOf(name ?? '', text, language);
  if (noun === null || line?.isWhole === true) return line?.text ?? brand;
  const made = withMaterial(noun, materialIn(name ?? '', language, thing), pictures);
  const named = brand === null ? made : withBrand(noun, brand, pictures);
  return countColumns(named) <= MOST_COLUMNS ? capital(named, pictures) : capital(noun, pictures);
}

/** Languages that join a brand and its noun with a hyphen: « Fender-Gitarre ». */
const HYPHENS = new Set(['de', 'nl', 'sv', 'da', 'nb', 'fi']);

/** A brand precedes its noun where the head comes last, « Fender guitar », and follows it otherwise, « guitare Fender ». */
function withBrand(noun: string, brand: string, language: string): string {
  const isFirst = grammarOf(language).head === 'last';
  // A hyphen joins two words: « Spielkonsole Nintendo Switch », « Xiaomi Smart Speaker ».
  if (!isFirst || (HYPHENS.has(language) && /\s/u.test(brand))) return `${noun} ${brand}`;
  const isJoined = HYPHENS.has(language) && !/\s/u.test(noun);
  return `${brand}${isJoined ? '-' : ' '}${noun}`;
}

const CLAUSE_END = /[,.;:!?\n|•،؛।۔。、，；：！？]|\s[-–—]\s/u;
/** The product is named near the beginning. */
const OPENING = 260;

const MOST_BEHIND = 24;

/** A name with the following words if they specify the product: « زيت » of « زيت أرغان ». */
function withBehind(name: string, text: string, language: string): string {
  const at = name === '' || grammarOf(language).head === 'last' ? -1 : text.indexOf(name);
  if (at < 0) return name;
  const behind = text.slice(at + name.length, at + name.length + MOST_BEHIND);
  return name + (/^[ \u00a0][^\n,،.;:|()]*/u.exec(behind)?.[0] ?? '');
}

/** The product of a name if its kind's noun is only a part of that: no « shirt » in a « shirt box ». */
function thingIn(name: string, language: string): FoundThing | null {
  const thing = findThing(name, language);
  const names = loadNames(language);
  const noun = thing === null || names === null ? null : findNoun(name, language, names);
  if (thing === null || (thing.start > 0 && beginsWithTool(foldWords(name, language), language))) return null;
  if (isContinued(name, thing.end, language)) return null;
  if (noun === null) return thing;
  // « كرسي مكتب » is a chair, though a desk is in it.
  if (grammarOf(language).head === 'first' && thing.start > noun.start && thing.end <= noun.end) return null;
  // « Desk lamp » is a lamp.
  if (grammarOf(language).head === 'last' && thing.start >= noun.start && thing.end < noun.end) return null;
  // « Coffee grinder » is no other grinder.
  const typed = name.slice(noun.start, noun.end);
  if (thing.start > noun.start && thing.end === noun.end && mayStandFor(noun.id, typed, language)) return null;
  const own = foldWords(name.slice(noun.start, noun.end), language);
  const { unspaced } = grammarOf(language);
  const isOf = (word: string): boolean => thing.words.some((one) => (unspaced ? one.includes(word) : one === word));
  return own.some((word) => word !== null && isOf(word)) ? thing : null;
}

/**
 * The kind's name for the pictures, from the name, or from the clause around it; without a name, from the text's beginning. «
 * Baby bonnet, ties under the chin » is not a tie.
 */
function nounIn(name: string, text: string, { language, pictures }: Record<'language' | 'pictures', string>) {
  const opening = text.slice(0, OPENING);
  const clause = opening.split(CLAUSE_END).find((one) => one.includes(name)) ?? '';
  const kind = kindIn(name, language) ?? kindIn(name === '' ? opening : clause, language);
  return kind === null ? null : nameOfKind(kind.id, pictures, { text: kind.typed, language });
}

/** The kind named in a text, and its noun there, if the kind's printed name means the same product. */
function kindIn(text: string, language: string): { id: string; typed: string } | null {
  const names = loadNames(language);
  const noun = names === null ? null : findNoun(text, language, names);
  if (noun === null) return null;
  if (isContinued(text, noun.end, language) || (language === 'en' && isOfOther(text, noun))) return null;
  const typed = text.slice(noun.start, noun.end);
  return mayStandFor(noun.id, typed, language) ? { id: noun.id, typed } : null;
}

/** English nouns of many things: what precedes them tells which, « cargo bag ». */
const GENERIC = /^bags?$/iu;
const SORT_OF_BAG =
  /^(?:an?|the|my|our|this|tote|shoulder|crossbody|hand|small|big|large|mini|cute|nice|evening|clutch|ladies|womens?|new|old|little|lovely|designer|vintage)$/iu;
/** Words behind a noun that name no other thing: « glass set ». */
const OF_SEVERAL = /^(?:set|sets|pair|pack|collection|with|and|for|in|by|from|of|or)$/iu;

/** « Glass containers » are no glass, and a « roof cargo bag » is no handbag. */
function isOfOther(text: string, { start, end }: { start: number; end: number }): boolean {
  const typed = text.slice(start, end);
  const [, before = ''] = /(\p{L}+)[\s-]$/u.exec(text.slice(0, start)) ?? [];
  const [, behind = ''] = /^ (\p{L}{3,})/u.exec(text.slice(end)) ?? [];
  const isStuff = /^(?:glass|iron|cork|paper)$/iu.test(typed);
  if (isStuff) return behind !== '' && !OF_SEVERAL.test(behind);
  const lexicon = lexiconOf('en');
  return (
    GENERIC.test(typed) &&
    before !== '' &&
    !SORT_OF_BAG.test(before) &&
    lexicon !== null &&
    findTerms(before, lexicon).length === 0
  );
}

const capital = (text: string, language: string): string => {
  const [first = ''] = text;
  // « iPhone ».
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
};

/** Not a specific material. */
const NO_STUFF = new Set([
  'material.gold-plated',
  'material.gold-filled',
  'material.wood',
  // What fills a cushion is not what it is made of.
  'material.buckwheat',
  'material.cherry-stones',
  'material.hollowfibre',
]);

/** The material in a name; « alum stone » is a product name and no stone. */
function materialIn(name: string, language: string, thing: FoundThing | null): Fact | null {
  const isNamed = (source: string): boolean =>
    foldWords(source, language).some((word) => word !== null && thing?.words.includes(word));
  const materials = readFacts(name, language).filter(
    ({ kind, part, id, source }) => kind === 'material' && part === null && !NO_STUFF.has(id ?? '') && !isNamed(source),
  );
  return materials.length === 1 ? materials[0]! : null;
}

/** How a language joins a product and its material, if neither is inflected. */
const OF_MATERIAL: Readonly<Record<string, (noun: string, material: string) => string>> = {
  en: (noun, material) => `${material} ${noun}`,
  de: (noun, material) => `${noun} aus ${material}`,
  fr: (noun, material) => `${noun} en ${material.toLocaleLowerCase('fr')}`,
  es: (noun, material) => `${noun} de ${material.toLocaleLowerCase('es')}`,
  it: (noun, material) => `${noun} in ${material.toLocaleLowerCase('it')}`,
  pt: (noun, material) => `${noun} de ${material.toLocaleLowerCase('pt')}`,
  nl: (noun, material) => `${noun} van ${material.toLocaleLowerCase('nl')}`,
  'zh-Hans': (noun, material) => material + noun,
  'zh-Hant': (noun, material) => material + noun,
};

function withMaterial(noun: string, material: Fact | null, language: string): string {
  const stuff = material?.id == null ? undefined : lexiconOf(language)?.printed.get(material.id);
  const join = OF_MATERIAL[language];
  if (stuff === undefined || join === undefined) return noun;
  // A name may already contain it: « glass jar », « Glasvase ».
  return noun.toLocaleLowerCase().includes(stuff.toLocaleLowerCase().slice(0, 4)) ? noun : join(noun, stuff);
}

const BRAND_LINE =
  /^\s*(?:brand|marke|marque|marca|merk|märke|marka|бренд|品牌|ブランド|브랜드|الماركة)\s*[:：]\s*(?<brand>[\p{L}\p{N}][^\n,;|]{1,24}?)\s*$/imu;

/** The brand or model as typed: « SoundPeak X2 », « Nordwald »; null if it cannot be distinguished from ordinary words. */
function brandOf(
  name: string,
  text: string,
  { language, thing }: { language: string; thing: FoundThing | null },
): string | null {
  const told = BRAND_LINE.exec(text)?.groups?.['brand'] ?? findQuoted(text.slice(0, OPENING))[0]?.name;
  const marked = new Set(findMarks(name).flatMap((mark) => mark.text.toLocaleLowerCase().split(/[\s-]+/u)));
  const names = loadNames(language);
  const found = names === null ? null : findNoun(name, language, names);
  const noun = found !== null && language === 'en' && isOfOther(name, found) ? null : found;
  const named = new Set(thing?.words);
  const isPart = (word: string): boolean =>
    !marked.has(word.toLocaleLowerCase()) &&
    !isPlain(word, language) &&
    !foldWords(word, language).some((one) => one !== null && named.has(one));
  const known = makerIn(name, text);
  const from = known?.start ?? -1;
  const isKnown = (index: number): boolean => known?.text === name && index >= from && index < (known.end ?? 0);
  const nounEnd = noun?.end ?? (thing === null ? null : Math.min(thing.end, name.length));
  const words = Array.from(name.matchAll(WORD), ({ 0: word, index }) => ({ word, index })).filter(
    ({ word, index }) =>
      !isKnown(index) &&
      (noun === null || index < noun.start || index >= noun.end) &&
      isPart(word) &&
      (isInvented(word) ||
        isProper(word, index, { name, text, language, nounEnd }) ||
        isInitials(word, index, name, nounEnd)),
  );
  const model = words.map(({ word }) => word).join(' ');
  if (known !== null) return [known.name, model || modelOf(known, language)].filter(Boolean).join(' ');
  if (model !== '') return told !== undefined && !model.includes(told) ? `${told} ${model}` : model;
  return told ?? null;
}

/** Capitalised words or figures right after a brand, in languages with lower-case nouns: « Nintendo Switch OLED ». */
function modelOf({ text, end }: FoundMaker & { text: string }, language: string): string {
  if (language === 'de' || !/\p{Ll}{3}/u.test(text.replaceAll(/\p{Lu}\p{Ll}+/gu, ''))) return '';
  return modelBehind(text.slice(end));
}
/** A known brand, in the name or in the clause around it: « Badelatschen von Adidas ». */
function makerIn(name: string, text: string): (FoundMaker & { text: string }) | null {
  const clause =
    text
      .slice(0, OPENING)
      .split(CLAUSE_END)
      .find((one) => one.toLocaleLowerCase().includes(name.toLocaleLowerCase())) ?? '';
  for (const where of [name, clause]) {
    const maker = where === '' ? null : findMaker(where);
    if (maker !== null) return { ...maker, text: where };
  }
  return null;
}

/** « Handrasenmäher CMI »: a few capitals right after the product, unless the whole text is in capitals. */
const isInitials = (word: string, index: number, name: string, nounEnd: number | null): boolean =>
  /^\p{Lu}{2,4}$/u.test(word) &&
  !OFTEN_SHORT.has(word) &&
  /\p{Ll}{3}/u.test(name) &&
  nounEnd !== null &&
  index >= nounEnd &&
  name.slice(nounEnd, index).trim() === '';
/** Sizes, techniques and materials written in capitals. */
const OFTEN_SHORT = new Set(
  'XS XL XXL LED OLED QLED LCD USB TV HD UHD UV PVC BPA EVA MDF ABS PP PE PU PET GPS NFC WLAN DVD CD DIY EU UK US NEU NEW TOP OVP VHB FSC XXS RGB SSD HDD RAM PC AC DC II III IV VI UPF SPF'.split(
    ' ',
  ),
);

/** Endings of English adjectives: in « Checked backpack » Checked is not a brand. */
const DESCRIBES = /(?:ed|ic|al|ish|ful|less|ive|ous|[ai]ble|ern|ese|proof|style)$/iu;

interface Around {
  name: string;
  text: string;
  language: string;
  nounEnd: number | null;
}

/**
 * A capitalised word where the language writes words in lower case: « our Fjord floor lamp », « lampe Luna », « Bücherregal
 * Nordwald »; in English, where the brand precedes its noun, also the first word: « Nike running shoes ».
 */
function isProper(word: string, index: number, { name, text, language, nounEnd }: Around): boolean {
  if (!/^\p{Lu}[\p{Ll}\p{M}]{2,}$/u.test(word)) return false;
  const isBehind = nounEnd !== null && index >= nounEnd;
  // Nouns are capitalised anyway: the brand directly follows the product.
  if (language === 'de') return isBehind && /^(?:\s+\p{Lu}[\p{Ll}\p{M}]{2,})*\s*$/u.test(name.slice(nounEnd, index));
  if (COMES_FROM.test(name.slice(0, index))) return false;
  const others = Array.from(name.matchAll(WORD), ([one]) => one).filter((one) => one !== word);
  // If every word is capitalised, capitals mean nothing.
  const hasSmall = others.some((one) => /^\p{Ll}{3}/u.test(one));
  if (index > 0) return hasSmall || isBehind;
  const at = text.indexOf(word);
  const isInside = at > 0 && /[\p{L},]\s+$/u.test(text.slice(0, at));
  if (isInside) return hasSmall;
  if (language !== 'en' || DESCRIBES.test(word)) return false;
  return nounEnd !== null && hasSmall && !COMMON_WORDS.has(word.toLocaleLowerCase('en'));
}

/** « Fårskinn från Gotland »: a place of origin is not a brand. */
const COMES_FROM = /(?<!\p{L})(?:from|aus|von|de|du|di|da|del|do|van|uit|från|fra|z|ze|из|од|із|з)\s+$/iu;

/** Whether the lexicon contains a word, or a beginning of it. */
function isPlain(word: string, language: string): boolean {
  const lower = word.toLocaleLowerCase(language);
  const stem = lower.length > 6 ? lower.slice(0, -2) : lower;
  return knowsWord(language, stem);
}

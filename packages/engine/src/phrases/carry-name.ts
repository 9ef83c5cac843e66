import { findNoun } from '../goods/find-head.ts';
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
import { lexiconOf, spelledIn } from '../lexicon/lexicon.ts';
import { readFacts } from '../lexicon/read-facts.ts';
import { COMMON_WORDS } from './common-words.ts';
import { countColumns } from './count-text.ts';
import { modelBehind } from './line-of-maker.ts';
import { isInvented, lineOf, WORD } from './line-of-name.ts';

/** A name in the language that it was written in. */
interface Named {
  /** Null where the text names nothing. */
  name: string | null;
  /** The text that it stands in. */
  text: string;
  language: string;
}

const MOST_COLUMNS = 44;

/**
 * A name in another language: the kind's own name there, of which material it is, and what its maker calls it as typed. Null where
 * no dictionary has the kind and nobody gave it a name of its own: words of a foreign language are no name.
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

/** Languages that write a name and its noun as one, with a hyphen: « Fender-Gitarre ». */
const HYPHENS = new Set(['de', 'nl', 'sv', 'da', 'nb', 'fi']);

/** A maker's name stands before its noun where nouns stand last, « Fender guitar », and else behind it, « guitare Fender ». */
function withBrand(noun: string, brand: string, language: string): string {
  const isFirst = grammarOf(language).head === 'last';
  // A hyphen joins two words: « Spielkonsole Nintendo Switch ».
  if (!isFirst || (HYPHENS.has(language) && /\s/u.test(brand))) return `${noun} ${brand}`;
  return `${brand}${HYPHENS.has(language) ? '-' : ' '}${noun}`;
}

const CLAUSE_END = /[,.;:!?\n|•،؛。、，；：！？]|\s[-–—]\s/u;
/** The thing is told in the first lines. */
const OPENING = 260;

const MOST_BEHIND = 24;

/** A name with the words behind it where those say which thing it is: « زيت » of « زيت أرغان ». */
function withBehind(name: string, text: string, language: string): string {
  const at = name === '' || grammarOf(language).head === 'last' ? -1 : text.indexOf(name);
  if (at < 0) return name;
  const behind = text.slice(at + name.length, at + name.length + MOST_BEHIND);
  return name + (/^[ \u00a0][^\n,،.;:|()]*/u.exec(behind)?.[0] ?? '');
}

/** The thing that a name is of, where the noun of its kind is a part of that: no « shirt » in a « shirt box ». */
function thingIn(name: string, language: string): FoundThing | null {
  const thing = findThing(name, language);
  const names = loadNames(language);
  const noun = thing === null || names === null ? null : findNoun(name, language, names);
  if (thing === null || noun === null) return thing;
  const own = foldWords(name.slice(noun.start, noun.end), language);
  return own.some((word) => word !== null && thing.words.includes(word)) ? thing : null;
}

/**
 * What the kind is called for the pictures, as the name tells it, or else the clause that holds it; where nothing was taken for a
 * name, the text's beginning. « Baby bonnet, ties under the chin » is no tie.
 */
function nounIn(name: string, text: string, { language, pictures }: Record<'language' | 'pictures', string>) {
  const opening = text.slice(0, OPENING);
  const clause = opening.split(CLAUSE_END).find((one) => one.includes(name)) ?? '';
  const kind = kindIn(name, language) ?? kindIn(name === '' ? opening : clause, language);
  return kind === null ? null : nameOfKind(kind, pictures);
}

/** The kind that a text names, where the kind's own name says no other thing. */
function kindIn(text: string, language: string): string | null {
  const names = loadNames(language);
  const noun = names === null ? null : findNoun(text, language, names);
  if (noun === null) return null;
  return mayStandFor(noun.id, text.slice(noun.start, noun.end), language) ? noun.id : null;
}

const capital = (text: string, language: string): string => {
  const [first = ''] = text;
  // « iPhone ».
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
};

/** Says no stuff of its own. */
const NO_STUFF = new Set(['material.gold-plated', 'material.wood']);

/** What a name says that the thing is of; « alum stone » is a thing's name, and says no stone. */
function materialIn(name: string, language: string, thing: FoundThing | null): Fact | null {
  const isNamed = (source: string): boolean =>
    foldWords(source, language).some((word) => word !== null && thing?.words.includes(word));
  const materials = readFacts(name, language).filter(
    ({ kind, part, id, source }) => kind === 'material' && part === null && !NO_STUFF.has(id ?? '') && !isNamed(source),
  );
  return materials.length === 1 ? materials[0]! : null;
}

/** How a language joins a thing and its material, where neither changes its form. */
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
  // A name may hold it already: « glass jar », « Glasvase ».
  return noun.toLocaleLowerCase().includes(stuff.toLocaleLowerCase().slice(0, 4)) ? noun : join(noun, stuff);
}

const BRAND_LINE =
  /^\s*(?:brand|marke|marque|marca|merk|märke|marka|бренд|品牌|ブランド|브랜드|الماركة)\s*[:：]\s*(?<brand>[\p{L}\p{N}][^\n,;|]{1,24}?)\s*$/imu;

/** What the maker calls a thing, as typed: « SoundPeak X2 », « Nordwald »; null where nobody can tell it from plain words. */
function brandOf(
  name: string,
  text: string,
  { language, thing }: { language: string; thing: FoundThing | null },
): string | null {
  const told = BRAND_LINE.exec(text)?.groups?.['brand'] ?? findQuoted(text.slice(0, OPENING))[0]?.name;
  const marked = new Set(findMarks(name).flatMap((mark) => mark.text.toLocaleLowerCase().split(/[\s-]+/u)));
  const names = loadNames(language);
  const noun = names === null ? null : findNoun(name, language, names);
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

/** Words with a capital or a figure right behind a maker's name, where a language writes nouns small: « Nintendo Switch OLED ». */
function modelOf({ text, end }: FoundMaker & { text: string }, language: string): string {
  if (language === 'de' || !/\p{Ll}{3}/u.test(text.replaceAll(/\p{Lu}\p{Ll}+/gu, ''))) return '';
  return modelBehind(text.slice(end));
}
/** A maker that we know, in the name or in the clause that holds it: « Badelatschen von Adidas ». */
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

/** « Handrasenmäher CMI »: a few capitals right behind the thing, where not all is written so. */
const isInitials = (word: string, index: number, name: string, nounEnd: number | null): boolean =>
  /^\p{Lu}{2,4}$/u.test(word) &&
  !OFTEN_SHORT.has(word) &&
  /\p{Ll}{3}/u.test(name) &&
  nounEnd !== null &&
  index >= nounEnd &&
  name.slice(nounEnd, index).trim() === '';
/** Sizes, techniques and stuffs that are written with capitals. */
const OFTEN_SHORT = new Set(
  'XS XL XXL LED OLED QLED LCD USB TV HD UHD UV PVC BPA EVA MDF ABS PP PE PU PET GPS NFC WLAN DVD CD DIY EU UK US NEU NEW TOP OVP VHB FSC XXS RGB SSD HDD RAM PC AC DC II III IV VI UPF SPF'.split(
    ' ',
  ),
);

/** How English words end that describe: « Checked backpack » is no backpack by Checked. */
const DESCRIBES = /(?:ed|ic|al|ish|ful|less|ive|ous|[ai]ble|ern|ese|proof|style)$/iu;

interface Around {
  name: string;
  text: string;
  language: string;
  nounEnd: number | null;
}

/**
 * A word written large where the language writes words small: « our Fjord floor lamp », « lampe Luna », « Bücherregal Nordwald »; in
 * English, where names stand before their noun, also the first of all: « Nike running shoes ».
 */
function isProper(word: string, index: number, { name, text, language, nounEnd }: Around): boolean {
  if (!/^\p{Lu}[\p{Ll}\p{M}]{2,}$/u.test(word)) return false;
  const isBehind = nounEnd !== null && index >= nounEnd;
  // Nouns are large anyway: what its maker calls it stands right behind the thing.
  if (language === 'de') return isBehind && /^(?:\s+\p{Lu}[\p{Ll}\p{M}]{2,})*\s*$/u.test(name.slice(nounEnd, index));
  if (COMES_FROM.test(name.slice(0, index))) return false;
  const others = Array.from(name.matchAll(WORD), ([one]) => one).filter((one) => one !== word);
  // Where every word is large it tells nothing.
  const hasSmall = others.some((one) => /^\p{Ll}{3}/u.test(one));
  if (index > 0) return hasSmall || isBehind;
  const at = text.indexOf(word);
  const isInside = at > 0 && /[\p{L},]\s+$/u.test(text.slice(0, at));
  if (isInside) return hasSmall;
  if (language !== 'en' || DESCRIBES.test(word)) return false;
  return nounEnd !== null && hasSmall && !COMMON_WORDS.has(word.toLocaleLowerCase('en'));
}

/** « Fårskinn från Gotland »: where a thing is from is no name that its maker gave it. */
const COMES_FROM = /(?<!\p{L})(?:from|aus|von|de|du|di|da|del|do|van|uit|från|fra|z|ze|из|од|із|з)\s+$/iu;

/** Whether the lexicon spells a word, or one that it begins with. */
function isPlain(word: string, language: string): boolean {
  const lower = word.toLocaleLowerCase(language);
  const stem = lower.length > 6 ? lower.slice(0, -2) : lower;
  return ['|', ' ', '"'].some((before) => spelledIn(language).includes(before + stem));
}

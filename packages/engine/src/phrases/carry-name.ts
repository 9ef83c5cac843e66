import { beginsWithOther } from '../goods/begins-with-other.ts';
import { beginsWithTool } from '../goods/begins-with-tool.ts';
import { findNoun } from '../goods/find-head.ts';
import { foldWords } from '../goods/fold-words.ts';
import { grammarOf } from '../goods/grammar.ts';
import { KINDS } from '../goods/kinds.ts';
import { mayStandFor } from '../goods/may-stand-for.ts';
import { nameOfKind } from '../goods/name-of-kind.ts';
import { loadNames } from '../goods/names.ts';
import { findThing, type FoundThing, nameOfThing } from '../goods/things.ts';
import type { Fact } from '../lexicon/fact.ts';
import { lexiconOf } from '../lexicon/lexicon.ts';
import { readFacts } from '../lexicon/read-facts.ts';
import { brandOf, CLAUSE_END, OPENING } from './brand-of.ts';
import { countColumns } from './count-text.ts';
import { definedAs } from './defined-as.ts';
import { isContinued } from './is-continued.ts';
import { isOfOther } from './is-of-other.ts';
import { lineOf } from './line-of-name.ts';

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
export function carryName({ name: found, text, language }: Named, pictures: string): string | null {
  const name = found === null ? null : withNumeral(found, text);
  const thing = thingIn(withBehind(name ?? '', text, language), language);
  const noun = (thing && nameOfThing(thing.id, pictures)) ?? nounIn(name ?? '', text, { language, pictures });
  const brand = brandOf(name ?? '', text, { language, thing });
  const line = lineOf(name ?? '', text, language);
  if (brand !== null && noun !== null && isModel(brand, noun, pictures)) return brand;
  if (noun === null || line?.isWhole === true) return line?.text ?? brand ?? defined(text, language, pictures);
  const made = withMaterial(noun, materialIn(name ?? '', language, thing), pictures);
  const named = brand === null ? made : withBrand(noun, brand, pictures);
  return countColumns(named) <= MOST_COLUMNS ? capital(named, pictures) : capital(noun, pictures);
}

/** « Liquid Freezer II »: a name with the Roman numeral behind it. */
function withNumeral(name: string, text: string): string {
  const at = text.indexOf(name);
  return at < 0 ? name : name + (/^ (?:I{2,3}|IV|VI{0,3})(?!\p{L})/u.exec(text.slice(at + name.length))?.[0] ?? '');
}

/** Makers of toys, whose goods are named after what they show: « LEGO orchid ». */
const MAKES_TOYS = /^(?:lego|playmobil|schleich|siku|hot wheels|revell|märklin|sylvanian families)(?!\p{L})/iu;

/** Whether a noun only tells what a toy shows. */
function isModel(brand: string, noun: string, pictures: string): boolean {
  const names = loadNames(pictures);
  const kind = names === null ? null : findNoun(noun, pictures, names);
  return MAKES_TOYS.test(brand) && (kind === null || KINDS.get(kind.id)?.category !== 'toys');
}

/** What a sentence behind the title says the product is, with a capital; null if none does. */
function defined(text: string, language: string, pictures: string): string | null {
  const noun = definedAs(text, language, pictures);
  return noun === null ? null : capital(noun, pictures);
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
  if (beginsWithOther(foldWords(name.slice(0, thing.start), language), language)) return null;
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
  const own = kindIn(name, language);
  const kind = own ?? kindIn(name === '' ? opening : clause, language);
  if (kind === null) return null;
  // « Logitech C925e. Webcam Logitech C925e »: a later clause may have a product's own name.
  const thing = own === null && name !== '' ? thingIn(clause, language) : null;
  const isSame = thing !== null && clause.slice(thing.start, thing.end) === kind.typed;
  return (
    (isSame ? nameOfThing(thing.id, pictures) : null) ?? nameOfKind(kind.id, pictures, { text: kind.typed, language })
  );
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

/** « Gold line toaster »: no material. */
const OF_LINE = /^\s(?:line|edition|series|collection|label|class)(?!\p{L})/iu;

/** The material in a name; « alum stone » is a product name and no stone. */
function materialIn(name: string, language: string, thing: FoundThing | null): Fact | null {
  const isNamed = (source: string): boolean =>
    foldWords(source, language).some((word) => word !== null && thing?.words.includes(word));
  const materials = readFacts(name, language).filter(
    ({ kind, part, id, source, end }) =>
      kind === 'material' &&
      part === null &&
      !NO_STUFF.has(id ?? '') &&
      !isNamed(source) &&
      !OF_LINE.test(name.slice(end)),
  );
  return materials.length === 1 ? materials[0]! : null;
}

/** How a language joins a product and its material, if neither is inflected. */
const OF_MATERIAL: Readonly<Record<string, (noun: string, material: string) => string>> = {
  en: (noun, material) => `${material} ${noun}`,
  de: (noun, material) => `${noun} aus ${dativeOf(material)}`,
  fr: (noun, material) => `${noun} en ${material.toLocaleLowerCase('fr')}`,
  es: (noun, material) => `${noun} de ${material.toLocaleLowerCase('es')}`,
  it: (noun, material) => `${noun} in ${material.toLocaleLowerCase('it')}`,
  pt: (noun, material) => `${noun} de ${material.toLocaleLowerCase('pt')}`,
  nl: (noun, material) => `${noun} van ${material.toLocaleLowerCase('nl')}`,
  'zh-Hans': (noun, material) => material + noun,
  'zh-Hant': (noun, material) => material + noun,
};

/** « Echtes Leder » → « echtem Leder », « Gebürstete Baumwolle » → « gebürsteter Baumwolle ». */
const dativeOf = (material: string): string =>
  material.replace(/^(\p{Lu}\p{Ll}+?)(es|er|e)(?= \p{Lu})/u, (_, stem: string, ending: string) => {
    const small = stem.toLocaleLowerCase('de');
    return small + (ending === 'e' ? 'er' : 'em');
  });

function withMaterial(noun: string, material: Fact | null, language: string): string {
  const stuff = material?.id == null ? undefined : lexiconOf(language)?.printed.get(material.id);
  const join = OF_MATERIAL[language];
  if (stuff === undefined || join === undefined) return noun;
  // A name may already contain it: « glass jar », « Glasvase ».
  return noun.toLocaleLowerCase().includes(stuff.toLocaleLowerCase().slice(0, 4)) ? noun : join(noun, stuff);
}

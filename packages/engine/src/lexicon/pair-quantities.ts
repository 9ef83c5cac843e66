import { isParted, kindOf, NO_FACT, overlaps, SAID_BEHIND, type Fact, type Reading } from './fact.ts';
import type { Match } from './lexicon.ts';
import { hasOtherSense } from './other-senses.ts';
import type { Quantity } from './read-quantities.ts';
import { DIMENSION_OF_TERM, HAS_OWN_NOUN, HAS_SIDES, IS_RANGE } from './slots.ts';

/** Characters between a word and its figure: « Height of the whole lamp: 42 cm ». */
const MOST_APART = 26;
/** Pairs figures with the word for what they measure: nearest first, each word once. */
export function pairQuantities(
  quantities: readonly Quantity[],
  { text, terms, stops, lexicon }: Reading,
): { fact: Fact; keyword: Match | null }[] {
  const pairs = pairsOf(quantities, { text, terms, stops });
  const used = new Set<Quantity>();
  const spans: Match[] = [];
  const found: { fact: Fact; keyword: Match | null }[] = [];
  for (const { quantity, keyword } of pairs.toSorted(nearestFirst)) {
    if (used.has(quantity) || spans.some((span) => overlaps(span, keyword))) continue;
    used.add(quantity);
    spans.push(keyword);
    if (BETWEEN.test(text.slice(0, quantity.start))) continue;
    if (keyword.id.startsWith('count.') && isOfNextNoun(keyword, { text, terms, lexicon })) continue;
    if (keyword.id === 'count.pieces' && isOfNamedThings(quantity, keyword, text)) continue;
    if (quantity.dimension === 'length' && isSideOfPart(quantity, keyword, { text, terms })) continue;
    found.push({ fact: measuredFact(quantity, keyword, text), keyword });
  }
  const others = quantities.filter(
    (quantity) =>
      !used.has(quantity) &&
      quantity.isRange !== true &&
      speaksForItself(quantity) &&
      !isAnothers(quantity, text) &&
      !isPartsSide(quantity, text) &&
      !isEach(quantity, text) &&
      !isOfStuff(quantity, terms) &&
      (AT_MOST.test(text.slice(0, quantity.start)) || !RANGE.test(text.slice(0, quantity.start))) &&
      !BETWEEN.test(text.slice(0, quantity.start)) &&
      !GOES_ON.test(text.slice(quantity.end)) &&
      !(isSingleLength(quantity) && IS_LAST_OF.test(text.slice(0, quantity.start))) &&
      !(isSingleLength(quantity) && (isOfPart(quantity, terms, stops) || isListed(quantity, quantities))),
  );
  return [...found, ...others.map((quantity) => ({ fact: bareFact(quantity, text), keyword: null }))];
}

/** « 6 door hooks » counts no doors, and « 8 levels of resistance » no shelves. */
const isOfNextNoun = ({ id, end }: Match, { text, terms, lexicon }: Omit<Reading, 'stops'>): boolean =>
  (lexicon.language === 'en' && id === 'count.tiers' && /^\sof\s/u.test(text.slice(end))) ||
  (!SAID_BEHIND.has(lexicon.language) &&
    HAS_MANY.test(id) &&
    terms.some((one) => one.id.startsWith('part.') && one.start === end + 1 && text[end] === ' '));

const COUNTER = /^(?:枚|個|点|个|件|块|塊|颗|顆|片|개)$/u;
const COUNTED_BEFORE =
  /(?<!全|共|計|计|총|合|セット|套装|套裝|세트)(?:[\p{Script=Han}\p{Script=Katakana}ー]|[\p{Script=Hangul}]\s?)$/u;

/** « 2 块电池 », « 4 个快捷键 », « 2 个小抽屉 »: parts and accessories. */
const COUNTED_BEHIND =
  /^(?:小|大|备用|備用)?(?:电池|電池|快捷键|按键|按鍵|抽屉|抽屜|接口|镜头|鏡頭|充电器|充電器|插孔|喇叭|轮子|輪子|口袋|隔层|隔層)/u;

/** « カード8枚 » counts cards, not the pieces of the product. */
const isOfNamedThings = (quantity: Quantity, { start, end }: Match, text: string): boolean =>
  COUNTER.test(text.slice(start, end)) &&
  (COUNTED_BEFORE.test(text.slice(0, quantity.start)) || COUNTED_BEHIND.test(text.slice(end)));

/** Figures that are given as the best case; other labels say « up to » themselves. */
const BEST_CASE =
  /^(?:measure\.(?:battery-life|lasts|run-time|range|speed)|function\.(?:keeps-(?:hot|cold)-for|burn-time))$/u;

/** The same words in further languages, whose weights are no loads by them alone. */
const BEST_BEFORE =
  /(?:(?<!\p{L})(?:en fazla|до|do|až|akár|jopa|έως|până la|opptil|tối đa|(?:lên )?đến|hingga|sehingga|עד|تا)|สูงสุด|นานถึง|ได้ถึง|长达|長達|最长|最長|最大|最高|최대)\s*$/iu;

function measuredFact(found: Quantity, { id: said, ...keyword }: Match, text: string): Fact {
  const isLimit = AT_MOST.test(text.slice(0, found.start)) || AT_MOST_BEHIND.test(text.slice(found.end));
  // « Weight up to 120 kg » is what it carries.
  const id = said === 'measure.weight' && isLimit ? 'measure.max-load' : said;
  const isAtMost = BEST_CASE.test(id) && (isLimit || BEST_BEFORE.test(text.slice(0, found.start)));
  const quantity = isAtMost ? { ...found, isAtMost } : found;
  const [start, end] = [Math.min(quantity.start, keyword.start), Math.max(quantity.end, keyword.end)];
  return { ...NO_FACT, id, kind: kindOf(id), quantity, start, end, source: text.slice(start, end), confidence: 0.95 };
}

/** « Max. 60 kg », « bis 15 kg »: a maximum is a load, not the product's weight. */
const AT_MOST =
  /(?<!\p{L})(?:max(?:im\p{L}*)?\.?|up to|bis(?: zu)?|jusqu['’]à|hasta|fino a|até|tot|upp till|op til|opp til|maks(?:im\p{L}*)?\.?|макс\.?|(?<!\p{Nd}\s?(?:kg|кг)?\s)(?:až do|do|до)(?=\s*$)|حتى|最大|最高|최대)\s*:?\s*$/iu;

/** « 15 kg'a kadar », « 15kgまで »: the same where it stands behind. */
const AT_MOST_BEHIND = /^(?:['’]?y?[ae]\s+kadar|\s?まで|\s?까지|\s?以内|\s(?:तक|পর্যন্ত|வரை|تک)(?![\p{L}\p{M}]))/u;

function bareFact(quantity: Quantity, text: string): Fact {
  const { start, end, dimension: kind } = quantity;
  const before = AT_MOST.exec(text.slice(0, start)) ?? null;
  if (kind === 'mass' && (before !== null || AT_MOST_BEHIND.test(text.slice(end)))) {
    const from = before?.index ?? start;
    const source = text.slice(from, end);
    return {
      ...NO_FACT,
      id: 'measure.max-load',
      kind: 'measure',
      quantity,
      start: from,
      end,
      source,
      confidence: 0.9,
    };
  }
  return { ...NO_FACT, kind, quantity, start, end, source: text.slice(start, end), confidence: 0.9 };
}

/** « 2 m cable », « esfera de 36 mm », « up to 30 m »: a single length of something else is not the product's. */
function isAnothers({ dimension, values, start, end }: Quantity, text: string): boolean {
  if (dimension !== 'length' || values.length > 1) return false;
  const behind = text.slice(end);
  return (
    (/^[\s-]+\p{L}/u.test(behind) && !GOES_WITH.test(behind)) ||
    LENGTH_OF.test(text.slice(Math.max(0, start - 12), start))
  );
}

/** « 195 cm with bindings »: the product's own length precedes its accessories. */
const GOES_WITH =
  /^\s+(?:with|and|for|mit|und|für|avec|et|pour|con|y|para|e|per|com|met|en|voor|med|och|för|z|i|dla|с|и|для|s|a|pro)\s/iu;

/** Parts without callouts whose dimensions are given anyway; before or after the word for the dimension. */
const SEATS =
  /(?<!\p{L})(?:seat|seating|heel|sleeve|inseam|inner|d['’]assise|talon|manche|asiento|tac[oó]n|manga|seduta|tacco|assento|salto|zit|сиден\p{L}+|каблук\p{L}*|siedzisk\p{L}+|obcas\p{L}*|المقعد|الكعب)(?!\p{L})/iu;

/** « Seat height 46 cm », « longueur du câble : 2 m »: a part's dimension is not the product's. */
function isSideOfPart(quantity: Quantity, keyword: Match, { text, terms }: Pick<Reading, 'text' | 'terms'>): boolean {
  if (HAS_OWN_NOUN.has(keyword.id)) return false;
  const parts = terms.filter(({ id }) => id.startsWith('part.'));
  const isBefore = parts.some(({ end }) => text.slice(end, keyword.start) === ' ');
  const between = keyword.end <= quantity.start ? text.slice(keyword.end, quantity.start) : '';
  const isBehind = parts.some(({ start, end }) => start >= keyword.end && end <= quantity.start);
  const before = text.slice(Math.max(0, keyword.start - 10), keyword.start).replace(/^.*[,.;:|•\n]/u, '');
  return isBefore || isBehind || SEATS.test(between) || SEATS.test(before);
}

/** « Sitzhöhe 46 cm », « kabellengte 2 m »: the same in one word; the overall height is the product's. */
const isPartsSide = (quantity: Quantity, text: string): boolean =>
  isSingleLength(quantity) && PARTS_SIDE.test(text.slice(Math.max(0, quantity.start - 32), quantity.start));
const PARTS_SIDE =
  /(?<!\p{L})(?!gesamt|total|ganz|max|min|hel)\p{L}{3,}(?:höhe|länge|breite|tiefe|durchmesser|hoogte|lengte|breedte|diepte|höjd|längd|bredd|højde|længde|høyde|lengde)\s*:?\s*(?:ca\.?\s*)?$/iu;

/** « 12 oz canvas » is the weight of the fabric. */
const isOfStuff = ({ dimension, end }: Quantity, terms: readonly Match[]): boolean =>
  dimension === 'mass' && terms.some(({ id, start }) => kindOf(id) === 'material' && start >= end && start - end <= 1);

/** « 4 balls x 50 g », « Behälter für 60 g »: the value of each item, or of the content. */
const isEach = ({ start }: Quantity, text: string): boolean =>
  EACH.test(text.slice(Math.max(0, start - 24), start)) || FOR.test(text.slice(Math.max(0, start - 14), start));
const EACH = /\p{Nd}\s*(?:\p{L}+\s+)?[xх×]\s*$/iu;
const FOR =
  /(?<!\p{L})(?:for|für|pour|para|per|voor|för|till|до|для|dla|için|ل)\s+(?:(?:about|approx|circa|ca|env|unos|up to|ca)\.?\s+)?$/iu;

const isSingleLength = ({ dimension, values }: Quantity): boolean => dimension === 'length' && values.length === 1;

/** « Laptop compartment 15.6 inch »: a part's dimension, not the product's. */
const isOfPart = (quantity: Quantity, terms: readonly Match[], stops: readonly number[]): boolean =>
  terms.some((term) => term.id.startsWith('part.') && term.end <= quantity.start && !isParted(term, quantity, stops));

/** Characters between listed sizes: « 8", 10", 12" » are three items. */
const LISTED = 4;
const isListed = (quantity: Quantity, quantities: readonly Quantity[]): boolean =>
  quantities.some(
    (one) =>
      one !== quantity && isSingleLength(one) && Math.max(one.start - quantity.end, quantity.start - one.end) <= LISTED,
  );

const LENGTH_OF = /(?:^|\s)(?:de|di|of|to|hasta|bis|jusqu['’]à|fino a|até|tot|حتى)\s+$/iu;

/** « From 2 to 24 kg », « NB-18M »: half of it would mean something else. */
const RANGE =
  /(?:[\p{Nd}\p{L}"″]\s+(?:to|bis|à|a|ao?s?|do|tot|till|до)\s+|\p{Nd}[ \u00a0]?(?:["″]|\p{L}{1,4})?[–~〜至-]\s*|\p{Nd}\s[–-]\s|\p{L}[–-])$/iu;
/** « Between 8 and 22 cm »: the second figure alone would mean something else. */
const BETWEEN =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|mellan|mellem|między|mezi|между|між|بين)\s+(?:\p{L}{1,3}\s+)?\p{Nd}[\p{Nd}.,]*\s*(?:\p{L}{1,3}\.?\s+)?(?:and|und|et|y|e|en|och|og|i|a|и|та|و)\s*$/iu;
const GOES_ON = /^\s*(?:–|-|~|〜|至)\s*\p{Nd}/u;

type Pair = { quantity: Quantity; keyword: Match; apart: number };
/** The nearest, then the longest form, then the one before the figure. */
const nearestFirst = (one: Pair, other: Pair): number =>
  one.apart - other.apart ||
  other.keyword.end - other.keyword.start - (one.keyword.end - one.keyword.start) ||
  one.keyword.start - other.keyword.start;

/** « Measures 60 cm in height »: a word for a specific dimension has priority over a general one. */
const UNSURE = 8;

/** « 6 Aufsätze 30 Stufen »: a number counts what follows it, unless a colon introduces it. */
const BEFORE_NUMBER = 1;

const apartOf = (one: Quantity, other: Match, text: string): number =>
  Math.max(0, other.start - one.end, one.start - other.end) +
  (other.start >= one.end ? 0.5 : 0) +
  (one.dimension === 'count' && text.slice(other.end, one.start) === ' ' ? BEFORE_NUMBER : 0) +
  (other.id === 'measure.size' ? UNSURE : 0);

/** A bare figure, and a keyword of one letter, must be adjacent. */
function reachOf({ id, start, end }: Match, { dimension }: Quantity): number {
  if (end - start === 1 || id === 'measure.suitable-from') return 3;
  if (dimension !== 'count') return MOST_APART;
  return HAS_MANY.test(id) ? MOST_BESIDE : 3;
}

/** « 2 large pockets »: one word may be between a number and the counted parts. */
const HAS_MANY = /^count\.(?:pockets|drawers|doors|compartments|hooks|attachments|blades|burners)$/u;
const MOST_BESIDE = 14;
const ONE_WORD = /^\s(?:\p{Ll}{4,}\s)?$/u;

function takes(id: string, { dimension, values, unit, andMore, isRange = false }: Quantity): boolean {
  const wanted = DIMENSION_OF_TERM[id];
  if (IS_AGE.test(id) && !(values[0]! > 0)) return false;
  if (id === 'measure.age-from') return unit === 'unit.year' || (andMore && unit === null);
  if (id === 'measure.suitable-from') return unit === 'unit.month' && !isRange && values.length === 1;
  if (id === 'measure.mileage') return unit === 'unit.kilometre' && values.length === 1;
  if (wanted === 'count') return unit === null && values.length === 1 && Number.isInteger(values[0]) && values[0]! > 0;
  if (IS_RANGE.has(id) && !isRange) return false;
  if (isRange && (HAS_SIDES.has(id) ? id !== 'measure.size' : id === 'measure.age-from')) return false;
  if (!isRange && !HAS_SIDES.has(id) && values.length > 1) return false;
  // « Waterproof 15.6 inch backpack ».
  if (id === 'measure.water-depth' && unit !== 'unit.metre') return false;
  return dimension === wanted;
}

const IS_SIDE = /^measure\.(?:height|width|length|depth|weight|thickness)$/u;
/** « 20, 24, 28 cm » are three sizes, of which the last has the unit. */
const IS_LAST_OF = /\p{Nd}\s?[,/]\s?$/u;

/** « S 18 cm, M 26 cm, L 33 cm »: the letters are sizes, not length units. */
const LETTER_SIZES = /(?<![\p{L}\p{N}])(?:S|M|XL)\s?[:=]?\s?\p{Nd}/u;

/** « High rise 25 in »: the word is part of a product term and is no dimension. */
const isInside = (one: Match, terms: readonly Match[]): boolean =>
  IS_SIDE.test(one.id) &&
  terms.some(
    ({ id, start, end }) =>
      kindOf(id) === 'property' && start <= one.start && end >= one.end && end - start > one.end - one.start,
  );

const IS_AGE = /^measure\.(?:age-from|suitable-from)$/u;
/** « From newborn to 2 years »: a maximum age is not a minimum age. */
const UP_TO =
  /(?<!\p{L})(?:to|till|until|up to|bis(?: zu)?|jusqu['’]à|à|hasta(?: los)?|al?|ai|fino a[il]?|até(?: aos?)?|aos?|tot|till|til|do|до)\s*$/iu;
/** « Garantia de 3 anos ». */
const WARRANTED = /(?<!\p{L})(?:garan[tz]\p{L}*|warranty|guarantee|гаранти\p{L}*|záruk\p{L}*)(?:\s\p{L}+)?\s*$/iu;

const isNoAge = (before: string): boolean => UP_TO.test(before) || WARRANTED.test(before);

/** All words that may say what a nearby figure measures. */
function pairsOf(
  quantities: readonly Quantity[],
  { text, terms, stops }: Pick<Reading, 'text' | 'terms' | 'stops'>,
): Pair[] {
  const isOneWordApart = (one: Quantity, other: Match): boolean =>
    other.start >= one.end && ONE_WORD.test(text.slice(one.end, other.start));
  const hasLetterSizes = LETTER_SIZES.test(text);
  const slots = terms.filter(
    (one) =>
      DIMENSION_OF_TERM[one.id] !== undefined &&
      !hasOtherSense(one, text) &&
      !isInside(one, terms) &&
      !(hasLetterSizes && one.end - one.start === 1 && IS_SIDE.test(one.id)),
  );
  return quantities.flatMap((quantity) =>
    slots
      .filter(({ id }) => takes(id, quantity))
      // « 2 years of warranty »: the unit does not indicate an age.
      .filter(({ start, end }) => start < quantity.start || end > quantity.end)
      .map((keyword) => ({ quantity, keyword, apart: apartOf(quantity, keyword, text) }))
      .filter(({ keyword, apart }) => apart <= reachOf(keyword, quantity))
      .filter(({ keyword, quantity }) => !IS_AGE.test(keyword.id) || !isNoAge(text.slice(0, quantity.start)))
      .filter(({ keyword }) => !isParted(quantity, keyword, stops))
      // « Lights 10X magnification » are not ten.
      .filter(({ keyword }) => keyword.end > quantity.start || !/^[xX×]/u.test(text.slice(quantity.end)))
      // « Ombrellone 3 m con base »: the base is not 3 m wide.
      .filter(({ keyword }) => !HAS_OWN_NOUN.has(keyword.id) || !isHeldBehind(quantity, keyword, terms))
      .filter(
        ({ keyword, apart }) => quantity.dimension !== 'count' || apart <= 3 || isOneWordApart(quantity, keyword),
      ),
  );
}

/** Whether « with » stands between a figure and the noun behind it. */
const isHeldBehind = (quantity: Quantity, keyword: Match, terms: readonly Match[]): boolean =>
  terms.some(({ id, start, end }) => id === 'cue.with' && start >= quantity.end && end <= keyword.start);

/** A length or a weight is meaningful without a word; « 3 » and « 20 minutes » are not. */
const speaksForItself = ({ dimension }: Quantity): boolean =>
  !['count', 'duration', 'percent', 'temperature', 'speed', 'loudness'].includes(dimension);

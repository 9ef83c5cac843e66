import { isDeniedAt, plainTerms } from './choose-terms.ts';
import { isParted, kindOf, NO_FACT, overlaps, SAID_BEHIND, type Fact, type Reading } from './fact.ts';
import { findQuoted } from './find-quoted.ts';
import { findTerms, lexiconOf, type Match } from './lexicon.ts';
import { pairQuantities } from './pair-quantities.ts';
import { findHolder, mayBeOfPart } from './find-holder.ts';
import { findMarks, type Mark } from './find-marks.ts';
import { RUNS } from './holder-words.ts';
import { isLimited } from './is-limited.ts';
import { isOfAccessory } from './of-accessory.ts';
import { isOfOtherNoun } from './of-other-noun.ts';
import { namesUnknownPart, readCompounds } from './read-compounds.ts';
import { productOf, type Product } from './name-product.ts';
import { partTemperatures } from './part-temperatures.ts';
import { readOrigins } from './read-origin.ts';
import { readDates } from './read-dates.ts';
import { readQuantities, type Quantity } from './read-quantities.ts';
import { inTheirSense } from './senses.ts';
import { readSizes } from './read-sizes.ts';

/** Separators of statements; a mark between figures is part of a number, and « inkl. 12 » continues. */
const STOP =
  /(?:(?<!(?<!\p{L})(?:ink|inkl|incl|approx|ca|circa|max|min|maks|макс|мин|aprox|env|tlg|no|nr))\.|[;!?\n•|؛।۔。！？；✓✔])\s|[\n\u3000•|✓✔✅]|(?<!\p{Nd})[,،、，]|[,،、，](?!\p{Nd})|\s[-–—]\s/gu;
/** What keeps feet warm does not keep drinks hot. */
const BODY =
  /(?<!\p{L})(?:you|feet|hands?|head|ears|neck|toes|fingers|body|baby|kids|dich|dir|füße|hände|ohren|kopf|körper|pieds|mains|tête|oreilles|corps|pies|manos|cabeza|cuerpo|orejas|piedi|mani|pés|mãos|voeten|handen|قدميك|يديك|جسمك|طفلك)(?!\p{L})/iu;
const isOfBody = ({ id, start, end }: Match, text: string): boolean =>
  /^function\.keeps-(?:hot|cold)/u.test(id) && BODY.test(text.slice(start, end));

/**
 * The facts of a text in one language, as far as the lexicon and its figures allow. Takes a few milliseconds for 2,000
 * characters.
 */
export function readFacts(text: string, language: string): Fact[] {
  const lexicon = lexiconOf(language);
  if (lexicon === null) return [];
  const stops = Array.from(text.matchAll(STOP), ({ index }) => index);
  const quoted = findQuoted(text);
  const found = partTemperatures(findTerms(text, lexicon), text).filter(
    (match) => !isOfBody(match, text) && !quoted.some((one) => overlaps(one, match)),
  );
  const product = productOf(text, language);
  const terms = inTheirSense(found, { text, language, goods: product.ids });
  const quantities = readQuantities(text, lexicon, lexiconOf('en'));
  const reading: Reading = { text, lexicon, terms, stops };
  const measured = pairQuantities(quantities, reading);
  const taken = measured.flatMap(({ keyword }) => keyword ?? []);
  const plain = plainTerms(reading, taken).filter(
    (match) => !isOfAccessory(match, reading) && !isOfOtherNoun(match, reading),
  );
  const compounds = compoundsOf(reading);
  const facts = [
    ...measured.map(({ fact }) => fact),
    ...plain
      .filter((match) => !compounds.some((one) => overlaps(one, match)) && !isOfUnknownPart(match, reading))
      .map((match) => factOf(match, reading, quantities)),
    ...readOrigins(reading),
    ...compounds,
    ...marksOf(reading, plain),
    ...readSizes(text),
    ...readDates(text, language),
  ];
  return unique(withParts(withHolders(facts, reading, product), reading)).toSorted(
    (one, other) => one.start - other.start,
  );
}

/** Properties of a known part with that part; without those of other things, and those that hold in some cases only. */
const withHolders = (facts: readonly Fact[], reading: Reading, product: Product): Fact[] =>
  facts.flatMap((fact) => {
    const { id, start, end } = fact;
    if (id !== null && isLimited({ id, start, end }, reading.text, reading.lexicon.language)) return [];
    if (id === null || fact.part !== null || !mayBeOfPart({ id, start }, reading.text)) return [fact];
    const holder = findHolder({ id, start, end }, reading, product);
    if (holder === 'whole') return [fact];
    return holder === 'other' ? [] : [ofPart(fact, holder, reading.text)];
  });

/** A fact as one of a part, whose words are between its own and the part's. */
function ofPart(fact: Fact, part: Match, text: string): Fact {
  const [start, end] = [Math.min(part.start, fact.start), Math.max(part.end, fact.end)];
  return { ...fact, part: part.id, start, end, source: text.slice(start, end) };
}

/** « Sola de borracha » is listed as a part whose words include the material. */
const stuffIn = (part: Match, terms: readonly Match[]): Match | undefined =>
  kindOf(part.id) === 'part'
    ? terms.find(({ id, start, end }) => id.startsWith('material.') && start >= part.start && end <= part.end)
    : undefined;

function factOf(match: Match, { text, terms }: Reading, quantities: readonly Quantity[]): Fact {
  const { start, end } = match;
  const stuff = stuffIn(match, terms);
  const id = stuff?.id ?? match.id;
  const kind = kindOf(id);
  // « 100% cotton » and « coton 100 % ».
  const share =
    kind === 'material'
      ? quantities.find(
          (one) =>
            one.dimension === 'percent' &&
            ((start - one.end >= 0 && start - one.end <= 4) || (one.start - end >= 0 && one.start - end <= 2)),
        )
      : undefined;
  const from = share ? Math.min(share.start, start) : start;
  const to = share ? Math.max(share.end, end) : end;
  return {
    ...NO_FACT,
    id,
    kind,
    part: stuff === undefined ? null : match.id,
    quantity: share ?? null,
    start: from,
    end: to,
    source: text.slice(from, to),
    confidence: 0.9,
  };
}

/** « Korbtasche mit Baumwollfutter »: after the first statement, and after « with », such a word describes a part. */
function isOfUnknownPart({ id, start, end }: Match, { text, lexicon, terms, stops }: Reading): boolean {
  if (kindOf(id) !== 'material' || !namesUnknownPart(text.slice(start, end), lexicon)) return false;
  return (stops[0] ?? Infinity) < start || terms.some((one) => one.id === 'cue.with' && one.end <= start);
}

/** « Gummisohle » is a sole of rubber. */
const compoundsOf = ({ text, lexicon, terms }: Reading): Fact[] =>
  readCompounds(text, lexicon)
    // A compound listed in the lexicon has its own meaning.
    .filter(
      (one) =>
        !terms.some(
          ({ id, start, end }) =>
            id.startsWith('material.') && id !== one.material && start === one.start && end === one.end,
        ),
    )
    .map(({ material, part, start, end }) =>
      Object.assign({}, NO_FACT, {
        id: material,
        kind: 'material',
        part,
        start,
        end,
        source: text.slice(start, end),
        confidence: 0.9,
      }),
    );

/** « No need for WiFi or Bluetooth »: both are denied. */
const OR = /^\s*(?:or|nor|oder|noch|ou|ni|o|né|nem|of|eller|lub|ani|или|ни|أو|veya|atau)\s*$/iu;

function marksOf(reading: Reading, plain: readonly Match[]): Fact[] {
  const marks = findMarks(reading.text).toSorted((one, other) => one.start - other.start);
  const denied = new Set<Mark>();
  for (const [i, mark] of marks.entries()) {
    const before = marks[i - 1];
    const goesOn = before !== undefined && denied.has(before) && OR.test(reading.text.slice(before.end, mark.start));
    if (goesOn || isDeniedAt(mark, reading, plain)) denied.add(mark);
  }
  return marks
    .filter((mark) => !denied.has(mark))
    .map(({ kind, text: mark, start, end }) =>
      Object.assign({}, NO_FACT, { kind, mark, start, end, source: mark, confidence: 0.95 }),
    );
}

/** Words that join a part and its material; if they are adjacent, the material comes first. */
const OF =
  /^\s*(?:[:：]|(?:is|are|en|de|aus|ist|sind|in|di|van|из|z|ze|من|من ال|made (?:of|from)|fait(?:e)? en|i)\s*)?\s*$/iu;

/** Adjectives of a part's look or feel, adjacent to it: « soft ear cushions » makes nothing else soft. */
const OF_LOOKS =
  /^(?:property\.(?:soft|comfortable|telescopic|reclining|flexible|round|square|rectangular|oval)|finish\..+|colour\..+)$/u;
/** Properties given with a part: « Tray: removable ». */
const WITH_PART = /^(?:property\.(?:removable|foldable|lined|sturdy)|finish\.(?:padded|quilted))$/u;

/** Parts that can be products: at the start of a text they are the product, « sterling silver ring ». */
const THINGS_TOO =
  /^part\.(?:rings|mirror|stand|shelf|tray|ladder|lock|rope|hook|strainer|seat|pump|water-tank|fringe|buttons|collar)$/u;
const OPENING = 40;
/**
 * A material or property adjacent to a part belongs to the part: « leather strap », « poignée en bois », « bandeja extraíble ».
 */
function withParts(facts: readonly Fact[], { text, terms, stops, lexicon }: Reading): Fact[] {
  const isHeld = ({ start }: Match): boolean =>
    terms.some(({ id, end }) => id === 'cue.with' && end <= start && HELD.test(text.slice(end, start)));
  const parts = terms.filter(
    // A leather cover may be a case that comes along.
    (one) =>
      one.id.startsWith('part.') &&
      one.id !== 'part.cover' &&
      !(one.start < OPENING && THINGS_TOO.test(one.id) && !isHeld(one)),
  );
  const isBehind = SAID_BEHIND.has(lexicon.language);
  const isAt = (one: Match, fact: Fact): boolean =>
    one.start >= fact.end
      ? !isBehind && (RUNS.has(lexicon.language) ? IN_RUN : AT_PART).test(text.slice(fact.end, one.start))
      : isBehind &&
        one.end <= fact.start &&
        (isHeld(one) ? BEHIND_HELD : AT_PART).test(text.slice(one.end, fact.start));
  const made = facts.map((fact) => {
    if (fact.kind !== 'material' || fact.part !== null) return fact;
    const part = parts.find((one) => {
      if (isParted(one, fact, stops)) return false;
      if (one.start >= fact.end) return !isBehind && AT_PART.test(text.slice(fact.end, one.start));
      const isJoined = one.end < fact.start - 1 || SAYS_OF.test(fact.source) || STUFF_BEHIND.has(lexicon.language);
      return one.end <= fact.start && OF.test(text.slice(one.end, fact.start)) && isJoined;
    });
    return part === undefined ? fact : ofPart(fact, part, text);
  });
  // « Abat-jour en lin beige »: what follows a part and its material belongs to the part too.
  const held = [...parts, ...made.flatMap((fact) => (fact.part === null ? [] : [{ ...fact, id: fact.part }]))];
  return made
    .flatMap((fact) => {
      const id = fact.id ?? '';
      const part =
        fact.part === null && (OF_LOOKS.test(id) || WITH_PART.test(id))
          ? held.find((one) => isAt(one, fact))
          : undefined;
      if (part === undefined) return [fact];
      return WITH_PART.test(id) ? [ofPart(fact, part, text)] : [];
    })
    .filter((fact, _, all) => fact.kind !== 'part' || !all.some((one) => one.part === fact.id));
}
/** Text between « with » and its noun: nothing, or a word or two of description. */
const HELD = /^\s?(?:\p{L}+\s){0,2}$/u;
/** A material's words that begin with « of ». */
const SAYS_OF = /^(?:en|de|di|in|aus|van|av|af|من|z|из)\s/iu;
/** Text between an accessory part and its description: nothing, or one word. */
const BEHIND_HELD = /^[\s-](?:(?!(?:y|e|et|con|avec|com|o|ou)\s)\p{L}+\s)?$/u;
/** Languages in which a material follows its noun directly: « أغطية زجاجية », « tutup kaca ». */
const STUFF_BEHIND = new Set('ar he fa id ms vi'.split(' '));
/** What stands between a part and what is said of it. */
const AT_PART = /^[\s-]$/u;
/** A space parts the statements of « 可折叠 靠背可调节 ». */
const IN_RUN = /^(?:[-的の])?$/u;

/** Parts that are implied by their number. */
const COUNTED: readonly (readonly [part: string, count: string])[] = [
  ['part.pockets', 'count.pockets'],
  ['part.drawer', 'count.drawers'],
  ['part.hook', 'count.hooks'],
  ['part.blade', 'count.blades'],
  ['part.wheels', 'measure.wheel-size'],
];

/** States that mean used, and how little. */
const HARDLY_USED = /^condition\.(?:used-(?:once|little)|worn-once|two-seasons)$/u;

/** Removes duplicates; the more specific one (« solid oak ») comes first. */
function unique(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>();
  const isFree = facts.some(({ id }) => id === 'service.free-returns' || id === 'service.free-returns-within');
  const isUntil = facts.some(({ id }) => id === 'service.warranty-until');
  const isHardlyUsed = facts.some(({ id }) => HARDLY_USED.test(id ?? ''));
  const isTimed = facts.some(({ id }) => id === 'service.delivery-in');
  return facts.filter((fact) => {
    if (COUNTED.some(([part, count]) => fact.id === part && facts.some(({ id }) => id === count))) return false;
    if ((fact.id === 'service.warranty' || fact.id === 'service.warranty-for') && isUntil) return false;
    if (fact.id === 'property.used' && isHardlyUsed) return false;
    if (fact.id === 'service.fast-shipping' && isTimed) return false;
    if (isFree && (fact.id === 'service.returns' || fact.id === 'service.returns-within')) return false;
    const key = [
      fact.id ?? fact.mark ?? fact.kind,
      fact.part,
      fact.id === null ? fact.quantity?.values.join('x') : '',
    ].join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

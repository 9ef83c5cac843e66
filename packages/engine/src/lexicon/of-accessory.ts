import { isParted, kindOf, overlaps, SAID_BEHIND, type Reading } from './fact.ts';
import type { Match } from './lexicon.ts';
import { runsTogether } from './tokens.ts';

/** Kinds of terms that describe quality or material. */
const SAYS_HOW = new Set(['property', 'finish', 'colour', 'material']);
/** « With » and similar words for accessories; they may follow the noun: « custodia inclusa ». */
const CUES = new Set(['cue.with', 'cue.included']);
/** Maximum characters between such a word and the accessory. */
const [NEAR, BEHIND] = [28, 24];
/** Text between an accessory and its description: nothing, or one word. */
const AT_IT = /^[\s-](?:\p{L}+[\s-])?$/u;
const AT_IT_IN_RUN = /^(?:[の的]|\s)?$/u;
/** Words for « of » between an accessory and its material: « étui en cuir ». */
const OF = /^\s(?:en|de|di|in|aus|van|av|af|من|z|из)\s$/iu;
/** Properties of construction: after « with » they describe the adjacent noun, whatever it is. */
const OF_MAKING = /^(?:property\.(?:removable|foldable|soft|lined)|finish\.(?:padded|quilted)|colour\..+)$/u;
const A_NOUN = /^\s(?!(?:and|or|und|oder|en|of|och|eller)\s)\p{L}/u;
/** « Con bandeja azul »: a noun, and perhaps an adjective. */
const NOUN_BEFORE = /^\s(?:un[ao]?e?\s)?(?:\p{L}+[\s-]){1,2}$/u;
/** « With a padded … »: at most an article in between. */
const AT_CUE = /^\s(?:(?:an?|eine[mnrs]?|een|en|ett|the)\s)?$/iu;

/** « Includes: 6 straps, non-slip mat »: what follows such a key, up to the next row, comes along. */
const isInBox = (match: Match, { text, terms }: Reading): boolean =>
  terms.some(
    ({ id, end }) =>
      id === 'cue.included' &&
      end <= match.start &&
      /^\s?[:：]/u.test(text.slice(end)) &&
      !/[\n|•]|[.!]\s/u.test(text.slice(end, match.start)),
  );

/**
 * Whether a term describes an accessory: « with a padded case » does not make a guitar padded, and neither does « funda acolchada
 * ». The accessory's own name may contain the term (« LED bulb »), and at the start of a text it may be the product itself: «
 * leather case ».
 */
export function isOfAccessory(match: Match, reading: Reading): boolean {
  const { text, terms, stops, lexicon } = reading;
  const kind = kindOf(match.id);
  if ((SAYS_HOW.has(kind) || kind === 'part') && isInBox(match, reading)) return true;
  if (!SAYS_HOW.has(kind)) return false;
  const isBehind = SAID_BEHIND.has(lexicon.language);
  const cues = terms.filter(({ id }) => CUES.has(id));
  // « …, leather case »: after the first statement an accessory is not the product, unless the first one named it too.
  const first = stops[0] ?? Infinity;
  const isListed = (one: Match): boolean =>
    one.start > first && !terms.some(({ id, start }) => id === one.id && start < first);
  const comesAlong = (one: Match): boolean =>
    isListed(one) ||
    cues.some(
      (cue) =>
        overlaps(cue, one) ||
        (cue.end <= one.start && one.start - cue.end <= NEAR) ||
        (cue.start >= one.end && cue.start - one.end <= BEHIND),
    );
  const accessories = terms.filter(
    (one) => kindOf(one.id) === 'included' && !overlaps(one, match) && !isParted(one, match, stops) && comesAlong(one),
  );
  const atIt = runsTogether(lexicon.language) ? AT_IT_IN_RUN : AT_IT;
  const isAtAccessory = accessories.some(({ start, end }) =>
    match.start >= end
      ? OF.test(text.slice(end, match.start)) || (isBehind && atIt.test(text.slice(end, match.start)))
      : // « Glass teapot with infuser »: the glass is the teapot's.
        !isBehind &&
        !cues.some((cue) => cue.start >= start && cue.end < end) &&
        atIt.test(text.slice(match.end, start)),
  );
  if (isAtAccessory) return true;
  return OF_MAKING.test(match.id) && isOfHeldNoun(match, reading, cues);
}

/** Whether a property of construction stands beside a noun that comes after « with ». */
function isOfHeldNoun(match: Match, { text, terms, lexicon }: Reading, cues: readonly Match[]): boolean {
  const isBehind = SAID_BEHIND.has(lexicon.language);
  // A part keeps what is said of it.
  const isAtPart = terms.some(
    ({ id, start, end }) =>
      id.startsWith('part.') &&
      (isBehind
        ? end < match.start && AT_IT.test(text.slice(end, match.start))
        : start > match.end && start - match.end <= 2),
  );
  if (isAtPart) return false;
  return isBehind
    ? cues.some(
        ({ id, end }) => id === 'cue.with' && end <= match.start && NOUN_BEFORE.test(text.slice(end, match.start)),
      )
    : A_NOUN.test(text.slice(match.end)) &&
        cues.some(({ end }) => end <= match.start && AT_CUE.test(text.slice(end, match.start)));
}

import { findNoun } from '../goods/find-head.ts';
import { loadNames } from '../goods/names.ts';
import { firstThing } from '../goods/things.ts';
import type { Match } from './lexicon.ts';

/** The thing is told in the first lines. */
const OPENING = 260;

const STRINGED = new Set(
  'guitar ukulele violin cello double_bass acoustic_guitar electro_acoustic_guitar classical_guitar electric_guitar'.split(
    ' ',
  ),
);
const KEYED = new Set('piano digital_piano accordion keyboard toy_drum'.split(' '));
const CYCLES = new Set(
  'bicycle folding_bike mountain_bike electric_bike childrens_bike balance_bike tricycle'.split(' '),
);
const PLAYED = new Set('game_console video_game board_game handheld_console'.split(' '));
/** Of these a foot is a foot, and no base. */
const BODIES = new Set('plush doll action_figure toy_dinosaur wooden_toy'.split(' '));

/** Terms that are meant only of some goods: « tapa » is a guitar's top and else a lid, « Tasten » are keys of a piano. */
const ONLY_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  'part.soundboard': STRINGED,
  'part.neck': STRINGED,
  'condition.new-strings': STRINGED,
  'count.strings': STRINGED,
  'property.electro-acoustic': STRINGED,
  'count.keys': KEYED,
  'count.games': PLAYED,
  'measure.frame-size': CYCLES,
};

/** What the same words say of other goods only. */
const NEVER_OF: readonly { goods: ReadonlySet<string>; terms: RegExp }[] = [
  { goods: STRINGED, terms: /^part\.(?:lid|rope|sleeves|handle|collar|cable|base|armrests|straps?)$/u },
  // « Grifo extraíble » pulls out.
  { goods: new Set(['tap']), terms: /^property\.removable$/u },
  { goods: BODIES, terms: /^part\.(?:base|legs|armrests)$/u },
];

/** The kind of goods and the thing that a text is about, by their ids; empty where it names none that is known. */
export function goodsOf(text: string, language: string): ReadonlySet<string> {
  const opening = text.slice(0, OPENING);
  const names = loadNames(language);
  const noun = names === null ? null : findNoun(opening, language, names);
  const thing = firstThing(opening, language);
  return new Set([noun?.id, thing?.id].filter((id) => id !== undefined));
}

/** Terms without those that their words do not mean of these goods. */
export const inTheirSense = (terms: readonly Match[], goods: ReadonlySet<string>): Match[] =>
  terms.filter(({ id }) => {
    const isAmong = (some: ReadonlySet<string>): boolean => [...goods].some((one) => some.has(one));
    const only = ONLY_OF[id];
    return (only === undefined || isAmong(only)) && !NEVER_OF.some((one) => one.terms.test(id) && isAmong(one.goods));
  });

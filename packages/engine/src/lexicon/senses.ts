import { foldWords } from '../goods/fold-words.ts';
import { grammarOf } from '../goods/grammar.ts';
import { KINDS } from '../goods/kinds.ts';
import { CATEGORY_IDS, type CategoryId } from '../identifiers.ts';
import type { Match } from './lexicon.ts';

const STRINGED = new Set(
  'guitar ukulele violin cello double_bass acoustic_guitar electro_acoustic_guitar classical_guitar electric_guitar'.split(
    ' ',
  ),
);
const KEYED = new Set('piano digital_piano accordion keyboard toy_drum'.split(' '));
const TUNED = new Set([...STRINGED, ...KEYED]);
const CYCLES = new Set(
  'bicycle folding_bike mountain_bike electric_bike childrens_bike balance_bike tricycle'.split(' '),
);
const PLAYED = new Set('game_console video_game board_game handheld_console'.split(' '));
const SEWS = new Set(['sewing_machine']);
const BURNS = new Set('stove barbecue camping_stove oven'.split(' '));
const READ = new Set('book record cookbook video_game'.split(' '));
const HANGS = new Set('necklace bracelet watch pendant'.split(' '));
const DRILLS = new Set('drill hand_tool electric_bike wrench'.split(' '));
const SHOES = new Set('shoes boots high_heels baby_shoes sandals slippers'.split(' '));
const OUTDOORS = new Set('tent jacket coat raincoat trousers'.split(' '));
const PHONES = new Set('phone tablet smartwatch'.split(' '));
const PRAMS = new Set('stroller baby_carrier car_seat bike_trailer backpack'.split(' '));
const SKIS = new Set(['skis']);
const RIDDEN = new Set([...CYCLES, 'scooter', 'motorcycle']);
const DRIVEN = new Set([...RIDDEN, 'car', 'camper_van', 'lorry', 'tractor']);
const ROLLS = new Set([...DRIVEN, 'stroller', 'bike_trailer', 'wheelchair', 'lawn_mower', 'wheelbarrow']);
const MOWS = new Set(['lawn_mower']);
const BEDS = new Set('crib cradle bed stroller sofa pet_bed'.split(' '));
/** Products made for a person's weight. */
const CARRIES = new Set(
  'skis car_seat stroller baby_carrier high_chair swing bicycle childrens_bike wheelchair'.split(' '),
);
/** For these « foot » is a body part, not a base. */
const BODIES = new Set('plush doll action_figure toy_dinosaur wooden_toy toy'.split(' '));

const TABLES = new Set('table coffee_table dining_table side_table garden_table console_table desk'.split(' '));

/** Terms valid only for certain goods: « tapa » is a guitar's top and otherwise a lid, « Tasten » are piano keys. */
const ONLY_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  'part.soundboard': STRINGED,
  'part.neck': STRINGED,
  'condition.new-strings': STRINGED,
  'count.strings': STRINGED,
  'property.electro-acoustic': STRINGED,
  'count.keys': KEYED,
  'count.games': PLAYED,
  'measure.frame-size': CYCLES,
  'part.rim-brakes': CYCLES,
  'part.disc-brakes': CYCLES,
  'part.luggage-rack': CYCLES,
  'part.mudguards': CYCLES,
  'part.suspension': CYCLES,
  'count.frets': STRINGED,
  'count.stitches': SEWS,
  'count.burners': BURNS,
  'count.volumes': READ,
  'property.paperback': READ,
  'property.slipcase': READ,
  'property.first-edition': READ,
  'measure.chain-length': HANGS,
  'measure.chuck': DRILLS,
  'measure.torque': DRILLS,
  'measure.insole': SHOES,
  'measure.water-column': OUTDOORS,
  'property.unlocked': PHONES,
  'property.dual-sim': PHONES,
  'included.carrycot': PRAMS,
  'included.rain-cover': PRAMS,
  'included.bindings': SKIS,
  'measure.for-weight': CARRIES,
  'included.lock': RIDDEN,
  'measure.mileage': DRIVEN,
  'condition.new-tyres': ROLLS,
  'measure.grass-box': MOWS,
  'included.mattress': BEDS,
  'feature.built-in-tuner': STRINGED,
  'feature.built-in-pickup': STRINGED,
  'feature.solid-top': STRINGED,
  'feature.cutaway': STRINGED,
  'included.picks': STRINGED,
  'feature.tuned': TUNED,
  'feature.full-size': STRINGED,
  'feature.hammer-action': KEYED,
  'feature.low-step': CYCLES,
  'feature.mid-motor': CYCLES,
  'feature.pedal-assist': CYCLES,
  'feature.front-rear-lights': RIDDEN,
  'included.bike-basket': RIDDEN,
  'included.stabilisers': CYCLES,
  'included.controller': PLAYED,
};

/** Categories in which a cat or a dog is what the product shows: « taza gatito », a crocheted dog. */
const SHOWS_ANIMALS: ReadonlySet<CategoryId> = new Set(['kitchen', 'toys', 'crafts', 'books']);

/** Terms valid only in certain categories, and whether they are dropped if the category is unknown. */
const ONLY_IN: readonly { terms: RegExp; departments: ReadonlySet<CategoryId>; isStrict: boolean }[] = [
  {
    terms:
      /^(?:property\.(?:v-neck|crew-neck|turtleneck|short-sleeved|sleeveless|high-waisted|oversized|long-length|midi-length|warm-lining)|feature\.(?:cropped|wire-free|elastic-waist|removable-cups)|measure\.(?:chest-width|waist|inseam)|condition\.pilling)$/u,
    departments: new Set(['fashion', 'baby', 'fitness']),
    isStrict: false,
  },
  {
    terms: /^part\.(?:sleeves|collar)$/u,
    departments: new Set(['fashion', 'baby', 'fitness', 'pets']),
    isStrict: false,
  },
  { terms: /^property\.(?:raw|own-harvest)$/u, departments: new Set(['food']), isStrict: true },
  { terms: /^property\.glass-(?:bottle|jar)$/u, departments: new Set(['food', 'beauty']), isStrict: true },
  // A soap bottle has a pump; a bicycle's pump is an accessory.
  {
    terms: /^part\.pump$/u,
    departments: new Set(['beauty', 'health', 'home', 'kitchen', 'baby', 'pets']),
    isStrict: false,
  },
  {
    terms: /^audience\.(?:cats|dogs)$/u,
    departments: new Set(CATEGORY_IDS.filter((id) => !SHOWS_ANIMALS.has(id))),
    isStrict: false,
  },
  { terms: /^measure\.suitable-from$/u, departments: new Set(['baby', 'toys']), isStrict: false },
  { terms: /^material\.amber$/u, departments: new Set(['fashion', 'home', 'crafts']), isStrict: true },
  {
    terms: /^(?:scent\.(?:oud|sandalwood|jasmine|coconut)|measure\.lasts|property\.long-lasting)$/u,
    departments: new Set(['beauty', 'home']),
    isStrict: true,
  },
];

/** Meanings that these goods never have. */
const NEVER_OF: readonly { goods: ReadonlySet<string>; terms: RegExp }[] = [
  { goods: STRINGED, terms: /^part\.(?:lid|rope|sleeves|handle|collar|cable|base|armrests|straps?)$/u },
  // « Grifo extraíble » has a pull-out spout.
  { goods: new Set(['tap']), terms: /^property\.removable$/u },
  // A bicycle's lights are for the road, and its lock is an accessory.
  { goods: CYCLES, terms: /^(?:property\.(?:lockable|backlit)|service\.returns.*)$/u },
  // A pram's « kol » is its bar.
  { goods: PRAMS, terms: /^part\.sleeves$/u },
  // A tool's « coffret » is its case.
  { goods: DRILLS, terms: /^included\.gift-box$/u },
  // « Plateau en verre » is a table top.
  { goods: TABLES, terms: /^part\.tray$/u },
  { goods: BODIES, terms: /^part\.(?:base|legs|armrests)$/u },
];

const OF_ANIMALS = /^audience\.(?:cats|dogs)$/u;
/** « For dogs », « 犬用 », « 愛犬 »: the term itself says that it is for the animal. */
const IS_FOR = /\s|用|용|愛/u;

/** A text that terms were found in, and what it offers. */
interface Told {
  text: string;
  language: string;
  goods: ReadonlySet<string>;
}

/** Whether an animal is only named, as what a product shows: a crocheted « perro » is not for dogs, and neither is a key ring with one. */
function isMereAnimal({ start, end }: Match, { text, language }: Told): boolean {
  const { before, prefix, behind } = grammarOf(language).purpose ?? {};
  const words = foldWords(text.slice(0, start), language).slice(-2);
  const next = foldWords(text.slice(end), language).slice(0, 2).join(' ');
  const isFor = behind?.test(next) === true || words.some((word) => word !== null && before?.test(word) === true);
  return !isFor && !IS_FOR.test(text.slice(start, end)) && prefix?.test(text.slice(start, end)) !== true;
}

/** Drops terms that have another meaning for the goods of a text. */
export const inTheirSense = (terms: readonly Match[], told: Told): Match[] => {
  const { goods } = told;
  const departments = [...goods].flatMap((id) => KINDS.get(id)?.category ?? []);
  return terms.filter((match) => {
    const { id } = match;
    if (OF_ANIMALS.test(id) && !departments.includes('pets') && isMereAnimal(match, told)) return false;
    const isAmong = (some: ReadonlySet<string>): boolean => [...goods].some((one) => some.has(one));
    const only = ONLY_OF[id];
    const isOther = ONLY_IN.some(
      (one) =>
        one.terms.test(id) &&
        (departments.length === 0 ? one.isStrict : !departments.some((department) => one.departments.has(department))),
    );
    if (isOther) return false;
    return (only === undefined || isAmong(only)) && !NEVER_OF.some((one) => one.terms.test(id) && isAmong(one.goods));
  });
};

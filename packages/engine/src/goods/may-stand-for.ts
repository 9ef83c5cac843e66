import { foldWords } from './fold-words.ts';
import { grammarOf } from './grammar.ts';
import { readNames } from './names.ts';

/**
 * Kinds whose names are all synonyms or subtypes: a coffee mug is a mug. Other kinds are grouped by place and size: an air
 * purifier is grouped with heaters without being one.
 */
const ALL_THE_SAME = new Set(
  (
    'mug cup drinking_glass water_bottle beer teapot kettle coffee_maker coffee_grinder coffee tea bowl cutting_board pan pot ' +
    'knife kitchen_scale lunch_box jug kitchen_towel apron dish_rack chocolate cake vase candle diffuser picture_frame mirror ' +
    'wall_clock table_lamp desk_lamp floor_lamp pendant_lamp string_lights light_bulb bedding towel rug basket shelf chair ' +
    'office_chair sofa table watering_can hose bird_house tent phone laptop monitor television keyboard mouse mouse_pad ' +
    'headphones earbuds speaker soundbar radio turntable camera tripod drone power_bank battery game_console smartwatch ' +
    'projector microphone fan robot_vacuum sewing_machine trash_can umbrella backpack handbag tote_bag suitcase duffel_bag ' +
    'belt hat gloves watch ring earrings necklace bracelet keychain jacket trousers pyjamas swimwear socks shoes boots ' +
    'high_heels perfume nail_polish makeup_brush soap yoga_mat dumbbell exercise_ball helmet bicycle flashlight binoculars car ' +
    'motorcycle toolbox yarn paint_brush puzzle toy_car toy_train toy_plane toy_robot action_figure doll plush stroller ' +
    'pacifier baby_shoes baby_tableware baby_clothes cutlery bottle houseplant play_mat pet_bed pet_bowl pet_food cat_tree pet_toy guitar drum'
  ).split(' '),
);

/** Kinds whose printed names mean different products in different languages: a trowel here, shears there. */
const NOWHERE_THE_SAME = new Set(
  'clock garden_tool mini_computer bathroom_furniture car_care car_accessory face_covering baby_mobile cabinet'.split(
    ' ',
  ),
);

/** Whether a kind's printed name means what the text called the product, so that no other product is named. */
export function mayStandFor(kind: string, typed: string, language: string): boolean {
  if (NOWHERE_THE_SAME.has(kind)) return false;
  if (ALL_THE_SAME.has(kind)) return true;
  if (sameIn(language).has(joined(typed, language))) return true;
  const printed = readNames(language)?.kinds[kind]?.split('|')[0];
  if (printed === undefined) return false;
  const [said, own] = [joined(typed, language), joined(printed, language)];
  // « Handcreme » is a cream, and so is « crème mains »: the name is at one of its ends, in any case or number.
  const stem = own.length > 5 ? own.slice(0, -1) : own;
  // « Hair brush » is a hairbrush.
  if (said.replaceAll(' ', '') === own.replaceAll(' ', '')) return true;
  // « Łóżeczko » is short for « łóżeczko dziecięce ».
  if (grammarOf(language).head === 'first' && own.startsWith(`${said} `)) return true;
  return said.endsWith(own) || said.startsWith(stem) || said.split(' ').some((word) => word.startsWith(stem));
}

const same = new Map<string, ReadonlySet<string>>();

function sameIn(language: string): ReadonlySet<string> {
  const known = same.get(language);
  if (known) return known;
  const forms = (readNames(language)?.same ?? '').split('|').map((form) => joined(form, language));
  const found = new Set(forms);
  same.set(language, found);
  return found;
}

const joined = (text: string, language: string): string =>
  foldWords(text, language)
    .filter((word) => word !== null)
    .join(' ');

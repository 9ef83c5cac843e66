/**
 * How far pictures trust a photo and its cut-out. `sure`: no doubt. `clipped`: none either, but its photo cuts the product off at a side. `unsure`: probably
 * right. `unsharp`: the photo is blurred, and preferred to no other. `part`: right, but only a part of the product is in the photo, which is shown whole. `none`: the cut-out is
 * too doubtful, and the photo is shown whole. `graphic`: a screenshot or a drawing, shown whole and only if there is nothing else.
 */
export type Trust = 'sure' | 'clipped' | 'unsure' | 'unsharp' | 'part' | 'none' | 'graphic';

/** Of several photos one with the lowest rank is the main one: a whole product before one that its photo cuts off or whose cut-out is unsure. */
export const RANK: Readonly<Record<Trust, number>> = {
  sure: 0,
  clipped: 1,
  unsure: 1,
  unsharp: 2,
  part: 2,
  none: 2,
  graphic: 3,
};

const RANKS = 4;

/**
 * The order in which pictures use photos: first those in the seller's focus, then those with the most trusted cut-out, so that one good cut-out is
 * enough for a set; otherwise as given.
 */
export function orderPhotos<Given>(
  photos: readonly Given[],
  is: { focused: (photo: Given) => boolean; trust: (photo: Given) => Trust },
): Given[] {
  const rank = (photo: Given): number => (is.focused(photo) ? 0 : RANKS) + RANK[is.trust(photo)];
  return photos.toSorted((one, other) => rank(one) - rank(other));
}

/** Whether all pictures show such a photo whole. */
export const isShownWhole = (trust: Trust): boolean => ['none', 'part', 'graphic'].includes(trust);

/** How pictures show a photo: its product cut out, the whole photo, or either, as it suits the style (whole/shown-in.ts). */
export type Shown = 'cut_out' | 'whole' | 'either';

/** A photo that pictures show. */
export interface ShownPhoto<Given> {
  photo: Given;
  shown: Shown;
  /** Where it is shown whole, the product's place in it is certain. */
  isPart: boolean;
  /** A further photo in which hardly a product is found: a room, a label from near. */
  isAside: boolean;
}

/** Score of a cut-out below which hardly a product is found in a photo. */
const LEAST_FOUND = 0.1;

/** How far a photo is trusted, whether it is sharp, and the score of its cut-out as found; null if the seller had a say in it. */
interface Judgement<Given> {
  trust: (photo: Given) => Trust;
  sharp: (photo: Given) => boolean;
  score: (photo: Given) => number | null;
}

/**
 * The photos that pictures show: the main one, and as further views of a cut-out only those that are sure and complete. Where the main one is shown whole, so
 * are all, and every sharp one is a further view; those in which hardly a product is found come last. Screenshots are shown only if there is nothing else.
 * @param ordered the main one first
 */
export function shownPhotos<Given>(ordered: readonly Given[], is: Judgement<Given>): ShownPhoto<Given>[] {
  const [main, ...others] = ordered;
  if (main === undefined) return [];
  const shown = shownAs(is.trust(main));
  const further = others.flatMap((other): [Given, Shown][] => {
    if (is.trust(other) === 'graphic' && is.trust(main) !== 'graphic') return [];
    if (is.trust(other) === 'sure' && shown !== 'whole') return [[other, shown]];
    return shown !== 'cut_out' && is.sharp(other) ? [[other, 'whole']] : [];
  });
  const describe = (photo: Given, how: Shown, isAside: boolean): ShownPhoto<Given> => ({
    photo,
    shown: how,
    isPart: how !== 'cut_out' && !['none', 'unsure', 'graphic'].includes(is.trust(photo)),
    isAside,
  });
  const rest = further.map(([photo, how]) =>
    describe(photo, how, how === 'whole' && (is.score(photo) ?? 1) < LEAST_FOUND),
  );
  return [describe(main, shown, false), ...rest.toSorted((one, other) => Number(one.isAside) - Number(other.isAside))];
}

function shownAs(trust: Trust): Shown {
  if (isShownWhole(trust)) return 'whole';
  return trust === 'unsure' ? 'either' : 'cut_out';
}

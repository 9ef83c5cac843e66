import type { Lexicon } from './lexicon.ts';
import { tokensOf } from './tokens.ts';

/** A part and its material in one word. */
export interface Compound {
  material: string;
  part: string;
  /** Characters of the text. */
  start: number;
  end: number;
}

/** Languages that form such compounds. */
const JOINS = new Set(['de', 'nl', 'sv', 'da', 'nb', 'fi']);
/** Linking elements: « Fichte-n-decke », « leder-en-zool ». */
const JOINTS = ['', 'n', 'en', 's', 'e', 'er'];
const [LEAST_PART, LEAST_MATERIAL] = [4, 3];
const known = new Map<string, { parts: [form: string, id: string][]; materials: Map<string, string> }>();

/** « Fichtendecke », « Gummisohle »: parts with their material, if both are known and the word contains nothing else. */
export function readCompounds(text: string, lexicon: Lexicon): Compound[] {
  if (!JOINS.has(lexicon.language)) return [];
  const { parts, materials } = known.get(lexicon.language) ?? formsOf(lexicon);
  known.set(lexicon.language, { parts, materials });
  return tokensOf(text, lexicon.language).flatMap(({ word, start, end }) => {
    for (const [form, part] of parts) {
      if (!word.endsWith(form) || word.length < form.length + LEAST_MATERIAL) continue;
      const first = word.slice(0, -form.length);
      const material = JOINTS.filter((joint) => first.endsWith(joint))
        .map((joint) => first.slice(0, first.length - joint.length))
        .flatMap((bare) => materials.get(bare) ?? materials.get(`${bare}e`) ?? [])[0];
      if (material !== undefined) return [{ material, part, start, end }];
    }
    return [];
  });
}

/** Compound endings for a material itself: « Baumwollstoff », « Edelstahlgewebe ». */
const STUFF =
  /(?:stoff|gewebe|gestrick|material|fasern?|leder|holz|blech|guss|garn|mischung|mix|gemisch|qualität|optik|wolle|samt|jersey|frottee|furnier|imitat|beschichtet|stof|weefsel|leer|hout|wol|tyg|väv|läder|trä|ull|stof|læder|træ|uld|skinn|tre|kangas|nahka|puu|villa)(?:e[nsr]?|s)?$/u;
const LEAST_REST = 4;

/** Whether a word starts with a material and continues with something unknown, so that it does not describe the whole. */
export function namesUnknownPart(typed: string, lexicon: Lexicon): boolean {
  const [only, ...others] = tokensOf(typed, lexicon.language);
  if (!JOINS.has(lexicon.language) || only === undefined || others.length > 0 || STUFF.test(only.word)) return false;
  const { materials } = known.get(lexicon.language) ?? formsOf(lexicon);
  if (materials.has(only.word)) return false;
  const begins = [...materials.keys()].filter((form) => form.length > LEAST_MATERIAL && only.word.startsWith(form));
  return begins.length > 0 && begins.every((form) => only.word.length - form.length >= LEAST_REST);
}

function formsOf({ language, spellings }: Lexicon) {
  const single = (prefix: string, least: number): [string, string][] =>
    [...spellings].flatMap(([id, forms]) =>
      id.startsWith(prefix)
        ? forms
            .flatMap((form) => tokensOf(form.replaceAll('*', ''), language).map(({ word }, i) => ({ word, i, form })))
            .filter(({ word, i, form }) => i === 0 && word.length >= least && !/[\s.-]/u.test(form))
            .map(({ word }): [string, string] => [word, id])
        : [],
    );
  const parts = single('part.', LEAST_PART).toSorted(([one], [other]) => other.length - one.length);
  return { parts, materials: new Map(single('material.', LEAST_MATERIAL).toReversed()) };
}

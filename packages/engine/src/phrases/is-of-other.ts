import { findTerms, lexiconOf } from '../lexicon/lexicon.ts';

/** English nouns of many things: what precedes them tells which, « cargo bag ». */
const GENERIC = /^bags?$/iu;
const SORT_OF_BAG =
  /^(?:an?|the|my|our|this|tote|shoulder|crossbody|hand|small|big|large|mini|cute|nice|evening|clutch|ladies|womens?|new|old|little|lovely|designer|vintage)$/iu;
/** Words behind a noun that name no other thing: « glass set ». */
const OF_SEVERAL = /^(?:set|sets|pair|pack|collection|with|and|for|in|by|from|of|or)$/iu;

/** « Glass containers » are no glass, and a « roof cargo bag » is no handbag. */
export function isOfOther(text: string, { start, end }: { start: number; end: number }): boolean {
  const typed = text.slice(start, end);
  const [, before = ''] = /(\p{L}+)[\s-]$/u.exec(text.slice(0, start)) ?? [];
  const [, behind = ''] = /^ (\p{L}{3,})/u.exec(text.slice(end)) ?? [];
  const isStuff = /^(?:glass|iron|cork|paper)$/iu.test(typed);
  if (isStuff) return behind !== '' && !OF_SEVERAL.test(behind);
  const lexicon = lexiconOf('en');
  return (
    GENERIC.test(typed) &&
    before !== '' &&
    !SORT_OF_BAG.test(before) &&
    lexicon !== null &&
    findTerms(before, lexicon).length === 0
  );
}

/** Random numbers from 0 to 1, the same for the same `seed`: a run can be repeated. */
export type Random = () => number;

/** The generator mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An integer from 0 up to but not including `end`. */
export const wholeBelow = (random: Random, end: number): number => Math.floor(random() * end);

/** @throws RangeError if the list is empty */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  if (items.length === 0) throw new RangeError('nothing to pick from');
  return items[wholeBelow(random, items.length)] as Item;
}

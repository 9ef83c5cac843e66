import { fitsWhole, type TextWish } from './fit-text.ts';

/** A longer text on a picture would not be read. */
const MOST = 120;

/**
 * How many characters fit in a text's box, at most 120: of words like its own, or of the language's `usual` ones if those are
 * wider.
 */
export function measureRoom(wish: TextWish, usual: string): number {
  const own = wish.words.trim();
  return Math.max(Math.min(roomFor(wish, own), roomFor(wish, usual)), Math.min(Array.from(own).length, MOST));
}

function roomFor(wish: TextWish, sample: string): number {
  const like = Array.from(`${sample} `.repeat(Math.ceil(MOST / (sample.length + 1)) + 1));
  const fits = (count: number): boolean => fitsWhole({ ...wish, words: like.slice(0, count).join('').trim() });
  let [least, most] = [1, MOST];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle - 1;
  }
  return least;
}

import { drawText } from './draw-text.ts';
import type { TextWish } from './fit-text.ts';
import type { Align } from '../page/text-block.ts';
import type { Frame, Layer, UnitBox, UnitPoint } from '../page/picture.ts';

/** A recipe's text options; language and direction come from the page. */
export type PageText = Omit<TextWish, 'language' | 'direction'>;

/**
 * A page in its language's reading direction. Recipes use left-to-right layout; every box and point that passes through the page
 * is mirrored for right-to-left languages.
 */
export interface Page {
  frame: Frame;
  language: string;
  direction: 'ltr' | 'rtl';
  /** Outer margin, units. */
  margin: number;
  box(x: number, y: number, w: number, h: number): UnitBox;
  point(x: number, y: number): UnitPoint;
  text(wish: PageText): Layer;
  /**
   * Texts of one kind: all in the size of the one that needs the smallest, but none shrinks by more than a fifth for another;
   * adjacent ones share their first baseline.
   */
  texts(wishes: readonly PageText[]): Layer[];
  /** The text that replaces `words`: the seller's if they were edited. */
  said(words: string): string;
  /** Every requested text, by its unedited words, with its last box; edited text is in `words`. */
  asked: ReadonlyMap<string, TextWish>;
  /** A number in the language's format. */
  number(value: number): string;
}

const LEAST_SHARE = 0.8;
/** An empty text draws nothing. */
const NOTHING: Layer = { name: 'nothing', draw: () => undefined };

/** @param edits replacements by original words, whatever they are used for */
export function pageOf(
  frame: Frame,
  language: string,
  direction: 'ltr' | 'rtl',
  edits: ReadonlyMap<string, string> = new Map(),
): Page {
  const mirrored = direction === 'rtl';
  const asked = new Map<string, TextWish>();
  const said = (words: string): string => edits.get(words) ?? words;
  const set = (wish: PageText): Layer => {
    const words = said(wish.words);
    if (words === '') return NOTHING;
    const whole: TextWish = { ...wish, words, language, direction, align: wish.align ?? ('start' satisfies Align) };
    asked.set(wish.words, whole);
    return drawText(whole);
  };
  return {
    frame,
    language,
    direction,
    margin: 64,
    box: (x, y, w, h) => ({ x: mirrored ? frame.width - x - w : x, y, w, h }),
    point: (x, y) => ({ x: mirrored ? frame.width - x : x, y }),
    text: set,
    texts: (wishes) => {
      const blocks = wishes.flatMap((wish) => set(wish).text ?? []);
      const smallest = Math.min(...blocks.map(({ size }) => size));
      const crown = Math.max(...blocks.map(({ ascent, size }) => ascent / size));
      return wishes.map((wish) => {
        const level = (wish.stand ?? 'top') === 'top' ? { crown } : {};
        return set({ ...wish, ...level, size: Math.max(smallest, wish.size * LEAST_SHARE) });
      });
    },
    said,
    asked,
    number: (value) => new Intl.NumberFormat(language).format(value),
  };
}

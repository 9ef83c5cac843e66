import type { TextWish } from './fit-text.ts';

type Role = Pick<TextWish, 'role' | 'voice' | 'weight' | 'maxLines' | 'leading' | 'least'>;

/** The typographic hierarchy of all pictures: titles in the serif, everything else in the sans. Sizes in units. */
export const TITLE = {
  role: 'title',
  voice: 'serif',
  weight: 500,
  maxLines: 2,
  leading: 1.08,
  least: 40,
} satisfies Role;
/** A short bold line: labels, benefits, steps. */
export const LABEL = {
  role: 'label',
  voice: 'sans',
  weight: 600,
  maxLines: 3,
  leading: 1.18,
  least: 26,
} satisfies Role;
/** A quiet line under a title. */
export const LINE = { role: 'line', voice: 'sans', weight: 500, maxLines: 2, leading: 1.26, least: 24 } satisfies Role;

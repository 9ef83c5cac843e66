import type { Layer } from '../picture.ts';

/** What a season brings: behind the product (on the wall and the floor), and before it (in the air, near the lens). */
export interface Dress {
  behind: Layer[];
  before: Layer[];
}

import { hexOfOklch, linearOfHex, oklchOf } from '../pixels/colour.ts';
import type { Theme } from './theme.ts';

/** How much lighter a shape on the background is; on an almost white background, how much darker. */
const LIGHTER = 0.09;

/** The theme with another background colour; the ink of type is chosen later. */
export function groundTheme(theme: Theme, ground: string): Theme {
  const own = oklchOf(linearOfHex(ground));
  const l = own.l + LIGHTER > 1 ? own.l - LIGHTER : own.l + LIGHTER;
  const shape = hexOfOklch({ ...own, l });
  return {
    ...theme,
    paper: ground,
    tint: ground,
    soft: ground,
    bold: ground,
    counterTint: ground,
    counterSoft: ground,
    boldLight: shape,
    isBoldAcross: false,
  };
}

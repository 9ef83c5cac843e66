import { hexOfOklch, linearOfHex, oklchOf } from '../pixels/colour.ts';
import type { Theme } from './theme.ts';

/** How much lighter a shape on the background is; on an almost white background, how much darker. */
const LIGHTER = 0.09;

/** The theme with another background colour; the ink of type is chosen later. */
export function backgroundTheme(theme: Theme, background: string): Theme {
  const own = oklchOf(linearOfHex(background));
  const l = own.l + LIGHTER > 1 ? own.l - LIGHTER : own.l + LIGHTER;
  const shape = hexOfOklch({ ...own, l });
  return {
    ...theme,
    paper: background,
    tint: background,
    soft: background,
    bold: background,
    counterTint: background,
    counterSoft: background,
    boldLight: shape,
    isBoldAcross: false,
  };
}

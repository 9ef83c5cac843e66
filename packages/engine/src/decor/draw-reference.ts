import type { Page } from '../type/page.ts';
import { paintBox } from '../page/paint-shape.ts';
import type { Layer, UnitBox } from '../page/picture.ts';
import type { Theme } from '../product/theme.ts';
import { LABEL } from '../type/roles.ts';

/** A flat object that everybody knows, metres, standing upright. */
export interface Reference {
  kind: 'card' | 'sheet';
  width: number;
  height: number;
}

/** A bank card, ISO/IEC 7810 ID-1, on its short side. */
const CARD: Reference = { kind: 'card', width: 0.05398, height: 0.0856 };
/** A sheet of paper, ISO 216 A4. */
const SHEET: Reference = { kind: 'sheet', width: 0.21, height: 0.297 };
/** Products up to this length are compared with a card, longer ones with a sheet. */
const CARD_UP_TO_M = 0.32;

export function referenceFor(longerM: number): Reference {
  return longerM <= CARD_UP_TO_M ? CARD : SHEET;
}

/** The outline of the object, to scale, in a box of its size; the sheet carries its name. */
export function drawReference(page: Page, { kind }: Reference, box: UnitBox, theme: Theme): Layer[] {
  return kind === 'card' ? card(box, theme) : sheet(page, box, theme);
}

function card(box: UnitBox, theme: Theme): Layer[] {
  const { x, y, w, h } = box;
  return [
    paintBox(box, theme.counterSoft, w * 0.06),
    // The chip, on a card that stands on its short side.
    paintBox({ x: x + w * 0.4, y: y + h * 0.13, w: w * 0.2, h: h * 0.15 }, theme.boldLight, w * 0.03),
    paintBox({ x: x + w * 0.2, y: y + h * 0.66, w: w * 0.07, h: h * 0.22 }, theme.counterTint, w * 0.02),
    paintBox({ x: x + w * 0.33, y: y + h * 0.66, w: w * 0.07, h: h * 0.16 }, theme.counterTint, w * 0.02),
  ];
}

function sheet(page: Page, box: UnitBox, theme: Theme): Layer[] {
  const { x, y, w, h } = box;
  const size = Math.min(64, w * 0.24);
  return [
    paintBox({ x: x - 2, y: y - 2, w: w + 4, h: h + 2 }, theme.counterSoft),
    paintBox(box, theme.white),
    ...(size < 24
      ? []
      : [
          page.text({
            ...LABEL,
            words: 'A4',
            box: { x, y: y + h * 0.06, w, h: size * 1.3 },
            weight: 500,
            size,
            least: 20,
            maxLines: 1,
            align: 'centre',
            ink: theme.muted,
          }),
        ]),
  ];
}

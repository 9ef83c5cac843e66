import { drawIcon } from '../compose/draw-icon.ts';
import { matchIcons } from '../phrases/match-icons.ts';
import { trustLines } from '../phrases/trust-lines.ts';
import { paintBox, paintDisc } from '../compose/paint-shape.ts';
import { ON_PAPER, placeProduct } from '../compose/place-product.ts';
import type { Style } from '../compose/recipe.ts';
import { stageSweep } from '../compose/stage-sweep.ts';

/** What the seller stands for: their own words on guarantee, delivery and help, or what is true of any picture here. */
export const trustBuilder: Style = {
  id: 'trust_builder',
  width: 4096,
  height: 4096,
  compose({ main, frame, page, words, theme }) {
    const stage = stageSweep(frame, {
      paper: theme.counterTint,
      anchor: { x: 500, y: 590 },
      pitchDeg: main.pitchDeg,
      falloff: 0.16,
      pool: { x: 470, y: 300, radius: 380, gain: 0.1 },
    });
    const { layers } = placeProduct(stage, main, { height: 440, maxWidth: 620 }, ON_PAPER);
    const lines = trustLines(words);
    const icons = matchIcons(lines);
    return {
      frame,
      layers: [
        ...stage.backdrop,
        ...layers,
        paintBox({ x: 0, y: 656, w: 1000, h: 344 }, theme.white),
        page.text({
          words: words.labels.trust,
          box: page.box(120, 50, 760, 80),
          voice: 'serif',
          weight: 500,
          size: 56,
          least: 40,
          maxLines: 1,
          align: 'centre',
          ink: theme.ink,
        }),
        ...lines.flatMap((line, i) => [
          paintDisc(page.point(190 + i * 310, 740), 46, theme.counterTint),
          drawIcon(icons[i] ?? 'check', page.point(190 + i * 310, 740), 50, theme.accent, 1.7),
          page.text({
            words: line,
            box: page.box(56 + i * 310, 806, 268, 140),
            voice: 'sans',
            weight: 600,
            size: 33,
            least: 25,
            maxLines: 3,
            leading: 1.2,
            align: 'centre',
            ink: theme.ink,
          }),
        ]),
      ],
      grain: 1,
    };
  },
};

import { believableShare } from '../stage/believe-size.ts';
import { cutPaper, papersOf } from '../decor/cut-paper.ts';
import { paintBackground } from '../page/paint-shape.ts';
import { ON_PAPER, placeProduct } from '../stage/place-product.ts';
import type { Style } from '../stage/recipe.ts';
import { stageSweep } from '../stage/stage-sweep.ts';
import { sizeIn } from '../stage/stand-product.ts';
import { towardsLight } from '../product/towards-light.ts';

const FLOOR = 738;
/** Line that the product stands on. */
const GROUND = 948;
const SUN = 'M500 96a330 330 0 1 1 0 660a330 330 0 1 1 0-660Z';
const QUARTER = 'M0 0H372A372 372 0 0 1 0 372Z';
const ARCHES = 'M700 738V560a150 150 0 0 1 300 0V738H912V572a62 62 0 0 0-124 0V738Z';
const STEPS = 'M0 738V470H78V560H156V650H234V738Z';

/** Cut paper in the product's colours and their complements, hard sunlight, the product larger than life. */
export const creativeArtistic: Style = {
  id: 'creative_artistic',
  width: 4096,
  height: 4096,
  compose({ main, frame, theme, longerM }) {
    const papers = papersOf(main);
    const room = { height: 830 * (0.6 + 0.4 * believableShare(main, longerM)), maxWidth: 800 };
    const direction = towardsLight(main, 0.6, -0.36, 0.72);
    const stage = stageSweep(frame, {
      paper: papers.own,
      anchor: { x: 500, y: GROUND - 30 },
      pitchDeg: main.pitchDeg,
      floorEnd: FLOOR,
      light: { direction, softnessDeg: 1.6, strength: 0.42, contact: 0.5 },
    });
    const lift = { x: direction[0] < 0 ? 13 : -13, y: 15 };
    const middle = { x: 500, y: GROUND - sizeIn(main, room).h / 2 };
    const { layers } = placeProduct(stage, main, { ...room, middle }, ON_PAPER);
    return {
      frame,
      layers: [
        paintBackground(papers.across),
        cutPaper(QUARTER, papers.own, lift),
        cutPaper(SUN, papers.cream, lift),
        cutPaper(ARCHES, papers.ownDeep, lift),
        cutPaper(STEPS, theme.counterDeep, lift),
        cutPaper(`M-40 ${FLOOR}H1040V1040H-40Z`, papers.own, { x: lift.x, y: -9 }),
        ...layers,
      ],
      grain: 2.2,
    };
  },
};

import { contrast, hexOfOklch, LINEAR_OF, linearOfHex, oklchOf, type Linear } from '../pixels/colour.ts';
import { probeLayers } from '../page/draw-picture.ts';
import { paintVeil, veilShare } from '../page/paint-shape.ts';
import type { Layer, UnitBox, UnitPoint } from '../page/picture.ts';
import { softenBackground } from './soften-background.ts';
import type { Stage } from './stage.ts';

/** A veil in the set's own tone over a blurred area, and the inks that stand on it. */
export interface WordVeil {
  layers: Layer[];
  ink: string;
  second: string;
}

/** Where the words are, and from where (full) to where (nothing) the veil fades: units. */
export interface VeilWish {
  words: UnitBox;
  from: UnitPoint;
  to: UnitPoint;
}

/** Inks, and the veil for each: its lightness and its maximum chroma. */
const LIGHT = { ink: '#ffffff', second: '#f3e9df', l: 0.19, c: 0.03 };
const DARK = { ink: '#221d1a', second: '#3d3631', l: 0.97, c: 0.012 };
/** Contrast of the words with all but the worst share of the pixels behind them: slightly more than a picture's final check requires. */
const [AIM, WORST] = [5.6, 0.06];
/** Step and maximum of the opacities tried. */
const [STEP, MOST] = [0.06, 0.94];
const PROBE_PX = 64;

/**
 * Prepares a set for words with as little veil as they need: light ink on a dark veil or dark ink on a pale one, in the set's own tone,
 * whichever hides less of the set. A calm and bright set gets hardly any.
 */
export function veilForWords(stage: Stage, { words, from, to }: VeilWish): WordVeil {
  const soft = softenBackground(stage, from, to);
  const backgrounds = backgroundsIn({ ...stage, backdrop: [...stage.backdrop, soft] }, words, from, to);
  const mean = meanOf(backgrounds.map(({ colour }) => colour));
  const { h, c } = oklchOf(mean);
  const [best] = [LIGHT, DARK]
    .map((side) => {
      const color = hexOfOklch({ l: side.l, c: Math.min(side.c, c), h });
      return { side, color, opacity: leastOpacity(backgrounds, side.ink, linearOfHex(color)) };
    })
    .toSorted((one, other) => one.opacity - other.opacity);
  const { side, color, opacity } = best!;
  const veil = paintVeil(color, Math.min(MOST, opacity), from, to);
  return { layers: [soft, veil], ink: side.ink, second: side.second };
}

/** A pixel behind the words, and the share of the veil's opacity there. */
interface Background {
  colour: Linear;
  share: number;
}

function backgroundsIn({ frame, backdrop }: Stage, words: UnitBox, from: UnitPoint, to: UnitPoint): Background[] {
  const { data, width, height } = probeLayers(frame, backdrop, PROBE_PX);
  const perUnit = width / frame.width;
  const at = (i: number): number => LINEAR_OF[data[i] ?? 0] ?? 0;
  return Array.from({ length: width * height }, (_, i) => {
    const place = { x: ((i % width) + 0.5) / perUnit, y: (Math.floor(i / width) + 0.5) / perUnit };
    const colour = [at(i * 4), at(i * 4 + 1), at(i * 4 + 2)] as const;
    return { place, colour, share: veilShare(place, from, to) };
  }).filter(({ place: { x, y } }) => x >= words.x && x <= words.x + words.w && y >= words.y && y <= words.y + words.h);
}

/** The lowest opacity at which an ink is readable; more than any if there is none. */
function leastOpacity(backgrounds: readonly Background[], ink: string, veil: Linear): number {
  const over = linearOfHex(ink);
  for (let opacity = 0; opacity <= MOST; opacity += STEP) {
    const contrasts = backgrounds.map(({ colour, share }) => contrast(over, mixed(colour, veil, opacity * share)));
    const worst = contrasts.toSorted((one, other) => one - other)[Math.floor(WORST * contrasts.length)] ?? Infinity;
    if (worst >= AIM) return opacity;
  }
  return 1;
}

/** Opacity applies to encoded values: an exponent of 2.2 is close enough for this choice. */
function mixed(under: Linear, over: Linear, opacity: number): Linear {
  const mix = (i: 0 | 1 | 2): number => (under[i] ** (1 / 2.2) * (1 - opacity) + over[i] ** (1 / 2.2) * opacity) ** 2.2;
  return [mix(0), mix(1), mix(2)];
}

function meanOf(colours: readonly Linear[]): Linear {
  const mean = (i: 0 | 1 | 2): number =>
    colours.reduce((sum, colour) => sum + colour[i], 0) / Math.max(1, colours.length);
  return [mean(0), mean(1), mean(2)];
}

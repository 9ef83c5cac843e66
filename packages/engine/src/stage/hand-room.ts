import { HAND_SCALE, type ShadowKind, SHADOW_KINDS } from '../identifiers.ts';
import type { Adjustment } from '../model.ts';
import type { HandRoom } from '../page/picture.ts';
import type { Stage } from './stage.ts';
import { type Stand, unitsPerMetreAt } from './stand-product.ts';
import type { UnitBox } from '../page/units.ts';

/** Share of its own size by which a product on paper may leave the picture, to the sides and up or down. */
const ASIDE = 0.25;
const OVER = 0.1;
/** Share of the way to the floor's end that a product may be moved back in a set, and units that it may move to the front: tables are not endless. */
const BACK = 0.28;
const FRONT = 140;
/** Minimum distance of a product from a line at which the floor ends, units. */
const STEP_BEFORE = 24;
/** Share of a disc's space that both directions may use at once. */
const ON_DISC = 0.75;
/** Beside objects of known size, a product is not made much larger or smaller. */
const IN_SCALED_SET = { least: 0.6, most: 1.25 };
const LYING: readonly ShadowKind[] = ['natural', 'none'];

/** Limits of the adjustments by hand for a product that stands on a stage. */
export function roomOf(stage: Stage, { visible, feet }: Stand): HandRoom {
  const { isPaper = false, isLying = false, scaled } = stage;
  const { least, most } = scaled ? IN_SCALED_SET : HAND_SCALE;
  const whole = Math.min(stage.frame.width / visible.w, (visible.y + visible.h) / visible.h);
  return {
    own: visible,
    reach: isPaper || isLying ? onPaper(stage, visible) : onFloor(stage, visible, feet),
    scale: { least, most: Math.max(1, Math.min(most, whole * (1 + OVER))) },
    vanishing: scaled && !isLying ? vanishingOf(stage) : null,
    shadows: isLying ? LYING : SHADOW_KINDS,
  };
}

/** The same in a window of a page. */
export const moveRoom = ({ own, vanishing, ...room }: HandRoom, by: { x: number; y: number }): HandRoom => ({
  ...room,
  own: { ...own, x: own.x + by.x, y: own.y + by.y },
  vanishing: vanishing === null ? null : vanishing + by.y,
});

/** The nearest adjustment within the limits; `x` and `y` are shares of 1000 units. */
export function keepInRoom({ reach, scale, shadows }: HandRoom, hand: Adjustment): Adjustment {
  const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
  return {
    ...hand,
    x: between(hand.x, reach.left / 1000, reach.right / 1000),
    y: between(hand.y, reach.up / 1000, reach.down / 1000),
    scale: between(hand.scale, scale.least, scale.most),
    shadow: shadows.includes(hand.shadow) ? hand.shadow : 'natural',
  };
}

/** Vanishing line of floor lines that run away from the camera, units from the top. */
export const vanishingOf = ({ floorToFrame: m }: Pick<Stage, 'floorToFrame'>): number => m[4] / m[7];

function onPaper({ frame, floorEnd }: Stage, { x, y, w, h }: UnitBox): HandRoom['reach'] {
  const highest = floorEnd === undefined ? -Infinity : floorEnd + STEP_BEFORE - y - h;
  return {
    left: Math.min(0, -x - ASIDE * w),
    right: Math.max(0, frame.width - x - (1 - ASIDE) * w),
    up: Math.min(0, Math.max(highest, -y - OVER * h)),
    down: Math.max(0, frame.height - y - (1 - OVER) * h),
  };
}

function onFloor(stage: Stage, visible: UnitBox, feet: Stand['feet']): HandRoom['reach'] {
  const foot = { x: visible.x + visible.w / 2, y: visible.y + visible.h };
  const free = onPaper(stage, visible);
  if (stage.supportRadius !== null) return onPodium(stage, foot, feet);
  return {
    left: free.left,
    right: free.right,
    up: Math.min(0, -(foot.y - stage.horizon) * BACK),
    down: Math.max(0, Math.min(stage.frame.height - foot.y, FRONT)),
  };
}

/** A product on a disc stays on it. */
function onPodium(stage: Stage, foot: { x: number; y: number }, feet: Stand['feet']): HandRoom['reach'] {
  const widest = Math.max(...feet.map(({ floorX, radiusM }) => Math.abs(floorX) + radiusM));
  const across = ON_DISC * Math.max(0, (stage.supportRadius ?? 0) - widest) * unitsPerMetreAt(stage, foot);
  const along = across * Math.sin((stage.pitchDeg * Math.PI) / 180);
  return { left: -across, right: across, up: -along, down: along };
}

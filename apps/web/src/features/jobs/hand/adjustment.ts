import type { Adjustment, HandSheet } from '@vitrine/contract';
import { MOST_TURN_DEG } from '@vitrine/contract/limits';

export const NEUTRAL: Adjustment = { x: 0, y: 0, scale: 1, turn: 0, shadow: 'natural', ground: null };

/** The seller's wish for a picture: the product's adjustment, and the scene. */
export interface Wish {
  adjustment: Adjustment;
  scene: number;
}

/** The limits of an adjustment. */
export type Room = Pick<HandSheet, 'reach' | 'scale' | 'turns'>;

/** Steps of keys and sliders: shares of the shorter side, factors of size, degrees. */
export const STEP = { move: 0.01, far: 0.05, scale: 0.05, turn: 1 } as const;

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
/** Precise enough for 4096 pixels, without binary rounding noise. */
const rounded = (value: number): number => Math.round(value * 100_000) / 100_000 || 0;

/** Clamps an adjustment to its limits. */
export function keepInRoom({ reach, scale, turns }: Room, wish: Adjustment): Adjustment {
  const most = turns ? MOST_TURN_DEG : 0;
  return {
    ...wish,
    x: rounded(between(wish.x, reach.left, reach.right)),
    y: rounded(between(wish.y, reach.up, reach.down)),
    scale: rounded(between(wish.scale, scale.least, scale.most)),
    turn: rounded(between(wish.turn, -most, most)),
  };
}

/** Moved by fractions of the shorter side. */
export const movedBy = (adjustment: Adjustment, x: number, y: number): Adjustment => ({
  ...adjustment,
  x: adjustment.x + x,
  y: adjustment.y + y,
});

const FLAT = Object.keys(NEUTRAL) as Exclude<keyof Adjustment, 'points'>[];

export const sameAdjustment = (one: Adjustment, other: Adjustment): boolean =>
  FLAT.every((key) => one[key] === other[key]) &&
  JSON.stringify(one.points ?? []) === JSON.stringify(other.points ?? []);

export const sameWish = (one: Wish, other: Wish): boolean =>
  one.scene === other.scene && sameAdjustment(one.adjustment, other.adjustment);

/** Whether anything may be moved. */
export const canMove = ({ reach: { left, right, up, down } }: Room): boolean => right - left > 0 || down - up > 0;
export const canScale = ({ scale: { least, most } }: Room): boolean => most - least > 0.01;

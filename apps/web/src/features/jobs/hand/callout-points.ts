import type { Adjustment, HandSheet } from '@vitrine/contract';

type Callout = HandSheet['callouts'][number];
type Point = NonNullable<Adjustment['points']>[number];
export type Aim = Point['to'];

const between = (value: number): number => Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000));

/** The current target of a label's line: the seller's, else as composed. */
export const aimOf = ({ points = [] }: Adjustment, { label, to }: Callout): Aim => {
  const moved = points.find((point) => point.label === label);
  return moved === undefined ? to : moved.to;
};

export const isAimed = ({ points = [] }: Adjustment, label: string): boolean =>
  points.some((point) => point.label === label);

/** An adjustment with a label's line moved to a target, clamped to the product; null: no line. */
export function aimedAt({ points = [] }: Adjustment, label: string, to: Aim): Pick<Adjustment, 'points'> {
  const others = points.filter((point) => point.label !== label);
  return { points: [...others, { label, to: to && { x: between(to.x), y: between(to.y) } }] };
}

/** The same with the label's line as composed. */
export const asComposed = ({ points = [] }: Adjustment, label: string): Pick<Adjustment, 'points'> => ({
  points: points.filter((point) => point.label !== label),
});

type Place = { x: number; y: number };

/** The position in the picture of a point of the visible product, as fractions. */
export function placeOn({ own }: Pick<HandSheet, 'own'>, { scale }: Adjustment, { x, y }: Place): Place {
  return {
    x: own.left + own.width / 2 + (x - 0.5) * own.width * scale,
    y: own.top + own.height + (y - 1) * own.height * scale,
  };
}

/** The point of the visible product at a position in the picture; outside the product beyond 0 and 1. */
export function shareAt({ own }: Pick<HandSheet, 'own'>, { scale }: Adjustment, { x, y }: Place): Place {
  return {
    x: (x - own.left - own.width / 2) / (own.width * scale) + 0.5,
    y: (y - own.top - own.height) / (own.height * scale) + 1,
  };
}

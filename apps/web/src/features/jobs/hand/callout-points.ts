import type { Adjustment, HandSheet } from '@vitrine/contract';

type Callout = HandSheet['callouts'][number];
type Point = NonNullable<Adjustment['points']>[number];
export type Aim = Point['to'];

const between = (value: number): number => Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000));

/** Where the line of a label leads now: where it was put, else as composed. */
export const aimOf = ({ points = [] }: Adjustment, { label, to }: Callout): Aim => {
  const moved = points.find((point) => point.label === label);
  return moved === undefined ? to : moved.to;
};

export const isAimed = ({ points = [] }: Adjustment, label: string): boolean =>
  points.some((point) => point.label === label);

/** An adjustment whose label's line leads elsewhere, as far as the product goes; null: nowhere. */
export function aimedAt({ points = [] }: Adjustment, label: string, to: Aim): Pick<Adjustment, 'points'> {
  const others = points.filter((point) => point.label !== label);
  return { points: [...others, { label, to: to && { x: between(to.x), y: between(to.y) } }] };
}

/** The same with the label's line as composed. */
export const asComposed = ({ points = [] }: Adjustment, label: string): Pick<Adjustment, 'points'> => ({
  points: points.filter((point) => point.label !== label),
});

type Place = { x: number; y: number };

/** Where a place of the visible product is on the picture, as shares of it. */
export function placeOn({ own }: Pick<HandSheet, 'own'>, { scale }: Adjustment, { x, y }: Place): Place {
  return {
    x: own.left + own.width / 2 + (x - 0.5) * own.width * scale,
    y: own.top + own.height + (y - 1) * own.height * scale,
  };
}

/** Which place of the visible product a place of the picture is; outside of it beyond 0 and 1. */
export function shareAt({ own }: Pick<HandSheet, 'own'>, { scale }: Adjustment, { x, y }: Place): Place {
  return {
    x: (x - own.left - own.width / 2) / (own.width * scale) + 0.5,
    y: (y - own.top - own.height) / (own.height * scale) + 1,
  };
}

import type { ReactNode } from 'react';

interface Props {
  /** There are other photos beside it. */
  several: boolean;
  picture: ReactNode;
  children: ReactNode;
}

/** A photo of the set and its information: below it, or beside it for a single photo. */
export const TileFrame = ({ several, picture, children }: Props) => (
  <div className={`grid items-start gap-2 ${several ? '' : 'sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:gap-x-6'}`}>
    {picture}
    <div className="grid gap-1">{children}</div>
  </div>
);

/** Its aspect: on a phone, a single photo must leave the next action visible. */
export const tileShape = (several: boolean): string => `aspect-square ${several ? '' : 'max-sm:aspect-4/3'}`;

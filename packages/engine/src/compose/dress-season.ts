import type { Season } from '../phrases/name-season.ts';
import type { Frame, UnitPoint } from './picture.ts';
import { randomFrom } from './random.ts';
import { dressAutumn } from './seasons/autumn.ts';
import { dressHolidays } from './seasons/holidays.ts';
import type { Dress } from './seasons/season.ts';
import { dressSpring } from './seasons/spring.ts';
import { dressSummer } from './seasons/summer.ts';
import { dressWinter } from './seasons/winter.ts';

/** Things of a season around a product that stands at `anchor`; middle and top, where product and words are, stay free. */
export function dressSeason(season: Season, frame: Frame, anchor: UnitPoint, seed: number): Dress {
  return DRESSERS[season](frame, anchor, randomFrom(seed * 7919 + 17));
}

type Dresser = (frame: Frame, anchor: UnitPoint, random: () => number) => Dress;

const DRESSERS: Readonly<Record<Season, Dresser>> = {
  spring: dressSpring,
  summer: dressSummer,
  autumn: dressAutumn,
  winter: dressWinter,
  holidays: dressHolidays,
};

import type { Feast } from '../phrases/name-feast.ts';
import type { SeasonLook } from './season-looks.ts';

/** Background, light and symbol colour of a holiday. Christmas is among the seasons. */
export interface FeastLook extends SeasonLook {
  sign: string;
  /** Colour of lights out of focus; null where there are none. */
  lights: string | null;
}

/** Light of day and night: the direction of the light differs little; the colours distinguish the holidays. */
const DAY = { light: [0.5, -0.3, 0.8], falloff: 0.14, gain: 0.1 } as const;
const NIGHT = { light: [0.35, -0.45, 0.8], falloff: 0.4, gain: 0.45 } as const;
const soft = (shadowTint: readonly [number, number, number], strength = 0.42): SeasonLook['key'] => ({
  softnessDeg: 22,
  strength,
  shadowTint: [...shadowTint],
});

export const FEAST_LOOKS: Readonly<Record<Exclude<Feast, 'christmas'>, FeastLook>> = {
  eid: { ...NIGHT, paper: '#123f3d', ink: '#f6e7bf', sign: '#d9b45f', lights: '#ffd58a', key: soft([0.5, 0.62, 0.58]) },
  diwali: {
    ...NIGHT,
    paper: '#5c1646',
    ink: '#ffe3a3',
    sign: '#e79a2f',
    lights: '#ffb84d',
    key: soft([0.7, 0.5, 0.5]),
  },
  hanukkah: {
    ...NIGHT,
    paper: '#173466',
    ink: '#f2f5fb',
    sign: '#aebfdd',
    lights: '#ffe6b0',
    key: soft([0.55, 0.62, 0.8]),
  },
  lunar_new_year: {
    ...NIGHT,
    paper: '#a81f1c',
    ink: '#ffe2a0',
    sign: '#f0b545',
    lights: null,
    key: soft([0.62, 0.4, 0.36]),
  },
  easter: { ...DAY, paper: '#dfeadb', ink: '#2d4a34', sign: '#f4dd8c', lights: null, key: soft([0.78, 0.84, 0.74]) },
  valentines: {
    ...DAY,
    paper: '#f3d3d5',
    ink: '#7a1730',
    sign: '#dd7f8e',
    lights: null,
    key: soft([0.86, 0.66, 0.68]),
  },
  mothers_day: { ...DAY, paper: '#efe1ea', ink: '#5a2f55', sign: '#d9aacb', lights: null, key: soft([0.82, 0.7, 0.8]) },
  halloween: { ...NIGHT, paper: '#2a1c33', ink: '#ffb55a', sign: '#e07b1f', lights: null, key: soft([0.5, 0.45, 0.5]) },
  black_friday: {
    ...NIGHT,
    paper: '#17171a',
    ink: '#ffffff',
    sign: '#34343a',
    lights: null,
    key: soft([0.6, 0.6, 0.6]),
  },
};

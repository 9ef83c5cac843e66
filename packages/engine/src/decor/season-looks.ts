import type { Season } from '../phrases/name-season.ts';
import type { KeyLight } from '../stage/stage.ts';

/** A season's ground and its light. */
export interface SeasonLook {
  paper: string;
  ink: string;
  /** Towards the light, metres: across, away from the camera, up; of any length. */
  light: readonly [across: number, away: number, up: number];
  key: Pick<KeyLight, 'softnessDeg' | 'strength' | 'shadowTint'>;
  /** As a sweep has them. */
  falloff: number;
  gain: number;
}

export const SEASON_LOOKS: Readonly<Record<Season, SeasonLook>> = {
  spring: {
    paper: '#eadfe6',
    ink: '#4c1f38',
    light: [0.5, -0.3, 0.8],
    key: { softnessDeg: 16, strength: 0.4, shadowTint: [0.86, 0.74, 0.82] },
    falloff: 0.14,
    gain: 0.1,
  },
  summer: {
    paper: '#f6cf7d',
    ink: '#4a2a05',
    light: [0.62, -0.3, 0.72],
    key: { softnessDeg: 3, strength: 0.46, shadowTint: [0.9, 0.62, 0.36] },
    falloff: 0.12,
    gain: 0.08,
  },
  autumn: {
    paper: '#dba56a',
    ink: '#3f1a08',
    light: [0.8, -0.2, 0.5],
    key: { softnessDeg: 8, strength: 0.46, shadowTint: [0.78, 0.5, 0.32] },
    falloff: 0.3,
    gain: 0.16,
  },
  winter: {
    paper: '#d5e2ee',
    ink: '#12283f',
    light: [0.5, -0.3, 0.7],
    key: { softnessDeg: 30, strength: 0.4, shadowTint: [0.62, 0.76, 0.92] },
    falloff: 0.12,
    gain: 0.1,
  },
  holidays: {
    paper: '#1d3d30',
    ink: '#ffffff',
    light: [0.3, -0.5, 0.8],
    key: { softnessDeg: 36, strength: 0.6, shadowTint: [0.6, 0.6, 0.5] },
    falloff: 0.42,
    gain: 0.5,
  },
};

import { expect, it } from 'vitest';
import { measureShade } from './measure-shades.ts';
import { readShades } from './read-shades.ts';

/** Shapes that a silhouette determines: no photo shows the far side of a car or the floor below a chair. */
const TOLD = ['can', 'bottle', 'ball', 'mug'];
/** Maximum mean share of the rendered darkening that may be misplaced or missing; 1 is as bad as no shadow. */
const MOST = 0.6;

it('casts shadows of simple objects where they were rendered, in six sets with different light', async () => {
  const shades = (await readShades()).filter(({ thing }) => TOLD.includes(thing));
  expect(shades).toHaveLength(6 * TOLD.length);
  const errors = new Map<string, number>();
  for (const shade of shades) {
    const { figures } = await measureShade(shade);
    errors.set(shade.plate, (errors.get(shade.plate) ?? 0) + figures.error / TOLD.length);
  }
  for (const [plate, error] of errors) expect([plate, error < MOST], `${plate}: ${error}`).toEqual([plate, true]);
}, 120_000);

import { expect, it } from 'vitest';
import { measureShade } from './measure-shades.ts';
import { readShades } from './read-shades.ts';

/** Shapes that a silhouette tells: what stands behind a car or under a chair no photo shows. */
const TOLD = ['can', 'bottle', 'ball', 'mug'];
/** Share of the rendered darkness that may be elsewhere or missing, in the mean; 1 is as bad as no shadow. */
const MOST = 0.6;

it('casts the shadows of simple things where they were rendered, in sets lit in six ways', async () => {
  const shades = (await readShades()).filter(({ thing }) => TOLD.includes(thing));
  expect(shades).toHaveLength(6 * TOLD.length);
  const errors = new Map<string, number>();
  for (const shade of shades) {
    const { figures } = await measureShade(shade);
    errors.set(shade.plate, (errors.get(shade.plate) ?? 0) + figures.error / TOLD.length);
  }
  for (const [plate, error] of errors) expect([plate, error < MOST], `${plate}: ${error}`).toEqual([plate, true]);
}, 120_000);

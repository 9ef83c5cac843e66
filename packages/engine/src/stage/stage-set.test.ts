import { samples } from '@vitrine/scenes';
import { expect, it } from 'vitest';
import { frameOf } from '../page/units.ts';
import { KINDS } from '../goods/kinds.ts';
import { prepareProduct } from '../product/prepare-product.ts';
import { sampleProduct } from '../product/sample-product.ts';
import type { RecipeContext, SceneTurn } from './recipe.ts';
import { stageSet, turnsApart } from './stage-set.ts';

it('lays flat products on another surface in a room, on a podium and in a snapshot', async () => {
  const { photoPath, maskPath } = samples.get('mug')!;
  const main = { ...prepareProduct(await sampleProduct(photoPath, maskPath, 300)), lies: true };
  const grounds: (string | undefined)[] = [];
  for (const role of ['lifestyle', 'podium', 'snapshot'] as const) {
    const scene: SceneTurn = { by: 0, of: 1 };
    const about = { main, category: 'fashion', kind: KINDS.get('t_shirt')!, longerM: 0.6, scene } as const;
    // A stand-in with the fields read here.
    await stageSet({ ...about, frame: frameOf(400, 400) } as unknown as RecipeContext, role, {
      anchorAt: { x: 500, y: 500 },
    });
    grounds.push(scene.sets?.()[0]?.name);
  }
  expect(new Set(grounds).size).toBe(3);
});

it('puts low products seen from half above on surfaces seen from there, in turn, and no others', async () => {
  const { photoPath, maskPath } = samples.get('mug')!;
  const mug = prepareProduct(await sampleProduct(photoPath, maskPath, 300));
  const stagesOf = (isLow: boolean) =>
    Promise.all(
      (['lifestyle', 'podium', 'snapshot'] as const).map(async (role) => {
        const scene: SceneTurn = { by: 0, of: 1 };
        const main = { ...mug, ...(isLow && { isLow, pitchDeg: 34 }) };
        const about = { main, category: 'kitchen', kind: KINDS.get('bowl')!, longerM: 0.2, scene } as const;
        const context = { ...about, frame: frameOf(400, 400) } as unknown as RecipeContext;
        const { pitchDeg, anchor } = await stageSet(context, role, { anchorAt: { x: 500, y: 700 } });
        return { pitchDeg, anchor, name: scene.sets?.()[0]?.name };
      }),
    );
  const high = await stagesOf(true);
  for (const { pitchDeg, anchor } of high) {
    expect(Math.abs(pitchDeg - 45)).toBeLessThan(3);
    expect(anchor).toEqual({ x: 500, y: 700 });
  }
  expect(new Set(high.map(({ name }) => name)).size).toBe(3);
  for (const { pitchDeg } of await stagesOf(false)) expect(pitchDeg).toBeLessThan(40);
});

it('chooses different sets for the windows of one picture, as far as there are others', async () => {
  const { photoPath, maskPath } = samples.get('mug')!;
  const main = prepareProduct(await sampleProduct(photoPath, maskPath, 300));
  const about = { main, category: 'kitchen', kind: KINDS.get('mug')!, longerM: 0.1 } as const;
  const windows = (['lifestyle', 'lifestyle', 'lifestyle'] as const).map((role) => ({ role, nth: 0 }));
  const namesBy = async (turns: readonly number[]): Promise<(string | undefined)[]> =>
    Promise.all(
      windows.map(async ({ role }, i) => {
        const scene: SceneTurn = { by: turns[i] ?? 0, of: 1 };
        const context = { ...about, scene, frame: frameOf(400, 400) } as unknown as RecipeContext; // A stand-in with the fields read here.
        await stageSet(context, role, { anchorAt: { x: 500, y: 500 } });
        return scene.sets?.()[scene.by]?.name.split('_')[0];
      }),
    );
  const turns = turnsApart({ ...about, scene: { by: 0, of: 1 } } as unknown as RecipeContext, windows); // A stand-in with the fields read here.
  expect(new Set(await namesBy([0, 0, 0])).size).toBe(1);
  expect(new Set(await namesBy(turns)).size).toBe(3);
});

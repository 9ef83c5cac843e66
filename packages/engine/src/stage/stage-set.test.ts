import { samples } from '@vitrine/scenes';
import { expect, it } from 'vitest';
import { frameOf } from '../page/units.ts';
import { KINDS } from '../goods/kinds.ts';
import { prepareProduct } from '../product/prepare-product.ts';
import { sampleProduct } from '../product/sample-product.ts';
import type { RecipeContext, SceneTurn } from './recipe.ts';
import { stageSet } from './stage-set.ts';

it('lays what lies on another ground in a room, on a podium and in a snapshot', async () => {
  const { photoPath, maskPath } = samples.get('mug')!;
  const main = prepareProduct(await sampleProduct(photoPath, maskPath, 300));
  const grounds: (string | undefined)[] = [];
  for (const role of ['lifestyle', 'podium', 'snapshot'] as const) {
    const scene: SceneTurn = { by: 0, of: 1 };
    const about = { main, category: 'fashion', kind: KINDS.get('t_shirt')!, longerM: 0.6, scene } as const;
    await stageSet({ ...about, frame: frameOf(400, 400) } as unknown as RecipeContext, role, {
      anchorAt: { x: 500, y: 500 },
    });
    grounds.push(scene.sets?.()[0]?.name);
  }
  expect(new Set(grounds).size).toBe(3);
});

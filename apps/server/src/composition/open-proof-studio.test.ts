import type { RenderedPicture, RenderRequest } from '@vitrine/engine/model';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openProofStudio } from './open-proof-studio.ts';

const REQUEST: Omit<RenderRequest, 'size'> = {
  style: 'white_bg',
  products: [],
  language: 'en',
  description: '',
  category: null,
  seed: 1,
  format: 'webp',
};

/** Threads whose renderings end when the test says so. */
function threads() {
  const running: (() => void)[] = [];
  const sizes: string[] = [];
  const render = ({ size }: RenderRequest) => {
    sizes.push(size);
    return new Promise<RenderedPicture>((resolve) => {
      running.push(() => resolve({ width: 512 } as RenderedPicture));
    });
  };
  return { engine: { render }, running, sizes };
}

function studio(quietMs: () => number) {
  const [rendering, answering] = [threads(), threads()];
  const proofs = openProofStudio({
    rendering: { engine: rendering.engine, count: 2, quietMs },
    answering: { engine: answering.engine, count: 1 },
  });
  return { rendering, answering, make: (signal = new AbortController().signal) => proofs.makeProof(REQUEST, signal) };
}

it('uses all render threads for proofs while nothing paid is rendered, one proof each', async () => {
  const { rendering, answering, make } = studio(() => 5000);
  const all = [make(), make(), make()];
  await delay(0);
  expect([rendering.running.length, answering.running.length]).toEqual([2, 0]);
  rendering.running[0]?.();
  await all[0];
  expect([rendering.running.length, rendering.sizes]).toEqual([3, ['proof', 'proof', 'proof']]);
});

it('renders one proof at a time while something paid is rendered', async () => {
  let quietMs = 5000;
  const { rendering, answering, make } = studio(() => quietMs);
  const all = [make(), make(), make(), make()];
  quietMs = 0;
  await delay(0);
  rendering.running[0]?.();
  rendering.running[1]?.();
  await all[1];
  await delay(0);
  expect([rendering.running.length, answering.running.length]).toEqual([2, 1]);
  answering.running[0]?.();
  await all[2];
  expect([rendering.running.length, answering.running.length]).toEqual([2, 2]);
});

it('renders nothing for callers who left while waiting', async () => {
  const { rendering, make } = studio(() => 5000);
  const gone = new AbortController();
  const [first, , waiting] = [make(), make(), make(gone.signal)];
  gone.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  await expect(make(gone.signal)).rejects.toMatchObject({ name: 'AbortError' });
  rendering.running[0]?.();
  await first;
  expect(rendering.running).toHaveLength(2);
});

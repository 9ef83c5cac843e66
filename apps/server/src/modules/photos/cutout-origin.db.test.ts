import type { Photo } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { OWN_NETWORK } from '../../testing/test-app.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type Seller, type TestStudio, uploadPhoto } from '../../testing/test-studio.ts';

const WAIT = { timeout: 15_000 };
const LARGE = { ...OWN_NETWORK, network: 'isnet', takesLong: true };
const SERVER = { ...OWN_NETWORK, network: 'server', takesLong: true, serverAnswers: true };

describeOnDatabase('a cut-out', (use) => {
  let studio: TestStudio;
  let seller: Seller;
  const read = async (id: string) => (await studio.ask(`GET /api/images/${id}`, seller)).json<Photo>().cutout;
  const made = async (id: string) => {
    await vi.waitUntil(async () => (await read(id)).status === 'ready', WAIT);
    return read(id);
  };
  const upload = () => uploadPhoto(studio, seller.token);

  beforeAll(async () => {
    studio = await createTestStudio(use());
    await studio.queue.work();
    seller = await studio.seller('seller');
  });
  afterAll(() => studio.close());
  beforeEach(() => {
    studio.onCutOut = async () => {};
    studio.cutOutState = OWN_NETWORK;
  });

  it('names the network that made it', async () => {
    expect(await made(await upload())).toMatchObject({ network: 'vitrine', fell_back: false, seconds_left: null });
    studio.cutOutState = LARGE;
    expect(await made(await upload())).toMatchObject({ network: 'isnet', fell_back: false });
    studio.cutOutState = SERVER;
    expect(await made(await upload())).toMatchObject({ network: 'server', fell_back: false });
  });

  it('reports that our own network replaced a server, until the server makes the next one', async () => {
    studio.cutOutState = { ...SERVER, serverAnswers: false };
    const id = await upload();
    expect(await made(id)).toMatchObject({ network: 'vitrine', fell_back: true });
    expect((await studio.ask('GET /readyz')).json()).toMatchObject({
      status: 'ready',
      cutout: { network: 'server', server_answers: false },
    });
    studio.cutOutState = SERVER;
    const payload = { strokes: [{ mode: 'keep' as const, radius: 0.02, points: [[0.5, 0.5]] }] };
    const touched = await studio.ask(`PUT /api/images/${id}/cutout`, { token: seller.token, payload });
    expect(touched.json<Photo>().cutout).toMatchObject({ network: 'server', fell_back: false });
  });

  it('estimates its remaining time, first from a measurement, then from earlier cut-outs', async () => {
    const release = Promise.withResolvers<void>();
    studio.onCutOut = () => release.promise;
    studio.cutOutState = { ...LARGE, network: 'birefnet' };
    const [first, second] = [await upload(), await upload()];
    expect((await read(first)).seconds_left).toBeNull();
    studio.cutOutState = { ...studio.cutOutState, measuredSeconds: 40 };
    const left = async (id: string) => (await read(id)).seconds_left ?? 0;
    // Cut-outs in the queue wait for those before them too.
    await expect.poll(() => left(second)).toBeGreaterThan(60);
    expect(await left(second)).toBeLessThanOrEqual(80);
    const begun = await left(first);
    expect(begun).toBeGreaterThan(20);
    expect(begun).toBeLessThanOrEqual(40);
    await expect.poll(() => left(first), WAIT).toBeLessThan(begun);
    release.resolve();
    expect(await made(first)).toMatchObject({ network: 'birefnet', seconds_left: null });
    await made(second);
    // The cut-outs took some seconds, not forty.
    const again = Promise.withResolvers<void>();
    studio.onCutOut = () => again.promise;
    const third = await upload();
    await expect.poll(() => left(third)).toBeGreaterThan(0);
    expect(await left(third)).toBeLessThan(20);
    again.resolve();
    await made(third);
  });
});

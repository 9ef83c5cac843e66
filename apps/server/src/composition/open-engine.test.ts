import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HintStroke } from '@vitrine/engine/model';
import { openCutOutLine } from '@vitrine/engine/pool';
import { writeTinyModel } from '@vitrine/engine/tiny-model';
import { samples } from '@vitrine/scenes';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { drawMask, type RembgManner, type RembgServer, runRembg } from '../testing/run-rembg.ts';
import { openEngine } from './open-engine.ts';
import { portOf } from '../http/port-of.ts';

/** A caller who waits for the studio. */
const CALLER = { account: 'seller', address: '127.0.0.1', signal: new AbortController().signal };

/** The mask of the cut-out server: a corner far from the mug. The photo's preview has 1024 × 768 pixels. */
const PLACE = { x: 0.02, y: 0.05, w: 0.2, h: 0.3 };
/** Around the mug. */
const BOX = { x: 0.33, y: 0.29, w: 0.39, h: 0.47 };
const PREVIEW = { width: 1024, height: 768 };
const NOTHING = { strokes: [] };

let dataDir: string;
let server: RembgServer;
let logged: string[];
let photo: Uint8Array;
/** Compares masks. */
const scale = openCutOutLine({ model: null, cores: 1 });

const open = (change: Partial<Config> = {}) => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  return openEngine({ ...readConfig({}), renderThreads: 1, role: 'worker', dataDir, ...change }, log);
};

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-engine-'));
  photo = await readFile(samples.get('mug')!.photoPath);
});
beforeEach(async () => {
  logged = [];
});
afterAll(async () => {
  await scale.close();
  await rm(dataDir, { recursive: true });
});

describe('with CUTOUT_URL', () => {
  let engine: Awaited<ReturnType<typeof openEngine>>;
  let preview: Uint8Array;
  const mask = drawMask(PREVIEW, PLACE);
  const cutOut = () => engine.studio.cutOut(photo);
  /** A server that was not asked yet, without a cached mask of the photo. */
  const openAt = async (manner: RembgManner) => {
    server = await runRembg(mask);
    server.manner = manner;
    const cutoutUrl = `http://seller:pass%40word@${new URL(server.url).host}/gpu?model=birefnet-general`;
    engine = await open({ cutoutUrl, cutoutTimeoutMs: manner === 'silent' ? 1500 : 30_000 });
    preview = await engine.rendering.shrink(photo);
  };
  const close = async () => {
    await engine.close();
    await server.close();
  };

  it('uses the server’s mask with our own edge, and asks once per photo', async () => {
    await openAt('well');
    expect(engine.studio.state()).toMatchObject({ network: 'server', takesLong: true, serverAnswers: null });
    const made = await cutOut();
    expect(made).toMatchObject({ network: 'server', fellBack: false });
    expect(await scale.compareMask(made.cutout, mask)).toBeGreaterThan(0.93);
    const strokes: HintStroke[] = [{ mode: 'keep', radius: 0.04, points: [[0.8, 0.9]] }];
    const touched = await engine.studio.previewCutOut(preview, { strokes }, CALLER);
    expect(touched).toMatchObject({ network: 'server', fellBack: false });
    expect(await scale.compareMask(touched.preview, mask)).toBeLessThan(0.95);
    expect(server.asked).toEqual([
      {
        path: 'POST /gpu/api/remove',
        authorization: `Basic ${Buffer.from('seller:pass@word').toString('base64')}`,
        fields: { model: 'birefnet-general', om: 'true' },
        picture: { type: 'image/jpeg', bytes: preview.byteLength },
      },
    ]);
    expect(engine.studio.state().serverAnswers).toBe(true);
    // If the server finds nothing inside a box, the local network is used, which can be given the box.
    const boxed = await engine.studio.previewCutOut(preview, { box: BOX, ...NOTHING }, CALLER);
    expect(boxed).toMatchObject({ network: 'vitrine', fellBack: false });
    expect(await scale.compareMask(boxed.preview, await readFile(samples.get('mug')!.maskPath))).toBeGreaterThan(0.9);
    expect(logged).toEqual([]);
    await close();
  });

  it('retries once after a temporary failure', async () => {
    await openAt('fails once');
    expect(await cutOut()).toMatchObject({ network: 'server', fellBack: false });
    expect(server.asked).toHaveLength(2);
    await close();
  });

  it.each<[RembgManner, RegExp, number]>([
    ['fails', /answers with status 500/, 2],
    ['silent', /no answer within 1\.5 s/, 2],
    ['drops the connection', /cannot be reached \(ECONNRESET\)/, 2],
    ['says a page', /answers with text\/html instead of image\/png/, 1],
    ['cuts the picture off', /the mask is damaged or cut off|the mask is no picture/, 1],
    ['too large', /more bytes than a mask has/, 1],
    [{ to: 'http://127.0.0.1:9/api/remove' }, /answers with status 307/, 1],
  ])(
    'uses the local network when it %j',
    async (manner, why, requests) => {
      await openAt(manner);
      const made = await cutOut();
      expect(made).toMatchObject({ network: 'vitrine', fellBack: true });
      const exact = await readFile(samples.get('mug')!.maskPath);
      expect(await scale.compareMask(made.cutout, exact)).toBeGreaterThan(0.9);
      expect(server.asked).toHaveLength(requests);
      expect(engine.studio.state().serverAnswers).toBe(false);
      expect(logged.join('')).toMatch(why);
      expect(logged.join('')).not.toMatch(/pass|seller|c2VsbGVy/);
      // The next photo does not wait twice for a server that did not answer, and uses it when it is back.
      server.manner = 'well';
      expect((await cutOut()).network).toMatch(manner === 'silent' ? /^(server|vitrine)$/ : /^server$/);
      await close();
    },
    240_000,
  );

  it('uses the local network when the mask has another size or the server is away', async () => {
    await openAt('well');
    server.mask = drawMask({ width: 512, height: 384 }, PLACE);
    expect(await cutOut()).toMatchObject({ network: 'vitrine', fellBack: true });
    expect(logged.join('')).toContain('the mask has 512 × 384 pixels where the photo has 1024 × 768');
    await close();
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const port = portOf(closed);
    await new Promise((resolve) => closed.close(resolve));
    const alone = await open({ cutoutUrl: `http://127.0.0.1:${port}` });
    expect(await alone.studio.cutOut(photo)).toMatchObject({ network: 'vitrine', fellBack: true });
    expect(logged.join('')).toContain('cannot be reached (ECONNREFUSED)');
    await alone.close();
  });

  it('stops asking when the caller gives up', async () => {
    await openAt('silent');
    const stop = new AbortController();
    const asked = engine.studio.cutOut(photo, undefined, stop.signal);
    setTimeout(() => stop.abort(new Error('the worker stops')), 300);
    await expect(asked).rejects.toThrow('the worker stops');
    await close();
  });
});

describe('with another network', () => {
  it('gives it its own thread, so that pictures are rendered meanwhile', async () => {
    const file = path.join(dataDir, 'red.onnx');
    await writeFile(file, writeTinyModel({ shape: [1, 3, 1024, 1024] }));
    const engine = await open({ mattingModel: `${file}#rembg-isnet` });
    expect(engine.network).toBe('red');
    expect(engine.studio.state()).toMatchObject({ network: 'red', takesLong: true, serverAnswers: null });
    // Two cut-outs run one after the other, and the only render thread answers before either ends.
    const order: string[] = [];
    const note = (name: string) => () => void order.push(name);
    await Promise.all([
      engine.studio.cutOut(photo).then(note('first')),
      engine.studio.cutOut(photo).then(note('second')),
      engine.rendering.shrink(photo).then(note('render thread')),
    ]);
    expect(order).toEqual(['render thread', 'first', 'second']);
    expect((await engine.studio.cutOut(photo)).network).toBe('red');
    await engine.close();
  });

  it('does not start with a file that is no network', async () => {
    const file = path.join(dataDir, 'junk.onnx');
    await writeFile(file, 'junk');
    await expect(open({ mattingModel: `${file}#u2net` })).rejects.toThrow(
      new ConfigError([
        `junk cannot cut out (MATTING_MODEL, or npm run model): ${file} is not an ONNX model that can be run.`,
      ]),
    );
  });
});

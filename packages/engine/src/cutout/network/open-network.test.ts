import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { OpaquePixels } from '../../pixels/opaque-pixels.ts';
import { cutOut } from '../cut-out.ts';
import { openNetwork } from './open-network.ts';
import { rateByNetwork } from './rate-by-network.ts';
import { type TinyModel, writeTinyModel } from './tiny-model.fixture.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'network-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function save(file: string, model: TinyModel): Promise<string> {
  const path = join(folder, file);
  await writeFile(path, writeTinyModel(model));
  return path;
}

/** The left half red 51, green 102, blue 0; the right half red 204, green 0, blue 153. */
const HALVES: OpaquePixels = { width: 60, height: 40, data: Buffer.alloc(60 * 40 * 3) };
for (let i = 0; i < 60 * 40; i++) HALVES.data.set(i % 60 < 30 ? [51, 102, 0] : [204, 0, 153], i * 3);

/** The network's answers for the left and the right half. */
async function ask(model: string): Promise<number[]> {
  const { data, width, height } = await rateByNetwork(HALVES, await openNetwork(model));
  expect([width, height]).toEqual([60, 40]);
  return [data[20 * 60 + 10]!, data[20 * 60 + 50]!].map((value) => Number(value.toFixed(4)));
}

const sigmoid = (value: number): number => Number((1 / (1 + Math.exp(-value))).toFixed(4));
const PLAIN = { files: '^$', sidesPx: [64], fit: 'square', mirror: false, layout: 'nchw', colours: 'rgb' };
const SIDECAR = {
  ...PLAIN,
  mean: [0, 0, 0],
  deviation: [1, 1, 1],
  output: null,
  activation: 'none',
  decoder: null,
  coarse: false,
};

describe('networks in the common conventions', () => {
  // Red of the halves is 0.2 and 0.8; each expected value follows from the convention.
  it.each([
    ['BiRefNet-general-epoch_244.onnx', 1024, [sigmoid((0.2 - 0.485) / 0.229), sigmoid((0.8 - 0.485) / 0.229)]],
    ['RMBG-2.0.onnx', 1024, [sigmoid((0.2 - 0.485) / 0.229), sigmoid((0.8 - 0.485) / 0.229)]],
    ['isnet-general-use.onnx', 1024, [0, 1]],
    ['RMBG-1.4.onnx', 1024, [0, 1]],
    ['u2net.onnx', 320, [0, 1]],
    ['modnet_photographic.onnx', 'any', [0, 0.6]],
  ] as const)('are told by the name of the file: %s', async (file, side, expected) => {
    const answer = await ask(await save(file, { shape: [1, 3, side, side] }));
    // Resizing overshoots at the step between the halves, and stretching amplifies it.
    for (const [k, value] of expected.entries()) expect(Math.abs(answer[k]! - value)).toBeLessThan(0.07);
  });

  it('use the profile named after #', async () => {
    const path = await save('something.onnx', { shape: ['batch', 3, 512, 512] });
    await expect(openNetwork(`${path}#u2net`)).rejects.toThrow(
      /takes batch×3×512×512, but its profile gives 1×3×320×320/,
    );
    const other = await save('other.onnx', { shape: ['batch', 3, 'height', 'width'] });
    expect(await ask(`${other}#modnet`)).toEqual([0, 0.6]);
  });

  it('use the profile file beside them', async () => {
    const path = await save('mine.onnx', { shape: [1, 64, 64, 3], layout: 'nhwc', output: 'matte' });
    const profile = { ...SIDECAR, layout: 'nhwc', colours: 'bgr', output: 'matte' };
    await writeFile(`${path}.json`, JSON.stringify(profile));
    // Blue comes first.
    expect(await ask(path)).toEqual([0, 0.6]);
  });

  it('treat the brightest value as 1 and stretch their probabilities, if the profile says so', async () => {
    const path = await save('white.onnx', { shape: [1, 3, 64, 64] });
    await writeFile(`${path}.json`, JSON.stringify({ ...SIDECAR, white: 'brightest' }));
    // 51 and 204 of about 204: resizing overshoots a little.
    const [dark, bright] = await ask(path);
    expect(dark).toBeGreaterThan(0.22);
    expect(dark).toBeLessThan(0.26);
    expect(bright).toBeGreaterThan(0.9);
    const stretched = await ask(`${await save('any.onnx', { shape: [1, 3, 1024, 1024] })}#rembg-birefnet`);
    expect(stretched[0]).toBeLessThan(0.07);
    expect(stretched[1]).toBeGreaterThan(0.93);
  });

  it('use the names of their input and output', async () => {
    const shape: TinyModel = { shape: [1, 3, 512, 512], input: 'input_image', output: 'output_image' };
    const path = await save('birefnet-lite-512.onnx', shape);
    const [dark, bright] = await ask(path);
    expect(dark).toBeCloseTo(sigmoid((0.2 - 0.485) / 0.229), 1);
    expect(bright).toBeCloseTo(sigmoid((0.8 - 0.485) / 0.229), 1);
  });
});

it('is trusted if its answer is good enough', async () => {
  const path = await save('u2net-red.onnx', { shape: [1, 3, 320, 320] });
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#222"/>';
  const drawn = Buffer.from(`${svg}<circle cx="120" cy="150" r="60" fill="#eee"/></svg>`);
  const { cutout, score } = await cutOut(await sharp(drawn).blur(3).jpeg({ quality: 95 }).toBuffer(), undefined, path);
  const alpha = await sharp(cutout).extractChannel(3).raw().toBuffer();
  const found = alpha.filter((value) => value > 127).length;
  expect(found / (Math.PI * 60 ** 2)).toBeCloseTo(1, 1);
  expect(alpha[150 * 400 + 120]).toBe(255);
  expect(score).toBeGreaterThan(0.7);
});

describe('unusable files', () => {
  it.each([
    ['nothing there', 'absent.onnx', null, /there is no file .*absent\.onnx/],
    [
      'no profile fits',
      'unknown.onnx',
      { shape: [1, 3, 64, 64] },
      /add # and one of birefnet-lite-512, birefnet, isnet/,
    ],
    ['profile unknown', 'named.onnx#best', { shape: [1, 3, 64, 64] }, /there is no profile "best", only birefnet/],
    ['two inputs', 'u2net-two.onnx', { shape: [1, 3, 320, 320], hasMore: true }, /one picture of 32-bit floats/],
    ['wrong channels', 'u2net-grey.onnx', { shape: [1, 1, 320, 320] }, /takes 1×1×320×320/],
    ['fixed although the aspect is kept', 'modnet-512.onnx', { shape: [1, 3, 512, 512] }, /takes 1×3×512×512/],
  ] as const)('are refused in one sentence: %s', async (_name, file, model, sentence) => {
    const path = join(folder, file);
    if (model !== null) await save(file.split('#')[0]!, { ...model, shape: [...model.shape] });
    await expect(openNetwork(path)).rejects.toThrow(sentence);
  });

  it('are refused if they are not a model, or have no valid profile', async () => {
    const junk = join(folder, 'u2net-junk.onnx');
    await writeFile(junk, 'not a model');
    await expect(openNetwork(junk)).rejects.toThrow(/u2net-junk\.onnx is not an ONNX model that can be run$/);
    const path = await save('half.onnx', { shape: [1, 3, 64, 64] });
    await writeFile(`${path}.json`, '{');
    await expect(openNetwork(path)).rejects.toThrow(/half\.onnx\.json is not a JSON object/);
    await writeFile(`${path}.json`, JSON.stringify({ ...SIDECAR, sidesPx: [60] }));
    await expect(openNetwork(path)).rejects.toThrow(/"sidesPx" must be a list of sides from 32 to 2048/);
    await writeFile(`${path}.json`, JSON.stringify({ ...SIDECAR, output: 'matte' }));
    await expect(openNetwork(path)).rejects.toThrow(/no output "matte", only alpha/);
  });
});

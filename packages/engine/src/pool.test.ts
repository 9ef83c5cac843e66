import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { styles } from './catalogue.ts';
import { drawPlainPhoto, PLAIN_PHOTOS } from './cutout/plain-photos.fixture.ts';
import type { StyleId } from './identifiers.ts';
import type { RenderRequest, StoredProduct } from './model.ts';
import { createEngine } from './pool.ts';

const engine = createEngine({ threads: 1 });
afterAll(() => engine.close());

let product: StoredProduct;

beforeAll(async () => {
  const { jpeg } = await drawPlainPhoto(PLAIN_PHOTOS[1]!);
  const { photo } = await engine.intake(jpeg);
  const { cutout } = await engine.cutOut(photo);
  product = { key: 'bottle', photo, cutout };
});

function request(change: Partial<RenderRequest> = {}): RenderRequest {
  return {
    style: 'white_bg',
    products: [product],
    language: 'en',
    description: '',
    category: null,
    seed: 1,
    size: 'preview',
    format: 'jpeg',
    ...change,
  };
}

describe('the engine with its threads', () => {
  it('makes a main image that passes its own checks', async () => {
    const picture = await engine.render(request());
    const { width, height, format, xmp } = await sharp(picture.bytes).metadata();
    expect([width, height, format]).toEqual([1024, 1024, 'jpeg']);
    expect(xmp?.toString()).toContain('algorithmicallyEnhanced');
    expect(picture.checks).toMatchObject({ background_white: true, text_present: false, main_image_ok: true });
    expect(picture.checks.bytes).toBe(picture.bytes.byteLength);
    expect(picture.checks.fidelity).toBeLessThan(2);
    expect(picture.checks.shape).toBeGreaterThan(0.9);
  });

  it('reads the photos that a style shows, once for a whole set of six', async () => {
    const reads = new Map<string, number>();
    const products = Array.from({ length: 6 }, (_, photo) => ({
      key: `photo ${photo}`,
      read: async () => {
        reads.set(`photo ${photo}`, (reads.get(`photo ${photo}`) ?? 0) + 1);
        return product;
      },
    }));
    const plain = await engine.render(request({ products }));
    expect([...reads]).toEqual([['photo 0', 1]]);
    for (let round = 0; round < 2; round += 1) {
      for (const style of ['color_variants', 'white_bg', 'angle45'] as const) {
        await engine.render(request({ style, products }));
      }
    }
    // The first is read again with the other five, when they are first needed.
    expect([...reads.values()]).toEqual([2, 1, 1, 1, 1, 1]);
    expect(Buffer.compare((await engine.render(request())).bytes, plain.bytes)).toBe(0);
  }, 240_000);

  it('gives the same bytes for the same request', async () => {
    const [first, second] = [await engine.render(request()), await engine.render(request())];
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
  });

  it('refuses with the codes of the error table', async () => {
    const junk = await readFile(import.meta.filename);
    await expect(engine.intake(junk)).rejects.toMatchObject({ name: 'EngineError', code: 'unsupported_format' });
    await expect(engine.cutOut(junk)).rejects.toMatchObject({ code: 'unreadable_image' });
    const broken = { ...product, key: 'broken', cutout: junk };
    await expect(engine.render(request({ products: [broken] }))).rejects.toMatchObject({ code: 'unreadable_image' });
    const clear = { create: { width: 800, height: 600, channels: 4, background: '#0000' } } as const;
    const empty = { ...product, key: 'empty', cutout: await sharp(clear).png().toBuffer() };
    await expect(engine.render(request({ products: [empty] }))).rejects.toMatchObject({ code: 'no_product_found' });
  });

  it('describes a network’s fault in one sentence', async () => {
    const other = createEngine({ threads: 1, mattingModel: '/nowhere/u2net.onnx' });
    await expect(other.prepare()).rejects.toThrow(/^there is no file \/nowhere\/u2net\.onnx that can be read$/);
    await other.close();
  });

  it('makes finals at the style’s size, and smaller ones for trials, including previews', async () => {
    const other = createEngine({ threads: 1, finalSidePx: 640 });
    const sizeOf = async (style: StyleId, size: RenderRequest['size'], by = other) => {
      const { width, height } = await by.render(request({ style, size }));
      return [width, height];
    };
    expect(await sizeOf('white_bg', 'final', engine)).toEqual([4096, 4096]);
    expect(await sizeOf('white_bg', 'final')).toEqual([640, 640]);
    const [width = 0, height = 0] = await sizeOf('mobile_optimized', 'final');
    const own = styles.find(({ id }) => id === 'mobile_optimized')!;
    expect(height).toBe(640);
    expect(width / height).toBeCloseTo(own.width / own.height, 2);
    expect(await sizeOf('white_bg', 'preview'), 'no larger than its final').toEqual([640, 640]);
    expect(await sizeOf('white_bg', 'proof')).toEqual([512, 512]);
    await other.close();
  }, 120_000);

  it('keeps running if a call is aborted while the network runs', async () => {
    const other = createEngine({ threads: 1 });
    await other.prepare();
    for (const waitMs of [20, 80, 140, 200, 260, 320]) {
      const stop = new AbortController();
      const running = other.cutOut(product.photo, undefined, stop.signal);
      setTimeout(() => stop.abort(), waitMs);
      const outcome = await running.catch((error: unknown) => error);
      expect(['AbortError', undefined]).toContain((outcome as Partial<Error>).name);
    }
    expect((await other.cutOut(product.photo)).network).toBe('vitrine');
    await other.close();
  }, 120_000);

  it('ends its threads when idle, and works as before after the next call', async () => {
    const other = createEngine({ threads: 1, restAfterMs: 200 });
    await other.prepare();
    const { cutout } = await other.cutOut(product.photo);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await other.wake();
    expect(Buffer.compare((await other.cutOut(product.photo)).cutout, cutout)).toBe(0);
    await other.close();
  }, 120_000);

  it('stops an aborted call and serves the next', async () => {
    const stop = new AbortController();
    const running = engine.render(request({ size: 'final' }), stop.signal);
    setTimeout(() => stop.abort(), 30);
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    expect((await engine.render(request())).width).toBe(1024);
  });
});

import { type CallOut, CATEGORY_IDS, DEFAULT_STYLE_IDS, INTERFACE_LOCALES } from '@vitrine/contract';
import { styles } from '@vitrine/engine/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppParts } from '../../app-parts.ts';
import type { Db } from '../../database/db.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readWebpSize } from './read-webp-size.ts';

describe('the gallery', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ db: {} as Db }, { tokens: {} as AppParts['tokens'] });
  });
  afterAll(() => test.app.close());
  const read = async (locale = 'en') =>
    (await test.ask('GET /api/gallery', { locale })).json<CallOut<'GET /gallery'>>();

  it('has four complete sets, each with its photo', async () => {
    const { items, next_cursor } = await read();
    expect([items.map(({ id }) => id), next_cursor]).toEqual([['pump', 'headphones', 'mug', 'candle'], null]);
    for (const { category, original, variations } of items) {
      expect(CATEGORY_IDS).toContain(category);
      expect(original.alt.length).toBeGreaterThan(10);
      expect(variations.map(({ style }) => style)).toEqual(DEFAULT_STYLE_IDS);
    }
  });

  it('serves every picture that it lists', async () => {
    const { items } = await read();
    const shapes = new Map(styles.map(({ id, width, height }) => [id, width / height]));
    const addresses = new Set<string>();
    for (const { original, variations } of items) {
      for (const picture of [original, ...variations]) {
        const answer = await test.ask(`GET ${picture.url}`);
        expect([picture.url, answer.statusCode, answer.headers['content-type']]).toEqual([
          picture.url,
          200,
          'image/webp',
        ]);
        expect(readWebpSize(answer.rawPayload)).toEqual({ width: picture.width, height: picture.height });
        expect(answer.headers['cache-control']).toContain('immutable');
        addresses.add(picture.url);
        if (!('style' in picture)) continue;
        expect(Math.max(picture.width, picture.height)).toBe(640);
        expect(picture.width / picture.height).toBeCloseTo(shapes.get(picture.style) ?? 0, 1);
      }
    }
    expect(addresses.size).toBe(items.length * (1 + DEFAULT_STYLE_IDS.length));
  });

  it.each(INTERFACE_LOCALES)('names everything in %s, and may be cached', async (locale) => {
    const { headers } = await test.ask('GET /api/gallery', { locale });
    expect(headers).toMatchObject({ 'content-language': locale, vary: expect.stringContaining('accept-language') });
    const again = { locale, headers: { 'if-none-match': `"x", ${String(headers['etag'])}` } };
    const unchanged = await test.ask('GET /api/gallery', again);
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    const other = locale === 'en' ? 'de' : 'en';
    expect((await test.ask('GET /api/gallery', { ...again, locale: other })).statusCode).toBe(200);
    const titles = async (of: string) =>
      (await read(of)).items.flatMap(({ title, variations }) => [title, variations[0]?.title]);
    expect(await titles(locale)).not.toEqual(await titles(other));
  });

  it.each(['pump/none.webp', 'pump/original', 'none/original.webp', '..%2Fsamples/mug.webp'])(
    'has nothing at %s',
    async (name) => {
      expect((await test.ask(`GET /api/gallery/${name}`)).statusCode).toBe(404);
    },
  );
});

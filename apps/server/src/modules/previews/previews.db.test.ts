import { setTimeout as delay } from 'node:timers/promises';
import { type Job, type PreviewEvents, type Problem, type ProposedWords, PROOF_SETS_PER_HOUR } from '@vitrine/contract';
import { EngineError, type RenderRequest } from '@vitrine/engine/model';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as tables from '../../database/schema.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type Seller, type TestStudio, uploadPhoto } from '../../testing/test-studio.ts';

type Name = keyof PreviewEvents;
type Event = { [N in Name]: { event: N; data: PreviewEvents[N] } }[Name];

const parse = (text: string): Event[] =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('id:'))
    .map((block) => {
      const [, event = '', data = ''] = block.split('\n').map((line) => line.slice(line.indexOf(': ') + 2));
      return { event, data: JSON.parse(data) as unknown } as Event; // A stand-in with the fields read here.
    });
const names = (events: Event[]) => events.map(({ event }) => event);
const of = <N extends Name>(events: Event[], name: N): PreviewEvents[N][] =>
  events.filter(({ event }) => event === name).map(({ data }) => data as PreviewEvents[N]);
const isPending = new Set(['pending']);

describeOnDatabase('proofs before payment', (use) => {
  let studio: TestStudio;
  let seller: Seller;
  let address: string;
  let asked: RenderRequest[] = [];

  beforeAll(async () => {
    studio = await createTestStudio(use());
    await studio.queue.work();
    address = await studio.app.listen({ port: 0, host: '127.0.0.1' });
    seller = await studio.seller('seller');
    await cutOut(seller.token, seller.photoId);
  });
  afterAll(() => studio.close());
  beforeEach(() => {
    asked = [];
    studio.onCutOut = async () => {};
    studio.findsProduct = true;
    studio.onRender = async (request) => void asked.push(request);
  });

  /** Waits until a photo's cut-out is no longer in progress. */
  const cutOut = async (token: string, id: string) => {
    for (;;) {
      const { cutout } = (await studio.ask(`GET /api/images/${id}`, { token })).json<Job['images'][number]>();
      if (!isPending.has(cutout.status)) return;
      await delay(30);
    }
  };
  const ask = (payload: object, token = seller.token) => studio.ask('POST /api/previews', { token, payload });
  /** Resolves as soon as the stream has started. */
  const open = (payload: object, signal?: AbortSignal) => {
    const headers = { authorization: `Bearer ${seller.token}`, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(payload), ...(signal && { signal }) };
    return fetch(`${address}/api/previews`, init);
  };
  const body = (more: object = {}) => ({ image_ids: [seller.photoId], language: 'en', ...more });
  const kept = async () => {
    const { db } = use();
    const [jobs] = await db.select({ jobs: count() }).from(tables.jobs);
    const [lines] = await db.select({ lines: count() }).from(tables.creditLines);
    return { ...jobs, ...lines };
  };

  it('are streamed with the texts and seeds of the job, and not stored', async () => {
    const before = await kept();
    const answer = await ask(body({ product_description: 'Blue mug', texts: { name: 'Morning mug' } }));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/event-stream']);
    const events = parse(answer.body);
    expect(events[0]).toEqual({ event: 'begin', data: { total: 20, waiting: false } });
    expect(events.at(-1)).toEqual({ event: 'done', data: { made: 20, failed: 0 } });
    const pictures = of(events, 'picture');
    expect(new Set(pictures.map(({ style }) => style)).size).toBe(20);
    expect(pictures.map(({ media_type: type }) => type)).toEqual(pictures.map(() => 'image/webp'));
    const data = pictures.find(({ style }) => style === 'hero_banner')?.data ?? '';
    expect(Buffer.from(data, 'base64').toString()).toBe('hero_banner proof webp: Morning mug');
    expect(asked.map(({ seed }) => seed).toSorted((a, b) => a - b)).toEqual(pictures.map((_, i) => i + 1));
    expect(asked[0]).toMatchObject({ size: 'proof', description: 'Blue mug', words: { name: 'Morning mug' } });
    expect(await kept()).toEqual(before);
    expect(await studio.storage.head('jobs/')).toBeNull();
  });

  it('are rendered again only if they differ from the caller’s', async () => {
    const have = (events: Event[]) =>
      Object.fromEntries(of(events, 'picture').map(({ style, key }) => [style, key] as const));
    const first = parse((await ask(body({ product_description: 'Blue mug. Keeps tea warm.' }))).body);
    asked = [];
    const wish = { product_description: 'Blue mug. Keeps tea warm.', texts: { call: 'Buy it' }, have: have(first) };
    const second = parse((await ask(body(wish))).body);
    expect(asked.map(({ style }) => style).toSorted()).toEqual(['hero_banner', 'mobile_optimized']);
    expect(of(second, 'kept')[0]?.styles).toHaveLength(18);
    expect(of(second, 'picture').find(({ style }) => style === 'hero_banner')?.words).toEqual([
      'headline',
      'line',
      'call',
    ]);
    expect(second.at(-1)?.data).toEqual({ made: 2, failed: 0 });
    const all = { ...have(first), ...have(second) };
    expect(names(parse((await ask(body({ ...wish, have: all }))).body))).toEqual(['begin', 'kept', 'done']);
  });

  it('need neither a credit nor a confirmed address nor an account', async () => {
    for (const token of [
      (await studio.signUp('unconfirmed@example.com')).access_token,
      (await studio.ask('POST /api/auth/guest', {})).json<{ access_token: string }>().access_token,
    ]) {
      const photoId = await uploadPhoto(studio, token);
      await cutOut(token, photoId);
      expect(parse((await ask({ image_ids: [photoId], language: 'de' }, token)).body).at(-1)?.event).toBe('done');
    }
  });

  it('wait for a cut-out in progress, and use a touch-up made meanwhile', async () => {
    const gate = Promise.withResolvers<void>();
    studio.onCutOut = () => gate.promise;
    const photoId = await uploadPhoto(studio, seller.token);
    const answer = await open({ image_ids: [photoId], language: 'en' });
    expect(asked).toEqual([]);
    gate.resolve();
    const events = parse(await answer.text());
    expect(events[0]?.data).toEqual({ total: 20, waiting: true });
    expect(events.at(-1)?.event).toBe('done');
    const [product] = asked[0]?.products ?? [];
    expect(product?.key).toBe(`${photoId}@0 small`);
  });

  it('name the photos without a product, and report if there is no other photo', async () => {
    studio.findsProduct = false;
    const empty = await uploadPhoto(studio, seller.token);
    await cutOut(seller.token, empty);
    const refused = await ask({ image_ids: [empty], language: 'en' });
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([422, 'no_product_found']);
    const events = parse((await ask(body({ image_ids: [empty, seller.photoId] }))).body);
    expect(of(events, 'left_out')).toEqual([{ image_ids: [empty] }]);
    expect(asked[0]?.products).toHaveLength(1);

    const gate = Promise.withResolvers<void>();
    studio.onCutOut = () => gate.promise;
    const late = await uploadPhoto(studio, seller.token);
    const answer = await open({ image_ids: [late], language: 'en' });
    gate.resolve();
    expect(names(parse(await answer.text()))).toEqual(['begin', 'ended']);
  });

  it('use focus photos first, as the job does', async () => {
    const other = await uploadPhoto(studio, seller.token);
    await cutOut(seller.token, other);
    await ask(body({ image_ids: [seller.photoId, other], focus_images: [other] }));
    expect(asked[0]?.products.map(({ key }) => key.split('@')[0])).toEqual([other, seller.photoId]);
  });

  it('report each failed picture, and continue', async () => {
    studio.onRender = async ({ style }) => {
      if (style === 'luxury') throw new EngineError('unreadable_image', 'broken');
      if (style === 'studio') throw new Error('unforeseen');
    };
    const events = parse((await ask(body())).body);
    const failed = of(events, 'failed').toSorted((a, b) => a.style.localeCompare(b.style, 'en'));
    expect(failed).toMatchObject([
      { style: 'luxury', code: 'unreadable_image' },
      { style: 'studio', code: 'internal_error' },
    ]);
    expect(events.at(-1)?.data).toEqual({ made: 18, failed: 2 });
  });

  it('refuse what a job would refuse, before anything is counted', async () => {
    const tooLong = { name: 'x'.repeat(45), call: 'Look', line: 'y'.repeat(73) };
    const answer = await ask(body({ texts: tooLong }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Problem>().errors?.map(({ field }) => field)).toEqual(['texts.name', 'texts.line']);
    expect((await ask(body({ texts: { slogan: 'no such words' } }))).statusCode).toBe(422);
    expect((await ask(body({ language: 'tlh' }))).json<Problem>().errors?.[0]?.field).toBe('language');
    const stranger = await studio.seller('stranger');
    expect((await ask(body(), stranger.token)).json<Problem>().errors?.[0]?.field).toBe('image_ids');
    expect((await studio.ask('POST /api/previews', { payload: body() })).statusCode).toBe(401);
  });

  it('stop when the caller leaves, and when the same account asks again', async () => {
    studio.onRender = async (request) => {
      asked.push(request);
      await delay(200);
    };
    const gone = new AbortController();
    await open(body(), gone.signal);
    gone.abort();
    await delay(500);
    const begun = asked.length;
    expect(begun).toBeLessThan(20);
    await delay(300);
    expect(asked.length).toBe(begun);

    const first = await open(body());
    const second = await open(body());
    expect(names(parse(await first.text()))).not.toContain('done');
    expect(parse(await second.text()).at(-1)?.event).toBe('done');
  });

  it('are limited per hour, with the time of the next try', async () => {
    const eager = await studio.seller('eager');
    await cutOut(eager.token, eager.photoId);
    const payload = { image_ids: [eager.photoId], language: 'en' };
    for (let set = 0; set < PROOF_SETS_PER_HOUR; set += 1)
      expect((await ask(payload, eager.token)).statusCode).toBe(200);
    const refused = await ask(payload, eager.token);
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([429, 'rate_limited']);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3600);
    expect((await ask(body())).statusCode).toBe(200);
  });

  it('count by rendered pictures, not by requests: a typing seller stops one stream after the other', async () => {
    const typist = await studio.seller('typist');
    await cutOut(typist.token, typist.photoId);
    const payload = { image_ids: [typist.photoId], language: 'en' };
    studio.onRender = () => delay(30);
    const headers = { authorization: `Bearer ${typist.token}`, 'content-type': 'application/json' };
    for (let time = 0; time < 2 * PROOF_SETS_PER_HOUR; time += 1) {
      const gone = new AbortController();
      const init = { method: 'POST', headers, body: JSON.stringify(payload), signal: gone.signal };
      expect((await fetch(`${address}/api/previews`, init)).status).toBe(200);
      gone.abort();
      await delay(60);
    }
    studio.onRender = async () => {};
    expect(parse((await ask(payload, typist.token)).body).at(-1)?.event).toBe('done');
  }, 60_000);

  it('get texts proposed from a description at once, in the language of the pictures', async () => {
    const propose = (payload: object) => studio.ask('POST /api/previews/words', { token: seller.token, payload });
    const description = 'Blue mug. Keeps tea warm for an hour. Dishwasher safe, 350 ml.';
    const english = (await propose({ language: 'en', product_description: description })).json<ProposedWords>();
    expect(english).toMatchObject({ language: 'en', direction: 'ltr' });
    expect(english.words.find(({ role }) => role === 'name')).toEqual({ role: 'name', proposed: 'Blue mug', max: 44 });
    const arabic = (await propose({ language: 'ar', category: 'kitchen' })).json<ProposedWords>();
    expect([arabic.direction, arabic.words[0]]).toEqual(['rtl', { role: 'name', proposed: null, max: 44 }]);
    const japanese = (await propose({ language: 'ja' })).json<ProposedWords>();
    expect(japanese.words[0]?.max).toBe(22);
    expect((await propose({ language: 'tlh' })).statusCode).toBe(422);
    // Processor time: other tests beside this one do not count.
    const before = process.cpuUsage();
    await propose({ language: 'de', product_description: description.repeat(30) });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
  });

  it('pass their texts to the job and to every picture of it', async () => {
    const texts = { name: 'Morning mug', step_1: 'Pour' };
    const created = await seller.createJob({ texts });
    const { id, texts: told } = created.json<Job>();
    expect([created.statusCode, told]).toEqual([201, texts]);
    await studio.waitForJob(seller.token, id, ({ status }) => status === 'completed');
    expect(asked.filter(({ size }) => size === 'final')).toHaveLength(20);
    expect(asked.every(({ words }) => words?.name === 'Morning mug' && words.step_1 === 'Pour')).toBe(true);
    expect((await seller.createJob({ texts: { name: 'x'.repeat(45) } })).statusCode).toBe(422);
  });
});

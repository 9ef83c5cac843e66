import type { CallOut, CreateJobBody, Job, Session } from '@vitrine/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobs } from '../../database/schema.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type Seller, type TestStudio, uploadPhoto } from '../../testing/test-studio.ts';
import { giveCreditsByHand } from '../credits/index.ts';

const NAMES = ['crème', 'straße', 'arabic', 'file', 'percent'] as const;
type Name = (typeof NAMES)[number];
const BODIES: Record<Name, Partial<CreateJobBody>> = {
  crème: { product_description: 'Tasse à Café-Crème\nGrès, 350 ml', category: 'kitchen', language: 'fr' },
  straße: { product_description: 'Lampe „Straße“', category: 'home', language: 'de' },
  arabic: { product_description: 'كوبٌ خزفيّ أزرق', category: 'kitchen', language: 'ar' },
  file: { language: 'de' },
  percent: { product_description: '100% linen_towel \\ soft', category: 'home', language: 'en' },
};

describeOnDatabase('the list of sets', (use) => {
  let studio: TestStudio;
  let seller: Seller;
  let ids: Record<Name, string>;
  let nameOf: Map<string, Name>;

  beforeAll(async () => {
    studio = await createTestStudio(use());
    seller = await studio.seller('lists');
    const me = (await studio.ask('GET /api/auth/me', { token: seller.token })).json<Session['user']>();
    const gift = { userId: me.id, credits: 5, reason: 'for the test', causeKey: 'gift:lists' };
    await use().db.transaction((tx) => giveCreditsByHand(tx, gift));
    const named = await uploadPhoto(studio, seller.token, 'Gartenbank rechts.JPG');
    const made: [Name, string][] = [];
    for (const name of NAMES) {
      const body = { ...BODIES[name], ...(name === 'file' && { image_ids: [named] }) };
      made.push([name, (await seller.createJob(body)).json<Job>().id]);
    }
    ids = Object.fromEntries(made) as typeof ids;
    nameOf = new Map(made.map(([name, id]) => [id, name]));
    const stranger = await studio.seller('stranger');
    await stranger.createJob(BODIES.crème);
    const mark = (name: Name, status: Job['status']) =>
      use().db.update(jobs).set({ status }).where(eq(jobs.id, ids[name]));
    await mark('crème', 'completed');
    await mark('straße', 'failed');
    await mark('arabic', 'generating');
    await mark('percent', 'cancelled');
  });
  afterAll(() => studio.close());

  const ask = async (query: Record<string, string> = {}) => {
    const search = new URLSearchParams(query).toString();
    const answer = await studio.ask(`GET /api/jobs?${search}`, { token: seller.token });
    expect(answer.statusCode).toBe(200);
    return answer.json<CallOut<'GET /jobs'>>();
  };
  const found = async (query: Record<string, string>) => {
    const { items, total } = await ask(query);
    expect(total).toBe(items.length);
    return items.map(({ id }) => nameOf.get(id));
  };

  it.each<[string, Name[]]>([
    ['cafe', ['crème']],
    ['CAFÉ crème', ['crème']],
    ['creme 350', ['crème']],
    ['strasse', ['straße']],
    ['LAMPE STRASSE', ['straße']],
    ['كوب أزرق', ['arabic']],
    ['خزفي', ['arabic']],
    ['gartenbank', ['file']],
    ['.jpg', ['percent', 'file', 'arabic', 'straße', 'crème']],
    ['100%', ['percent']],
    ['%', ['percent']],
    ['n_t', ['percent']],
    ['c_f', []],
    ['\\', ['percent']],
    ['cafe linen', []],
    ["'; drop table jobs; --", []],
  ])('finds by %j', async (query, names) => {
    expect(await found({ query })).toEqual(names);
  });

  it.each<[Record<string, string>, Name[]]>([
    [{}, ['percent', 'file', 'arabic', 'straße', 'crème']],
    [{ sort: 'oldest' }, ['crème', 'straße', 'arabic', 'file', 'percent']],
    [{ status: 'completed' }, ['crème']],
    [{ status: 'running' }, ['file', 'arabic']],
    [{ status: 'queued' }, ['file']],
    [{ category: 'home' }, ['percent', 'straße']],
    [{ language: 'de' }, ['file', 'straße']],
    [{ language: 'de', category: 'home', status: 'failed', query: 'lampe' }, ['straße']],
    [{ language: 'de', category: 'kitchen' }, []],
    [{ shelf: 'deleted' }, []],
  ])('narrows to %j', async (query, names) => {
    expect(await found(query)).toEqual(names);
  });

  it('is paged in either order, with the total and the filter values in use', async () => {
    for (const sort of ['newest', 'oldest']) {
      const pages: (Name | undefined)[][] = [];
      let cursor: string | null = null;
      do {
        const page: CallOut<'GET /jobs'> = await ask({ sort, limit: '2', ...(cursor !== null && { cursor }) });
        expect(page.total).toBe(5);
        expect(page.used.languages).toEqual(['ar', 'de', 'en', 'fr']);
        expect(page.used.categories.toSorted()).toEqual(['home', 'kitchen']);
        pages.push(page.items.map(({ id }) => nameOf.get(id)));
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
      expect(pages.flat()).toEqual(sort === 'oldest' ? NAMES : NAMES.toReversed());
    }
  });

  it.each(['status=gone', 'category=mugs', 'sort=best', 'shelf=attic', `query=${'x'.repeat(201)}`])(
    'explains the error in %s',
    async (query) => {
      const answer = await studio.ask(`GET /api/jobs?${query}`, { token: seller.token });
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ errors: { field: string }[] }>().errors[0]?.field).toBe(query.split('=')[0]);
    },
  );
});

import {
  type CreditLine,
  type Job,
  MAX_SET_LANGUAGES,
  type Problem,
  type StyleId,
  type Variation,
} from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type Seller, type TestStudio } from '../../testing/test-studio.ts';
import { readZip } from '../../testing/read-zip.ts';

describeOnDatabase('the pictures of a finished set in another language', (use) => {
  let studio: TestStudio;
  let seller: Seller;
  let job: Job;
  let number = 0;
  const ask = (path: string, payload?: object) =>
    studio.ask(path, { token: seller.token, ...(payload && { payload }) });
  const translate = (language: string, texts?: object) =>
    ask(`POST /api/jobs/${job.id}/languages`, { language, ...(texts && { texts }) });
  const settled = () =>
    studio.waitForJob(seller.token, job.id, ({ languages, variations }) =>
      [...variations, ...languages.flatMap((one) => one.variations)].every(
        ({ status, change }) => status !== 'waiting' && change.state !== 'running',
      ),
    );
  const inLanguage = (whole: Job, language: string, style: StyleId = 'feature_callouts') =>
    whole.languages
      .find((one) => one.language === language)
      ?.variations.find((one) => one.style === style) as Variation;
  const file = async (id: string, query = '') => (await ask(`GET /api/variations/${id}/file${query}`)).body;
  const ledger = async () => (await ask('GET /api/credits')).json<{ items: CreditLine[] }>().items;

  beforeAll(async () => {
    studio = await createTestStudio(use());
    await studio.queue.work();
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    studio.onRender = async () => {};
    seller = await studio.seller(`linguist${(number += 1)}`);
    const texts = { name: 'My mug' };
    const created = (
      await seller.createJob({ product_description: 'Ceramic mug. Dishwasher safe. Holds 350 ml.', texts })
    ).json<Job>();
    job = await studio.waitForJob(seller.token, created.id, ({ status }) => status === 'completed');
  });

  it('are rendered for pictures with texts, in that language, without a credit', async () => {
    const asked: string[] = [];
    studio.onRender = async ({ style, language, description, size }) => {
      if (size === 'final') asked.push(`${style} ${language} ${description.slice(0, 11)}`);
    };
    const before = await ledger();
    const answer = (await translate('fr', { name: 'Ma tasse' })).json<Job>();
    const [french] = answer.languages;
    expect(french).toMatchObject({ language: 'fr', progress: { done: 0, failed: 0 } });
    const done = await settled();
    expect(done.status).toBe('completed');
    expect(done.progress).toEqual(job.progress);
    expect(done.languages[0]?.progress).toEqual({
      done: french?.variations.length,
      failed: 0,
      total: french?.variations.length,
    });
    expect(asked).toContain('feature_callouts fr Ceramic mug');
    expect(await file(inLanguage(done, 'fr').id)).toBe('feature_callouts final jpeg: Ma tasse');
    expect(inLanguage(done, 'fr').alt_text).toMatch(/^Ma tasse/u);
    expect(await file(job.variations.find(({ style }) => style === 'feature_callouts')?.id ?? '')).toContain('My mug');
    expect(await ledger()).toEqual(before);
  });

  it('are ordered once: a repeated request renders the failed ones with the same texts', async () => {
    studio.onRender = async ({ style }) =>
      style === 'feature_callouts' ? Promise.reject(new Error('asked to fail')) : undefined;
    await translate('fr', { name: 'Ma tasse' });
    const partly = await settled();
    expect(inLanguage(partly, 'fr').status).toBe('failed');
    expect(partly.languages[0]?.progress.failed).toBe(1);
    const asked: string[] = [];
    studio.onRender = async ({ style, size }) => void (size === 'final' && asked.push(style));
    await translate('fr', { name: 'Autre' });
    const done = await settled();
    expect(asked).toEqual(['feature_callouts']);
    expect(await file(inLanguage(done, 'fr').id)).toBe('feature_callouts final jpeg: Ma tasse');
    expect((await translate('fr')).json<Job>().languages).toEqual(done.languages);
  });

  it('can be changed one by one, in every format, without affecting others', async () => {
    await translate('de');
    const german = inLanguage(await settled(), 'de');
    await ask(`PATCH /api/variations/${german.id}`, { texts: [{ slot: 0, text: 'Becher' }] });
    await settled();
    expect(await file(german.id)).toBe('feature_callouts final jpeg: Becher');
    expect(await file(german.id, '?format=png')).toBe('feature_callouts final png: Becher');
    await ask(`PATCH /api/variations/${german.id}`, { undo: true });
    expect(await file(german.id)).toBe('feature_callouts final jpeg');
  });

  it('are in one folder per language, with those that have no texts', async () => {
    const plain = readZip((await ask(`GET /api/jobs/${job.id}/download`)).rawPayload);
    expect([...plain.keys()].filter((name) => name.includes('/'))).toEqual([]);
    await translate('fr', { name: 'Ma tasse' });
    await settled();
    const files = readZip((await ask(`GET /api/jobs/${job.id}/download`)).rawPayload);
    const names = (folder: string) => [...files.keys()].filter((name) => name.startsWith(`${folder}/`));
    expect([names('en').length, names('fr').length]).toEqual([20, 20]);
    const called = (folder: string) => files.get(names(folder).find((name) => name.includes('feature-callouts')) ?? '');
    expect([called('en')?.toString(), called('fr')?.toString()]).toEqual([
      'feature_callouts final jpeg: My mug',
      'feature_callouts final jpeg: Ma tasse',
    ]);
    expect(files.get('listing.csv')?.toString()).toContain('"fr/');
  });

  it('are refused for the set’s own language, an unknown one, too many, texts without room, and a running set', async () => {
    expect((await translate('en')).json<Problem>().errors?.[0]?.field).toBe('language');
    expect((await translate('xx')).json<Problem>().errors?.[0]?.field).toBe('language');
    const long = await translate('fr', { call: 'x'.repeat(110) });
    expect(long.json<Problem>().errors?.[0]?.field).toBe('texts.call');
    const many = ['fr', 'de', 'es', 'ar', 'it', 'pt', 'nl', 'pl', 'sv'].slice(0, MAX_SET_LANGUAGES + 1);
    const codes = [];
    for (const language of many) codes.push((await translate(language)).json<Problem>().code);
    expect(codes.filter((code) => code !== undefined)).toEqual(['languages_used_up']);
    const { promise, resolve } = Promise.withResolvers<void>();
    studio.onRender = () => promise;
    const running = (await seller.createJob()).json<Job>();
    const early = await ask(`POST /api/jobs/${running.id}/languages`, { language: 'fr' });
    expect(early.json<Problem>().code).toBe('job_running');
    resolve();
  });
});

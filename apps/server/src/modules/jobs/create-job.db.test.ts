import { DEFAULT_STYLE_IDS, type Job, type Problem, STYLE_IDS, type StyleId } from '@vitrine/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type Seller, type TestStudio, uploadPhoto } from '../../testing/test-studio.ts';

/** No tasks run here: jobs stay as they were created. */
describeOnDatabase('a request for a job', (use) => {
  let studio: TestStudio;
  let seller: Seller;
  let stranger: Seller;

  beforeAll(async () => {
    studio = await createTestStudio(use());
    seller = await studio.seller('seller');
    stranger = await studio.seller('stranger');
  });
  afterAll(() => studio.close());

  it('sent twice with one key creates one job and takes one credit', async () => {
    const buyer = await studio.seller('buyer');
    const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.createJob({}, 'key-1')));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json<Job>().id)).size).toBe(1);
    expect(await buyer.balance()).toBe(1);
    const other = await buyer.createJob({ product_description: 'something else' }, 'key-1');
    expect(other.json<Problem>()).toMatchObject({ status: 409, code: 'idempotency_conflict' });
  });

  it('beyond the available credits is refused', async () => {
    const buyer = await studio.seller('spender');
    const answers = await Promise.all(Array.from({ length: 6 }, () => buyer.createJob()));
    const statuses = answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 201, 402, 402, 402, 402]);
    expect(await buyer.balance()).toBe(0);
  });

  it('before the e-mail address is confirmed is refused with a hint to confirm it', async () => {
    const { access_token: token } = await studio.signUp('unconfirmed@example.com');
    const photoId = await uploadPhoto(studio, token);
    const payload = { image_ids: [photoId], language: 'en' };
    const answer = await studio.ask('POST /api/jobs', { token, payload });
    expect(answer.json<Problem>()).toMatchObject({ status: 403, code: 'email_unverified' });
  });

  it.each([
    ['image_ids', { image_ids: [] }],
    ['image_ids', { image_ids: ['019a0000-0000-7000-8000-000000000000'] }],
    ['language', { language: 'tlh' }],
    ['focus_images', { focus_images: 'another.jpg' }],
    ['product_description', { product_description: 'x'.repeat(2001) }],
    ['category', { category: 'weapons' as never }], // Deliberately not of the declared type.
    ['styles', { styles: ['studio'] }],
    ['styles', { styles: STYLE_IDS }],
    ['styles', { styles: [...DEFAULT_STYLE_IDS.slice(1), 'studio'] }],
    ['styles.19', { styles: [...DEFAULT_STYLE_IDS.slice(1), 'oil_painting'] }],
  ])('with an invalid %s names the field', async (field, body) => {
    const answer = await seller.createJob(body as never); // Deliberately not of the declared type.
    const problem = answer.json<Problem>();
    expect(problem).toMatchObject({ status: 422, code: 'invalid_input' });
    expect(problem.errors?.[0]?.field).toBe(field);
    expect(problem.errors?.[0]?.message).toMatch(/\w \w/);
  });

  it('makes the default pictures unless others are chosen', async () => {
    const job = (await seller.createJob()).json<Job>();
    expect(job.variations.map(({ style }) => style)).toEqual(DEFAULT_STYLE_IDS);
  });

  it('makes the chosen twenty pictures in order, each in its size', async () => {
    const buyer = await studio.seller('chooser');
    const styles: StyleId[] = ['editorial_style', ...DEFAULT_STYLE_IDS.slice(2), 'gift_presentation'];
    const job = (await buyer.createJob({ styles })).json<Job>();
    expect(job.variations.map(({ style }) => style)).toEqual(styles);
    expect(job.variations[0]).toMatchObject({ width: 3277, height: 4096 });
    const again = (await studio.ask(`GET /api/jobs/${job.id}`, { token: buyer.token })).json<Job>();
    expect(again.variations.map(({ style }) => style)).toEqual(styles);
  });

  it('takes focus photos by file name and puts them first', async () => {
    const buyer = await studio.seller('focused');
    const second = await uploadPhoto(studio, buyer.token, 'side view.jpg');
    const answer = await buyer.createJob({ image_ids: [buyer.photoId, second], focus_images: 'side view.jpg' });
    expect(answer.json<Job>().images.map(({ id }) => id)).toEqual([second, buyer.photoId]);
    expect(answer.json<Job>().focus_images).toEqual([second]);
  });

  it('shows nothing of another user’s photos and jobs', async () => {
    const job = (await seller.createJob()).json<Job>();
    const { token } = stranger;
    const calls = [
      `GET /api/images/${seller.photoId}`,
      `DELETE /api/images/${seller.photoId}`,
      `GET /api/jobs/${job.id}`,
      `GET /api/jobs/${job.id}/events`,
      `GET /api/jobs/${job.id}/download`,
      `POST /api/jobs/${job.id}/cancel`,
      `POST /api/jobs/${job.id}/retry`,
      `GET /api/variations/${job.variations[0]?.id}/file`,
    ];
    for (const call of calls) expect([call, (await studio.ask(call, { token })).statusCode]).toEqual([call, 404]);
    const theirs = await stranger.createJob({ image_ids: [seller.photoId] });
    expect(theirs.json<Problem>().errors?.[0]?.field).toBe('image_ids');
    const lists = await studio.ask('GET /api/jobs', { token });
    expect(lists.json<{ items: Job[] }>().items).toEqual([]);
  });

  it('keeps a removed photo that a job uses, and deletes one that none uses', async () => {
    const buyer = await studio.seller('tidy');
    const spare = await uploadPhoto(studio, buyer.token);
    const job = (await buyer.createJob()).json<Job>();
    for (const id of [spare, buyer.photoId]) {
      expect((await studio.ask(`DELETE /api/images/${id}`, { token: buyer.token })).statusCode).toBe(204);
      expect((await studio.ask(`GET /api/images/${id}`, { token: buyer.token })).statusCode).toBe(404);
    }
    const after = (await studio.ask(`GET /api/jobs/${job.id}`, { token: buyer.token })).json<Job>();
    expect(after.images.map(({ id }) => id)).toEqual([buyer.photoId]);
  });
});

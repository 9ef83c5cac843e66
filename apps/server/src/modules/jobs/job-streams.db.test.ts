import { setTimeout as delay } from 'node:timers/promises';
import type { Job, Problem, Variation } from '@vitrine/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readZip } from '../../testing/read-zip.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type Seller, type TestStudio } from '../../testing/test-studio.ts';

interface Event {
  id: number;
  event: string;
  data: Job & Variation;
}

const parseEvents = (text: string): Event[] =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('id:'))
    .map((block) => {
      const [id = '', event = '', data = ''] = block.split('\n').map((line) => line.slice(line.indexOf(': ') + 2));
      return { id: Number(id), event, data: JSON.parse(data) as Event['data'] };
    });

describeOnEachDatabase('the streams of a job', (use) => {
  let studio: TestStudio;
  let seller: Seller;
  let job: Job;
  let events: Event[];
  const follow = async (jobId: string, lastId?: number) => {
    const headers = lastId === undefined ? {} : { 'last-event-id': String(lastId) };
    const answer = await studio.ask(`GET /api/jobs/${jobId}/events`, { token: seller.token, headers });
    expect(answer.headers['content-type']).toBe('text/event-stream');
    return parseEvents(answer.body);
  };

  beforeAll(async () => {
    studio = await createTestStudio(use());
    seller = await studio.seller('seller');
    studio.onRender = () => delay(50);
    const created = (await seller.createJob({ product_description: 'Blue mug. Keeps tea warm.' })).json<Job>();
    const following = follow(created.id);
    await studio.queue.work();
    events = await following;
    job = (await studio.ask(`GET /api/jobs/${created.id}`, { token: seller.token })).json<Job>();
  });
  afterAll(() => studio.close());

  it('contain the job first, then each picture, then the end', () => {
    expect(events[0]).toMatchObject({ event: 'job', data: { id: job.id, progress: { done: 0 } } });
    expect(events.at(-1)).toMatchObject({ event: 'job', data: { status: 'completed', credit: { state: 'spent' } } });
    const told = events.filter(({ event }) => event === 'variation').map(({ data }) => data.id);
    expect(new Set(told).size).toBeGreaterThan(1);
    expect(events.map(({ id }) => id)).toEqual(events.map(({ id }) => id).toSorted((a, b) => a - b));
  });

  it('resume after the last seen event, and end at once for an ended job', async () => {
    const last = events.at(-1)?.id ?? 0;
    expect(await follow(job.id, last - 1)).toMatchObject([{ id: last, event: 'job', data: { status: 'completed' } }]);
  });

  it('zip twenty pictures and their list', async () => {
    const answer = await studio.ask(`GET /api/jobs/${job.id}/download`, { token: seller.token });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="blue-mug-20-pictures.zip"');
    const files = readZip(answer.rawPayload);
    expect(files.size).toBe(21);
    expect(files.get('01-blue-mug-white-bg-4096x4096.jpg')?.toString()).toBe('white_bg final jpeg');
    const list = files.get('listing.csv')?.toString() ?? '';
    expect(list.trim().split('\r\n')).toHaveLength(21);
    expect(list).toContain('"Blue mug – ');
  });

  it('serve one picture, in part, conditionally and in other formats', async () => {
    const address = `GET /api/variations/${job.variations[0]?.id}/file`;
    const ask = (query = '', headers = {}) => studio.ask(`${address}${query}`, { token: seller.token, headers });
    const whole = await ask();
    expect(whole.headers['content-disposition']).toBe('attachment; filename="blue-mug-white-bg-4096x4096.jpg"');
    expect(whole.body).toBe('white_bg final jpeg');
    const part = await ask('', { range: 'bytes=9-13' });
    expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, 'bytes 9-13/19', 'final']);
    expect((await ask('', { range: 'bytes=99-' })).json()).toMatchObject({ code: 'range_not_satisfiable' });
    expect((await ask('', { 'if-none-match': whole.headers.etag })).statusCode).toBe(304);
    const png = await ask('?format=png');
    expect([png.headers['content-type'], png.body]).toEqual(['image/png', 'white_bg final png']);
    const preview = await ask('?size=preview');
    expect(preview.headers['content-disposition']).toContain('white-bg-1024x1024.jpg');
    expect((await ask('?format=tiff')).json()).toMatchObject({ status: 422, errors: [{ field: 'format' }] });
  });

  it('render a picture once for sixty simultaneous requests for another format', async () => {
    const address = `GET /api/variations/${job.variations[1]?.id}/file?format=png`;
    let renderings = 0;
    studio.onRender = async () => {
      renderings += 1;
      await delay(300);
    };
    const all = await Promise.all(Array.from({ length: 60 }, () => studio.ask(address, { token: seller.token })));
    studio.onRender = async () => {};
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(all.map(({ body }) => body)).size).toBe(1);
    expect(renderings).toBe(1);
  });

  it('serve one picture in a channel’s format, in part and conditionally', async () => {
    const of = (style: string) => job.variations.find((each) => each.style === style)?.id;
    const ask = (style: string, query: string, headers = {}) =>
      studio.ask(`GET /api/variations/${of(style)}/file?${query}`, { token: seller.token, headers });
    const whole = await ask('white_bg', 'preset=amazon_main');
    expect(whole.headers['content-disposition']).toContain('"blue-mug-white-bg-amazon-main-2000x2000.jpg"');
    expect(whole.body).toBe('white_bg final jpeg for amazon_main as jpeg, 1 kept');
    const part = await ask('white_bg', 'preset=amazon_main', { range: 'bytes=0-7' });
    expect([part.statusCode, part.body]).toEqual([206, 'white_bg']);
    const known = await ask('white_bg', 'preset=amazon_main', { 'if-none-match': whole.headers.etag });
    expect(known.statusCode).toBe(304);
    const webp = await ask('luxury', 'preset=ebay&format=webp');
    expect([webp.headers['content-type'], webp.body]).toEqual([
      'image/webp',
      'luxury final jpeg for ebay as webp, 2 kept',
    ]);
  });

  it('compose a picture again for other proportions, with a small preview before the download', async () => {
    const of = (style: string) => job.variations.find((each) => each.style === style)?.id;
    const ask = async (style: string, query: string) =>
      (await studio.ask(`GET /api/variations/${of(style)}/file?${query}`, { token: seller.token })).body;
    expect(await ask('lifestyle', 'preset=meta_story')).toBe(
      'lifestyle final png: in 1440 × 2560 for meta_story as jpeg, 0 kept',
    );
    expect(await ask('lifestyle', 'preset=meta_story&size=preview')).toBe('lifestyle preview jpeg: in 1440 × 2560');
    expect(await ask('lifestyle', 'preset=shopify&size=preview')).toBe('lifestyle preview jpeg');
    expect(await ask('mobile_optimized', 'preset=instagram_square')).toContain('in 1080 × 1080');
  });

  it('explain the error in a requested channel', async () => {
    const address = `GET /api/variations/${job.variations.find(({ style }) => style === 'luxury')?.id}/file`;
    const ask = async (query: string) =>
      (await studio.ask(`${address}?${query}`, { token: seller.token })).json<Problem>();
    expect(await ask('preset=myspace')).toMatchObject({ status: 422, errors: [{ field: 'preset' }] });
    expect(await ask('preset=etsy&format=png')).toMatchObject({ status: 422, errors: [{ field: 'format' }] });
    expect(await ask('preset=amazon_main')).toMatchObject({
      status: 422,
      code: 'unfit_for_preset',
      errors: [
        { field: 'preset', message: 'The background is not pure white.' },
        { field: 'preset', message: 'There are words on it.' },
      ],
    });
    const zip = await studio.ask(`GET /api/jobs/${job.id}/download?preset=myspace`, { token: seller.token });
    expect(zip.json()).toMatchObject({ status: 422, code: 'invalid_input', errors: [{ field: 'preset' }] });
  });

  it('zip the pictures that a channel accepts, and list the others', async () => {
    const download = (preset: string) =>
      studio.ask(`GET /api/jobs/${job.id}/download?preset=${preset}`, { token: seller.token });
    const all = await download('shopify');
    expect(all.headers['content-disposition']).toBe('attachment; filename="blue-mug-20-shopify.zip"');
    const files = readZip(all.rawPayload);
    expect(files.size).toBe(21);
    expect(files.get('03-blue-mug-lifestyle-shopify-2048x2048.jpg')?.toString()).toContain('for shopify as jpeg');
    expect(files.get('listing.csv')?.toString()).toContain('width=2048; height=2048; bytes=48;');
    const main = readZip((await download('amazon_main')).rawPayload);
    expect([...main.keys()]).toEqual(['01-blue-mug-white-bg-amazon-main-2000x2000.jpg', 'listing.csv']);
    const list = main.get('listing.csv')?.toString().trim().split('\r\n') ?? [];
    expect(list).toHaveLength(21);
    expect(list[3]).toBe(
      '"","lifestyle","Blue mug – Lifestyle: Keeps tea warm","left out: background_not_white, has_text"',
    );
  });

  it('offer no download before the first picture is ready', async () => {
    studio.onRender = async () => Promise.reject(new Error('asked to fail'));
    const other = (await seller.createJob()).json<Job>();
    await studio.waitForJob(seller.token, other.id, ({ status }) => status === 'failed');
    const zip = await studio.ask(`GET /api/jobs/${other.id}/download`, { token: seller.token });
    expect(zip.json()).toMatchObject({ status: 409, code: 'nothing_to_download' });
    const picture = await studio.ask(`GET /api/variations/${other.variations[0]?.id}/file`, { token: seller.token });
    expect(picture.json()).toMatchObject({ status: 409, code: 'picture_not_ready' });
  });

  it('abort a download whose picture is missing, and nothing else', async () => {
    await studio.storage.removeFolder(`jobs/${job.id}/${job.variations[7]?.id ?? ''}/`);
    const download = studio.ask(`GET /api/jobs/${job.id}/download`, { token: seller.token });
    await expect(download.then(({ rawPayload }) => readZip(rawPayload))).rejects.toThrow(/./);
    expect((await studio.ask('GET /healthz')).statusCode).toBe(200);
  });
});

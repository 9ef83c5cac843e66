import type { Problem, Session, UploadResult } from '@vitrine/contract';
import { KEPT_PHOTOS } from '@vitrine/contract';
import type { IntakeResult } from '@vitrine/engine/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photos } from '../../database/schema.ts';
import { createTestApp, OWN_NETWORK, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';

const BOUNDARY = 'x-boundary';
const MEGAPIXELS = 100;
const pixels = Buffer.from('pixels');
const TAKEN: IntakeResult = { format: 'png', width: 9, height: 9, warnings: [], photo: pixels, preview: pixels };

describeOnDatabase('the upload allowance', (use) => {
  let app: TestApp;
  let asked = 0;
  const guest = async () => (await app.ask('POST /api/auth/guest', { payload: {} })).json<Session>();
  const upload = (token: string, files = 1, remoteAddress = '127.0.0.1') =>
    app.ask('POST /api/images', {
      token,
      remoteAddress,
      payload: `${`--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\n\r\np\r\n`.repeat(files)}--${BOUNDARY}--\r\n`,
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    });

  beforeAll(async () => {
    const intake = async () => {
      asked += 1;
      return TAKEN;
    };
    const none = async (): Promise<never> => {
      throw new Error('not in this test');
    };
    app = await createTestApp(use(), {
      studio: {
        measure: async () => MEGAPIXELS,
        intake,
        cutOut: none,
        previewCutOut: none,
        state: () => OWN_NETWORK,
        wake: () => {},
      },
    });
  });
  afterAll(() => app.app.close());

  it('limits a guest’s pixels per minute, and reports the waiting time and the accepted photos', async () => {
    const { access_token: token } = await guest();
    const six = await upload(token, 6);
    expect(six.json<UploadResult>().items).toHaveLength(6);
    asked = 0;
    const refused = await upload(token);
    expect(refused.statusCode).toBe(429);
    expect(refused.json<Problem>()).toMatchObject({ code: 'pixels_used_up' });
    expect(refused.json<Problem>().detail).toContain('600 megapixels a minute');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(asked).toBe(0);
    const { access_token: account } = await app.signUp('many-pixels@example.com');
    expect((await upload(account, 6)).json<UploadResult>().items).toHaveLength(6);
    expect((await upload(account, 6)).json<UploadResult>().items).toHaveLength(6);
  });

  it('keeps the accepted photos when it is used up within a request', async () => {
    const { access_token: token } = await guest();
    await upload(token, 4, '127.0.0.2');
    const half = (await upload(token, 6, '127.0.0.2')).json<UploadResult>();
    expect([half.items.length, half.rejected.map(({ code }) => code)]).toEqual([2, Array(4).fill('pixels_used_up')]);
  });

  it('limits all guests of an address together, and of an IPv6 network', async () => {
    for (const host of [1, 2, 3]) await upload((await guest()).access_token, 6, `2001:db8:1:1::${host}`);
    const fourth = (await guest()).access_token;
    expect((await upload(fourth, 1, '2001:db8:1:1::4')).statusCode).toBe(429);
    expect((await upload(fourth, 1, '2001:db8:1:2::4')).statusCode).toBe(201);
  });

  it('limits stored photos and bytes', async () => {
    const { access_token: token, user } = await app.signUp('many-photos@example.com');
    const [id] = (await upload(token)).json<UploadResult>().items.map((item) => item.id);
    await use()
      .db.update(photos)
      .set({ bytes: KEPT_PHOTOS.account.bytes / 1024 })
      .where(eq(photos.userId, user.id));
    expect((await upload(token)).statusCode).toBe(201);
    const { db } = use();
    const [row] = await db.select().from(photos).where(eq(photos.id, id!));
    const many = Array.from({ length: 1100 }, () => ({ ...row!, id: crypto.randomUUID() }));
    await db.insert(photos).values(many);
    const full = await upload(token);
    expect([full.statusCode, full.json<Problem>().code]).toEqual([409, 'photos_full']);
    await db.delete(photos).where(eq(photos.userId, user.id));
    expect((await upload(token)).statusCode).toBe(201);
    await db.insert(photos).values(
      Array.from({ length: KEPT_PHOTOS.account.photos }, (_, index) => ({
        ...many[0]!,
        id: crypto.randomUUID(),
        bytes: index % 7,
      })),
    );
    expect((await upload(token)).json<Problem>().code).toBe('photos_full');
  });

  it('cuts out every user’s first photo before any second one', async () => {
    const priorities: number[] = [];
    const queue = {
      enqueue: async (_db: unknown, _name: string, _data: unknown, options = { priority: 0 }) =>
        void priorities.push(options.priority),
    };
    const fair = await createTestApp(use(), {
      queue: queue as never, // A stand-in with the fields read here.
      studio: { measure: async () => 1, intake: async () => TAKEN, wake: () => {} } as never, // A stand-in with the fields read here.
    });
    const plain = async (files: number) => {
      const { access_token: token } = (await fair.ask('POST /api/auth/guest', { payload: {} })).json<Session>();
      await fair.ask('POST /api/images', {
        token,
        payload: `${`--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\n\r\np\r\n`.repeat(files)}--${BOUNDARY}--\r\n`,
        headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      });
    };
    await plain(3);
    await plain(1);
    await fair.app.close();
    expect(priorities.map((priority) => priority + 0)).toEqual([0, -1, -2, 0]);
  });
});

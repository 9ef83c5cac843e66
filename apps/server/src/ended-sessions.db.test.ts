import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Job, Session } from '@vitrine/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileStorage } from './adapters/storage/files/create-file-storage.ts';
import { signedFilesRoutes } from './adapters/storage/signed-files.routes.ts';
import { signAddresses } from './adapters/storage/signed-key.ts';
import { currentSession } from './http/session-context.ts';
import { describeOnDatabase } from './testing/test-database.ts';
import { fixedRing } from './keys/open-key-ring.ts';
import { signingKey } from './keys/signing-key.ts';
import { createTestStudio, type Seller, type TestStudio, uploadPhoto } from './testing/test-studio.ts';

const keys = fixedRing([signingKey('test')]);

describeOnDatabase('an ended session', (use) => {
  let root: string;
  let test: TestStudio;
  let seller: Seller;
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'vitrine-sessions-'));
    const storage = createFileStorage({
      root,
      signedUrl: signAddresses({ keys, basePath: '/api/files', session: currentSession }),
    });
    test = await createTestStudio(use(), { storage, storageRoutes: signedFilesRoutes(storage, keys) });
    seller = await test.seller('sessions');
  });
  afterAll(async () => {
    await test.close();
    await rm(root, { recursive: true, force: true });
  });

  const anotherSession = async () => {
    const payload = { email: 'sessions@example.com', password: 'a blue teapot' };
    return (await test.ask('POST /api/auth/login', { payload })).json<Session>();
  };
  const previewsOf = async (token: string) => {
    const { items } = (await test.ask('GET /api/images', { token })).json<{ items: { preview_url: string }[] }>();
    return items.map(({ preview_url }) => preview_url);
  };
  const load = async (url: string) => (await test.ask(`GET ${url}`)).statusCode;

  it('invalidates its own picture addresses, and no others', async () => {
    const other = await anotherSession();
    await uploadPhoto(test, other.access_token);
    const [own] = await previewsOf(seller.token);
    const [lent] = await previewsOf(other.access_token);
    expect(own).not.toBe(lent);
    expect([await load(own!), await load(lent!)]).toEqual([200, 200]);
    await test.ask('POST /api/auth/logout', { token: other.access_token });
    expect([await load(own!), await load(lent!)]).toEqual([200, 404]);
    expect(await load(lent!.replace(/session=[^&]+/, /session=[^&]+/.exec(own!)![0]))).toBe(404);
  });

  it('ends its event streams within seconds', async () => {
    const { id } = (await seller.createJob()).json<Job>();
    const other = await anotherSession();
    let over = false;
    const follow = test.ask(`GET /api/jobs/${id}/events`, { token: other.access_token }).then((answer) => {
      over = true;
      return answer;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(over).toBe(false);
    await test.ask('POST /api/auth/logout', { token: other.access_token });
    const begin = Date.now();
    expect((await follow).statusCode).toBe(200);
    expect(Date.now() - begin).toBeLessThan(20_000);
  });
});

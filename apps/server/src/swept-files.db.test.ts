import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { createFileStorage } from './adapters/storage/files/create-file-storage.ts';
import { jobs, users } from './database/schema.ts';
import { describeOnDatabase } from './testing/test-database.ts';
import { createTestStudio, type TestStudio, uploadPhoto } from './testing/test-studio.ts';
import { sweepFiles } from './modules/personal-data/sweep-files.ts';

const HOUR_MS = 3_600_000;

describeOnDatabase('files without a database row', (use) => {
  let root: string;
  let studio: TestStudio;
  let storage: ReturnType<typeof createFileStorage>;
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'vitrine-sweep-'));
    storage = createFileStorage({
      root,
      signedUrl: (key) => `/api/files/${key}`,
    });
    studio = await createTestStudio(use(), { storage });
  });
  afterAll(async () => {
    await studio.close();
    await rm(root, { recursive: true });
  });

  const foldersOf = async (kind: string) => (await readdir(path.join(root, kind))).toSorted();
  /** A folder with a file, created and last changed the given hours ago. */
  const put = async (
    kind: 'photos' | 'jobs',
    { madeHours, changedHours }: Record<'madeHours' | 'changedHours', number>,
  ) => {
    const id = v7({ msecs: Date.now() - madeHours * HOUR_MS });
    await storage.put(`${kind}/${id}/preview.jpg`, Buffer.from('pixels'));
    const at = new Date(Date.now() - changedHours * HOUR_MS);
    await utimes(path.join(root, kind, id, 'preview.jpg'), at, at);
    return id;
  };
  const age = async (kind: string, id: string) => {
    const at = new Date(Date.now() - 100 * HOUR_MS);
    for (const name of await readdir(path.join(root, kind, id))) await utimes(path.join(root, kind, id, name), at, at);
  };

  it('are removed a day after the last change; files with a row, in progress or of another database stay', async () => {
    // There is no account yet: the files' owner cannot be known.
    const foreign = await put('photos', { madeHours: 1000, changedHours: 1000 });
    await sweepFiles({ db: use().db, storage });
    expect(await foldersOf('photos')).toEqual([foreign]);

    const { token, photoId } = await studio.seller('sweeper');
    await use()
      .db.update(users)
      .set({ createdAt: new Date(Date.now() - 500 * HOUR_MS) });
    await age('photos', photoId);
    const listed = await uploadPhoto(studio, token);
    const lost = await put('photos', { madeHours: 48, changedHours: 48 });
    const writing = await put('photos', { madeHours: 48, changedHours: 1 });
    const kept = await put('jobs', { madeHours: 48, changedHours: 48 });
    const purged = await put('jobs', { madeHours: 48, changedHours: 48 });
    const gone = await put('jobs', { madeHours: 48, changedHours: 48 });
    await addJob(kept, token, null);
    await addJob(purged, token, new Date());

    await sweepFiles({ db: use().db, storage });
    expect(await foldersOf('photos')).toEqual([foreign, photoId, listed, writing].toSorted());
    expect(await foldersOf('photos')).not.toContain(lost);
    expect(await foldersOf('jobs')).toEqual([kept]);
    expect([purged, gone]).not.toContain(kept);
    expect((await studio.ask(`GET /api/images/${photoId}`, { token })).statusCode).toBe(200);
  });

  /** A row of a job with a new id, as a purge leaves it. */
  const addJob = async (id: string, token: string, purgedAt: Date | null) => {
    const { id: userId } = (await studio.ask('GET /api/auth/me', { token })).json<{ id: string }>();
    await use()
      .db.insert(jobs)
      .values({ ...JOB, id, userId, purgedAt });
    expect(await use().db.$count(jobs, eq(jobs.id, id))).toBe(1);
  };

  it('are searched for every night', async () => {
    const found = await use().db.execute(sql`select cron from pgboss.schedule where name = 'sweep-files'`);
    expect((found as { rows?: object[] }).rows).toEqual([{ cron: '11 3 * * *' }]);
  });
});

const JOB = { language: 'en', description: '', status: 'completed', requestHash: '' } as const;

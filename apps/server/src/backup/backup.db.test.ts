import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Job } from '@vitrine/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { connectPostgres } from '../adapters/database/postgres/connect-postgres.ts';
import { openEmbeddedBoss, openServerBoss } from '../adapters/queue/pg-boss/open-pg-boss.ts';
import { createFileStorage } from '../adapters/storage/files/create-file-storage.ts';
import { createS3Storage } from '../adapters/storage/s3/create-s3-storage.ts';
import { moveFiles } from '../cli/move-files.ts';
import type { Db } from '../database/db.ts';
import { queryRows } from '../database/query-rows.ts';
import type { Storage } from '../ports/storage-port.ts';
import { createPostgresDatabase } from '../testing/fresh-postgres.ts';
import { KEY_ID, REGION, SECRET, startS3StandIn } from '../testing/start-s3-stand-in.ts';
import { describeOnDatabase, openEmptyEmbedded, type TestDatabase } from '../testing/test-database.ts';
import { createTestStudio, type TestStudio } from '../testing/test-studio.ts';
import { digestFile } from './copy-file.ts';
import { dumpDatabase, listTables } from './dump-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** An empty database on the server, as before the first start. */
async function openEmptyPostgres(): Promise<TestDatabase> {
  const { url, drop } = await createPostgresDatabase(inject('postgres')?.url ?? '');
  const database = await connectPostgres(url);
  const close = async () => {
    await database.close();
    await drop();
  };
  return { database, db: database.db, lite: null, url, close };
}

/** Where a backup is restored: from one kind of database to the other; all four ways in `npm run test:full`. */
const TARGETS = [
  ...(inject('postgres') === null ? [] : ['the other kind of database']),
  ...(inject('postgres') === null || process.env['FULL_TESTS'] === '1' ? ['the same kind of database'] : []),
];
const openTarget = (target: string, { lite }: TestDatabase): Promise<TestDatabase> =>
  (lite === null) === (target === 'the other kind of database') ? openEmptyEmbedded() : openEmptyPostgres();
const bossOf = ({ lite, url }: TestDatabase) => (lite === null ? openServerBoss(url ?? '') : openEmbeddedBoss(lite));
const quiet = () => {};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-backup-'));
});
afterEach(() => rm(folder, { recursive: true }));

const openFiles = (name: string): Storage =>
  createFileStorage({ root: path.join(folder, name), signedUrl: (key) => key });
const ledger = (db: Db) =>
  queryRows(
    db,
    sql`select user_id, count(*)::int as lines, sum(balance_change)::int as balance, sum(pending_change)::int as pending,
      max(position)::int as last from credit_lines group by user_id order by user_id`,
  );
async function everyRow(db: Db): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const { table } of await listTables(db)) {
    all[table] = await queryRows(db, sql`select t::text as row from ${sql.identifier(table)} t order by 1`);
  }
  return all;
}

/** A running studio and its backups. */
function backUp(use: () => TestDatabase) {
  let studio: TestStudio;
  let number = 0;
  beforeAll(async () => {
    studio = await createTestStudio(use());
    await studio.queue.work();
  });
  afterAll(() => studio.close());
  const newSeller = () => studio.seller(`backed-up-${(number += 1)}`);
  const back = (name = 'backup') =>
    writeBackup(
      { dump: (file) => dumpDatabase(use().db, file), storage: studio.storage },
      path.join(folder, name),
      quiet,
    );

  /** Makes a backup of the given name while no row changes: an e-mail may still be in progress. */
  const backAtRest = async (): Promise<string> => {
    for (let turn = 1; ; turn += 1) {
      const rows = await everyRow(use().db);
      await back(`rest-${turn}`);
      if (isDeepStrictEqual(await everyRow(use().db), rows)) return `rest-${turn}`;
    }
  };

  /** A set of which some pictures are ready and the others wait for `release`. */
  const beginSet = async () => {
    let release = quiet;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let made = 0;
    studio.onRender = async ({ size }) => {
      if (size === 'final') made += 1;
      if (made > 3) await gate;
    };
    const seller = await newSeller();
    const { id } = (await seller.createJob()).json<Job>();
    await studio.waitForJob(seller.token, id, ({ progress }) => progress.done >= 2);
    return { seller, id, release };
  };
  return { studio: () => studio, newSeller, back, backAtRest, beginSet };
}

describeOnDatabase('a backup', (use) => {
  const { studio, back, backAtRest, beginSet } = backUp(use);

  it.each(TARGETS)('made during work continues in %s where it stopped', async (to) => {
    const { seller, id, release } = await beginSet();
    const made = await back();
    const before = await ledger(use().db);
    release();
    await studio().waitForJob(seller.token, id, ({ status }) => status === 'completed');
    expect(made.database.tasks).toBeGreaterThan(0);

    const target = await openTarget(to, use());
    const files = openFiles('restored');
    await restoreBackup({ ...target, boss: bossOf(target), storage: files }, path.join(folder, 'backup'), quiet);
    expect(await ledger(target.db)).toEqual(before);
    const other = await createTestStudio(target);
    await moveFiles(files, other.storage, quiet);
    await other.queue.work();
    const again = await other.waitForJob(seller.token, id, ({ status }) => status !== 'generating');
    expect(again).toMatchObject({ status: 'completed', progress: { done: 20, failed: 0 }, credit: { state: 'spent' } });
    // The line counter continues: the settled credit is a line of its own.
    expect((await ledger(target.db)).at(-1)).toEqual((await ledger(use().db)).at(-1));
    await other.close();
    await target.close();
  });

  it.each(TARGETS)('is the same, row by row and file by file, in %s', async (to) => {
    const { seller, id, release } = await beginSet();
    release();
    await studio().waitForJob(seller.token, id, ({ status }) => status === 'completed');
    const name = await backAtRest();
    const target = await openTarget(to, use());
    const files = openFiles('restored');
    await restoreBackup({ ...target, boss: bossOf(target), storage: files }, path.join(folder, name), quiet);
    expect(await everyRow(target.db)).toEqual(await everyRow(use().db));
    let count = 0;
    for await (const { key } of studio().storage.list('')) {
      count += 1;
      expect(Buffer.from(await files.read(key)).equals(await studio().storage.read(key))).toBe(true);
    }
    expect(count).toBeGreaterThan(20);
    await target.close();
  });
});

// What differs between the databases is dumped and restored above.
describeOnDatabase('a backup and its files', (use) => {
  const { studio, newSeller, back, beginSet } = backUp(use);

  it('of a bucket in use is restored into another bucket', async () => {
    const stores = [await startS3StandIn(), await startS3StandIn()];
    const [from, to] = stores.map(({ endpoint, bucket }) =>
      createS3Storage({
        store: {
          endpoint,
          bucket,
          region: REGION,
          credentials: { accessKeyId: KEY_ID, secretAccessKey: SECRET },
          prefix: 'shop/',
          isDirect: false,
        },
        signedUrl: (key) => key,
      }),
    );
    const { seller, id, release } = await beginSet();
    await moveFiles(studio().storage, from!, quiet);
    const made = await writeBackup(
      { dump: (file) => dumpDatabase(use().db, file), storage: from! },
      path.join(folder, 'backup'),
      quiet,
    );
    expect(made.files.count).toBe(stores[0]!.objects.size);
    expect(made.files.count).toBeGreaterThan(3);
    const before = await ledger(use().db);
    release();
    const target = await openEmptyEmbedded();
    await restoreBackup({ ...target, boss: bossOf(target), storage: to! }, path.join(folder, 'backup'), quiet);
    expect(await ledger(target.db)).toEqual(before);
    const contents = (each: number) =>
      [...stores[each]!.objects].map(([key, { content }]) => [key, content.toString('base64')]);
    expect(new Map(contents(1) as [string, string][])).toEqual(new Map(contents(0) as [string, string][]));
    // Its folder contains nothing but the backup.
    expect((await readdir(path.join(folder, 'backup'))).toSorted()).toEqual([
      'database.jsonl.gz',
      'files',
      'files.jsonl',
      'manifest.json',
    ]);
    await studio().waitForJob(seller.token, id, ({ status }) => status === 'completed');
    await target.close();
    for (const storage of [from!, to!]) storage.close();
    for (const store of stores) await store.close();
  });

  it('is not restored into a place that is not empty, nor if it is incomplete or changed', async () => {
    await newSeller();
    await back();
    await expect(back()).rejects.toThrow(/is not empty: name a folder that does not exist yet/);
    const target = await openEmptyEmbedded();
    const restore = (storage = openFiles('restored'), from = 'backup') =>
      restoreBackup({ ...target, boss: bossOf(target), storage }, path.join(folder, from), quiet);
    const other = openFiles('other');
    await other.put('photos/somebody/photo.jpg', Buffer.from('else'));
    await expect(restore(other)).rejects.toThrow(/file storage is not empty \(photos\/somebody\/photo\.jpg\)/);
    await expect(restore(openFiles('restored'), 'nowhere')).rejects.toThrow(/has no manifest\.json/);

    const names = await readdir(path.join(folder, 'backup/files'), { recursive: true });
    const name = names.find((file) => file.endsWith('.jpg')) ?? '';
    const file = path.join(folder, 'backup/files', name);
    const content = await readFile(file);
    await writeFile(file, 'something else');
    await expect(restore()).rejects.toThrow(
      /differs from its checksum in the backup: it is damaged\. Nothing was changed/,
    );
    await rm(file);
    await expect(restore()).rejects.toThrow(/is missing: the backup is incomplete/);
    expect(await readdir(folder)).not.toContain('restored');
    await writeFile(file, content);
    const list = path.join(folder, 'backup/files.jsonl');
    expect((await digestFile(list)).bytes).toBeGreaterThan(0);

    await restore();
    await expect(restore()).rejects.toThrow(/The database is not empty/);
    await target.close();
  });
});

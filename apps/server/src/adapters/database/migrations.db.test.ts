import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it } from 'vitest';
import { migrationsFolder } from './migrations-folder.ts';

/** The first `count` migrations. */
async function copyFirst(count: number): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal: { entries: unknown[] } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

it('turns the existing cut-out of a photo into its first revision, with its files, warnings and jobs', async () => {
  const before = await copyFirst(2);
  const lite = await PGlite.create();
  const db = drizzle(lite);
  await migrate(db, { migrationsFolder: before });
  await lite.exec(`
    insert into users (id, email, username) values ('00000000-0000-7000-8000-000000000001', 'a@example.com', 'a');
    insert into photos (id, user_id, filename, format, width_px, height_px, bytes, warnings, cutout_status, cutout_score)
      select ('00000000-0000-7000-8000-00000000001' || n)::uuid, '00000000-0000-7000-8000-000000000001', 'p.jpg', 'jpeg',
        8, 8, 8, array['dark', 'uncertain_cutout'], (array['pending', 'ready', 'failed'])[n], n / 4.0
      from generate_series(1, 3) as n;
    insert into jobs (id, user_id, language, description, request_hash)
      select '00000000-0000-7000-8000-000000000020', id, 'en', '', '' from users;
    insert into job_photos (job_id, photo_id, position, focus)
      select '00000000-0000-7000-8000-000000000020', id, 1, false from photos;`);
  await migrate(db, { migrationsFolder });
  const { rows } = await lite.query(`
    select p.warnings as intake, c.revision, c.status, c.score, c.warnings, c.has_full, j.cutout_revision as used
      from photos p join cutouts c on c.photo_id = p.id join job_photos j on j.photo_id = p.id order by p.id`);
  const same = { intake: ['dark'], revision: 0, warnings: ['uncertain_cutout'], used: 0 };
  expect(rows).toEqual([
    { ...same, status: 'pending', score: 0.25, has_full: false },
    { ...same, status: 'ready', score: 0.5, has_full: true },
    { ...same, status: 'failed', score: 0.75, has_full: false },
  ]);
  await lite.close();
  await rm(before, { recursive: true });
});

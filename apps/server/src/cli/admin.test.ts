import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { connectPglite } from '../adapters/database/pglite/connect-pglite.ts';
import { users } from '../database/schema.ts';
import { newId } from '../database/new-id.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-admin-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const run = (...words: string[]) =>
  new Promise<{ code: number; out: string; complaint: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
    const child = execFile(
      process.execPath,
      [path.join(import.meta.dirname, 'admin.ts'), ...words],
      { env },
      (_error, out, complaint) => resolve({ code: child.exitCode ?? -1, out, complaint }),
    );
  });

it('works on the embedded database, and reports in one sentence if another process has it open', async () => {
  const database = await connectPglite(path.join(dataDir, 'database'));
  await database.migrate();
  await database.db.insert(users).values({ id: newId(), email: 'boss@shop.example', emailVerifiedAt: new Date() });
  const refused = await run('list');
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.complaint).toMatch(/^Another process has the embedded database open .+: stop it, .+\n$/);
  await database.close();
  const granted = await run('grant', 'boss@shop.example');
  expect(granted).toEqual({ code: 0, out: 'boss@shop.example is now an administrator.\n', complaint: '' });
  const rotated = await run('rotate-keys');
  expect(rotated).toMatchObject({ code: 0, complaint: '' });
  expect(rotated.out).toMatch(/^New signing keys are in use/);
  const unknown = await run('revoke', 'nobody@shop.example');
  expect(unknown).toEqual({ code: 1, out: '', complaint: 'No account has the address nobody@shop.example.\n' });
}, 240_000);

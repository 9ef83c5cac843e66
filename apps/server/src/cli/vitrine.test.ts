import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectPglite, type EmbeddedDatabase } from '../adapters/database/pglite/connect-pglite.ts';
import { takeOrders } from '../composition/take-orders.ts';
import { readConfig } from '../config.ts';
import { users } from '../database/schema.ts';
import { newId } from '../database/new-id.ts';
import { askAdmin } from './commands/ask-admin.ts';
import { askDoctor } from './commands/ask-doctor.ts';
import { checkCommand } from './commands/check-command.ts';
import { makeBackup } from './commands/make-backup.ts';
import { migrate } from './commands/migrate.ts';
import { restore } from './commands/restore.ts';
import { portOf } from '../http/port-of.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-command-'));
const here = (...names: string[]) => path.join(folder, ...names);
const configOf = (name: string, env: Record<string, string> = {}) =>
  readConfig({ ...env, DATA_DIR: here(name), PUBLIC_URL: 'http://localhost:9' });
const config = configOf('data');

let running: EmbeddedDatabase;
let stopOrders: () => Promise<void>;
beforeAll(async () => {
  mkdirSync(here('data/files/photos/a'), { recursive: true });
  writeFileSync(here('data/files/photos/a/photo.jpg'), 'a photo');
  running = await connectPglite(here('data/database'));
  await running.migrate();
  await running.db.insert(users).values({ id: newId(), email: 'boss@shop.example', emailVerifiedAt: new Date() });
  stopOrders = await takeOrders(config, running.db);
});
afterAll(() => rmSync(folder, { recursive: true }));

const without = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  await stopOrders();
  await running.close();
  const value = await work();
  running = await connectPglite(here('data/database'));
  stopOrders = await takeOrders(config, running.db);
  return value;
};

it('works through the running server, which alone has the embedded database open', async () => {
  expect((await askAdmin(config, ['grant', 'boss@shop.example'])).lines).toEqual([
    'boss@shop.example is now an administrator.',
  ]);
  expect(await askAdmin(config, ['revoke', 'nobody@shop.example'])).toMatchObject({ isDone: false });
  const made = await makeBackup(config, [here('backup')]);
  expect(made.lines).toEqual(['1 files, 0.0 MB.', `The backup is complete: ${here('backup')}`]);
  expect(statSync(here('backup')).mode & 0o077).toBe(0);
  expect((await checkCommand(config, [here('backup')])).lines[0]).toMatch(/is complete: 1 files/);
  await expect(makeBackup(config, [here('backup')])).rejects.toThrow(/is not empty/);

  await expect(makeBackup(config, [here('data/files/backup')])).rejects.toThrow(/must not be inside the folder/);

  const other = configOf('other');
  expect((await restore(other, [here('backup')])).lines[0]).toMatch(/^\d+ rows and 0 waiting tasks are restored/);
  expect((await askAdmin(other, ['list'])).lines).toEqual(['boss@shop.example']);
  expect(existsSync(here('other/files/photos/a/photo.jpg'))).toBe(true);
  await expect(restore(other, [here('backup')])).rejects.toThrow(/The database is not empty/);
}, 240_000);

it('lists the migrations, and makes them', async () => {
  const fresh = configOf('fresh');
  const trial = await migrate(fresh, ['--dry-run']);
  expect(trial.lines[0]).toBe('These migrations are due:');
  expect(trial.lines[1]).toBe('  0000_foundation');
  expect((await migrate(fresh, ['--dry-run'])).lines).toEqual(trial.lines);
  expect((await migrate(fresh, [])).lines[0]).toBe('These migrations were made:');
  expect((await migrate(fresh, [])).lines).toEqual(['The database is already at this version.']);
}, 240_000);

const statesOf = ({ lines }: { lines: string[] }) =>
  Object.fromEntries(lines.map((line) => [line.slice(6, 15).trim(), line.slice(0, 4).trim()]));

it('checks everything, one line each, whether the server runs or not', async () => {
  const env = { DATA_DIR: here('data'), PUBLIC_URL: 'http://localhost:9' };
  const seen = await askDoctor(env);
  const states = {
    settings: 'ok',
    database: 'ok',
    keys: 'ok',
    disk: 'ok',
    files: 'ok',
    mail: 'look',
    webhooks: 'look',
  };
  expect(statesOf(seen)).toMatchObject({ ...states, disk: expect.stringMatching(/ok|look/) });
  expect(seen.isDone).toBe(true);
  expect(statesOf(await without(() => askDoctor(env)))).toEqual(statesOf(seen));
  expect(readdirSync(here('data/files'))).toEqual(['photos']);
  const broken = await askDoctor({ PORT: 'none', ROLE: 'worker' });
  expect(broken).toEqual({ lines: ['bad   settings  PORT must be a whole number from 0 to 65535.'], isDone: false });
  const away = await askDoctor({ ...env, DATABASE_URL: 'postgres://vitrine@127.0.0.1:9/none' });
  expect(away.lines[1]).toMatch(/^bad {3}database {2}The database of DATABASE_URL cannot be used/);
  const mail = { SMTP_URL: 'smtp://user:secret@127.0.0.1:9', MAIL_FROM: 'a@shop.example' };
  const unsent = await askDoctor({ ...env, ...mail });
  expect(statesOf(unsent)).toMatchObject({ mail: 'bad' });
  expect(unsent.lines.join()).not.toContain('secret');
}, 240_000);

it('tells our webhook address from one that another server answers', async () => {
  let answer: { status: number; body: string } = { status: 200, body: 'Welcome to nginx' };
  const server: Server = createServer((request, response) => {
    response.writeHead(answer.status, { 'content-type': 'application/problem+json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  const look = async () =>
    statesOf(await askDoctor({ DATA_DIR: here('nothing'), PUBLIC_URL: `http://127.0.0.1:${port}` }))['webhooks'];
  expect(await look()).toBe('bad');
  answer = { status: 400, body: JSON.stringify({ code: 'invalid_signature' }) };
  expect(await look()).toBe('ok');
  await new Promise((resolve) => server.close(resolve));
}, 120_000);

it('lists its commands, and exits with 1 for an unknown one', async () => {
  const run = (...words: string[]) =>
    new Promise<{ code: number | null; out: string }>((resolve) => {
      const child = execFile(process.execPath, [path.join(import.meta.dirname, 'vitrine.ts'), ...words], (_, out) =>
        resolve({ code: child.exitCode, out }),
      );
    });
  const [listed, unknown] = [await run(), await run('rebuild')];
  expect(listed).toMatchObject({ code: 0, out: expect.stringContaining('backup FOLDER') });
  expect(unknown).toEqual({ code: 1, out: '' });
}, 240_000);

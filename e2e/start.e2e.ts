import { createServer } from 'node:net';
import { once } from 'node:events';
import { chmod, stat } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { freePort, emptyDataDir, FROM_SOURCE, refusedStart, removeDataDir, startServer } from './server.ts';
import { nightly, test } from './test.ts';

/** Failures of a start as the operator sees them: one sentence and a non-zero exit code. */
let dataDir: string;
test.beforeEach(async () => {
  dataDir = await emptyDataDir();
});
test.afterEach(() => removeDataDir(dataDir));

const sentence = (output: string): string[] =>
  output.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('{'));

test('prints its address and settings in eight lines; its data folder is closed to other users and to a second start', async () => {
  await chmod(dataDir, 0o755);
  const server = await startServer({ dataDir, env: FROM_SOURCE });
  const second = await refusedStart({ PORT: String(await freePort()), DATA_DIR: dataDir, ...FROM_SOURCE });
  const { status } = await fetch(`${server.url}/healthz`);
  await server.stop();
  expect(second.code).toBe(1);
  expect(sentence(second.output)).toHaveLength(1);
  expect(second.output).toContain('is in use by another Vitrine process');
  expect(status).toBe(200);
  const lines = sentence(server.output());
  expect(lines.slice(0, 8).map((line) => line.trim().split(/\s+/)[0])).toEqual([
    'Vitrine',
    'Database',
    'Pictures',
    'Worker',
    'Cut-out',
    'Payments',
    'First',
    'Stand-ins',
  ]);
  expect(lines[4]).toContain('npm run model');
  expect(((await stat(dataDir)).mode & 0o777).toString(8)).toBe('700');
});

test('a busy port', nightly, async () => {
  const port = await freePort();
  const other = createServer().listen(port, 'localhost');
  await once(other, 'listening');
  const { code, output } = await refusedStart({ PORT: String(port), DATA_DIR: dataDir });
  other.close();
  expect(code).toBe(1);
  expect(sentence(output)).toEqual([
    `Port ${port} is already in use. Stop the other program, or choose another port with PORT.`,
  ]);
});

test('a wrong setting', async () => {
  const { code, output } = await refusedStart({ PORT: 'eighty', DATA_DIR: dataDir });
  expect([code, sentence(output)]).toEqual([1, ['PORT must be a whole number from 0 to 65535.']]);
});

test('a database that does not answer', async () => {
  const url = `postgres://nobody@127.0.0.1:${await freePort()}/nothing`;
  const { code, output } = await refusedStart({ DATABASE_URL: url, DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(sentence(output)).toHaveLength(1);
  expect(output).toContain('The database of DATABASE_URL cannot be used');
});

test('stand-ins in production', async () => {
  const { code, output } = await refusedStart({ NODE_ENV: 'production', DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(output).toContain('ALLOW_STANDINS');
});

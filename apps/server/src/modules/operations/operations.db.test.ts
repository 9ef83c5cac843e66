import type { Problem } from '@vitrine/contract';
import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openEmbeddedTestDatabase } from '../../testing/test-database.ts';

it('is ready while the database answers, and healthy in any case', async () => {
  const opened = await openEmbeddedTestDatabase();
  const test = await createTestApp(opened);
  expect((await test.ask('GET /healthz')).json()).toEqual({ status: 'ok' });
  expect((await test.ask('GET /readyz')).json()).toEqual({
    status: 'ready',
    database: 'ok',
    storage: 'ok',
    queue: 'ok',
    mail: { waiting: 0 },
    cutout: { network: 'vitrine', server_answers: null },
  });
  expect((await test.ask('GET /api/readyz')).statusCode).toBe(200);
  await opened.close();
  expect((await test.ask('GET /healthz')).statusCode).toBe(200);
  const answer = await test.ask('GET /readyz');
  expect([answer.statusCode, answer.json<Problem>().code]).toEqual([503, 'unavailable']);
  expect(answer.json()).toMatchObject({ database: 'away', storage: 'ok', mail: { waiting: null } });
  await test.app.close();
});

it('is neither healthy nor ready after an uncaught error', async () => {
  const opened = await openEmbeddedTestDatabase();
  const failing = new AbortController();
  const test = await createTestApp(opened, { failed: failing.signal });
  expect((await test.ask('GET /healthz')).statusCode).toBe(200);
  failing.abort();
  for (const address of ['/healthz', '/readyz']) {
    expect([address, (await test.ask(`GET ${address}`)).statusCode]).toEqual([address, 503]);
  }
  await test.app.close();
  await opened.close();
});

it.each([
  ['refuses', () => Promise.reject(new Error('read-only'))],
  ['does not answer', () => new Promise<void>(() => {})],
])('is not ready while the storage %s', async (_, check) => {
  const opened = await openEmbeddedTestDatabase();
  const test = await createTestApp(opened, { storage: { ...createMemoryStorage(), check } });
  const answer = await test.ask('GET /readyz');
  expect([answer.statusCode, answer.json<Problem>().code]).toEqual([503, 'unavailable']);
  expect(answer.json()).toMatchObject({ database: 'ok', storage: 'away', queue: 'ok' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await test.ask('GET /healthz')).statusCode).toBe(200);
  await test.app.close();
  await opened.close();
});

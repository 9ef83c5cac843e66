import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MailboxMessage, Problem } from '@vitrine/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';

const webFolder = mkdtempSync(path.join(tmpdir(), 'vitrine-mailbox-'));
mkdirSync(path.join(webFolder, 'en'));
writeFileSync(path.join(webFolder, 'en/__spa-fallback.html'), '<html><body>the page</body></html>');
writeFileSync(path.join(webFolder, 'routes.json'), '["/dev/mailbox"]');
afterAll(() => rmSync(webFolder, { recursive: true }));

describeOnDatabase('the mailbox', (use) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(use(), { webFolder });
    await test.signUp('first@shop.example');
    await test.signUp('second@shop.example');
  });
  afterAll(() => test.app.close());

  const read = async (call: string) => (await test.ask(call)).json<{ items: MailboxMessage[] }>().items;

  it('lists the written e-mails, newest first', async () => {
    const items = await read('GET /dev/mailbox');
    expect(items.map(({ to }) => to)).toEqual(['second@shop.example', 'first@shop.example']);
    expect(items[0]).toMatchObject({
      links: [expect.stringContaining('/#type=signup&token=')],
      status: 'waiting',
      failure: null,
      language: 'en',
    });
    expect(await read('GET /api/dev/mailbox')).toEqual(items);
  });

  it('can be filtered by address', async () => {
    expect(await read('GET /dev/mailbox?to=First@shop.example')).toHaveLength(1);
    expect(await read('GET /dev/mailbox?to=nobody@shop.example')).toEqual([]);
  });

  it('is an HTML page for a browser', async () => {
    const answer = await test.ask('GET /dev/mailbox', { headers: { accept: 'text/html,application/xhtml+xml' } });
    expect([answer.statusCode, answer.body]).toEqual([200, '<html><body>the page</body></html>']);
  });

  it.each([{ standIns: false }, { mail: { smtpUrl: 'smtp://mail.example', from: 'a@shop.example' } }])(
    'does not exist with %j: without stand-ins, or with a mail server',
    async (setting) => {
      const bare = await createTestApp(use(), { config: { ...readConfig({}), ...setting } });
      for (const call of ['GET /dev/mailbox', 'GET /api/dev/mailbox']) {
        expect((await bare.ask(call)).json<Problem>().code).toBe('not_found');
      }
      await bare.app.close();
    },
  );
});

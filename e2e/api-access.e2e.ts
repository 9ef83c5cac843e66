import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { press, readIn, say, readersOf } from './account-steps.ts';
import { createSeller, PASSWORD } from './api.ts';
import { inspect } from './inspect.ts';
import type { ServerProcess } from './server.ts';
import { buy } from './site/seed-site.ts';
import { test } from './test.ts';

/** The API page of Premium: its description, the way to it, a key, and a webhook. */
let server: ServerProcess;
let receiver: Server;
let hooks: string;

test.beforeAll(async ({ server: shared }) => {
  server = shared;
  receiver = createServer((request, response) => {
    request.resume();
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  hooks = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
});
test.afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

const dialog = (page: Page) => page.getByRole('dialog');

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto(`${server.url}/login?next=${encodeURIComponent('/account/api')}`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/account\/api$/);
}

const asks = (key: string) => fetch(`${server.url}/api/jobs`, { headers: { authorization: `Bearer ${key}` } });

for (const reader of readersOf('phone')) {
  const { locale, screen } = reader;
  const words = (key: string, values?: Record<string, string>) => say(locale, `api.${key}`, values);

  test(`a key is created, used and revoked, and a webhook receives a message (${locale}, ${screen})`, async ({
    page,
  }) => {
    const email = `api-${locale}@example.com`;
    const seller = await createSeller(server.url, email);
    await readIn(page, reader);
    await logIn(page, email);
    await expect(page.getByText(words('plan.title'))).toBeVisible();
    await expect(page.getByRole('button', { name: words('keys.make') })).toHaveCount(0);
    await inspect(page, 'the API without its plan');

    await buy(server.url, seller, 'POST /payments/subscription/create', { plan: 'premium' });
    await page.reload();
    await press(page, words('keys.make'));
    await inspect(page, 'a new key');
    await dialog(page)
      .getByRole('button', { name: words('keys.make') })
      .click();
    await expect(dialog(page).getByText(words('keys.nameFault'))).toBeVisible();
    await dialog(page).locator('input[name=name]').fill('Warehouse 7');
    await dialog(page)
      .getByRole('button', { name: words('keys.make') })
      .click();
    const key = (await dialog(page).getByLabel(words('keys.secret')).textContent()) ?? '';
    expect(key).toMatch(/^vk_sandbox_/);
    await inspect(page, 'a key that is told');
    expect((await asks(key)).status).toBe(200);
    await press(page, words('keys.done'));
    await expect(page.getByText('Warehouse 7')).toBeVisible();
    await expect(page.getByText(key)).toHaveCount(0);

    await press(page, words('webhooks.add'));
    await dialog(page).locator('input[name=url]').fill('nowhere');
    await dialog(page)
      .getByRole('button', { name: words('webhooks.add') })
      .click();
    await expect(dialog(page).getByText(say(locale, 'errors.webhook_address_refused'))).toBeVisible();
    await dialog(page).locator('input[name=url]').fill(hooks);
    await inspect(page, 'a new webhook');
    await dialog(page)
      .getByRole('button', { name: words('webhooks.add') })
      .click();
    await expect(dialog(page).getByLabel(words('webhooks.secret'))).toHaveText(/^whsec_/);
    await press(page, words('keys.done'));
    await press(page, words('webhooks.test'));
    await press(page, words('webhooks.log'));
    await expect(dialog(page).getByText(words('webhooks.status.delivered'))).toBeVisible();
    await inspect(page, 'deliveries');
    await page.keyboard.press('Escape');
    await inspect(page, 'the API with a key and a webhook');

    await page.getByRole('button', { name: words('keys.revokeLabel', { name: 'Warehouse 7' }) }).click();
    await dialog(page)
      .getByRole('button', { name: words('keys.revoke') })
      .click();
    await expect(page.getByText(words('keys.none'))).toBeVisible();
    expect((await asks(key)).status).toBe(401);
  });
}

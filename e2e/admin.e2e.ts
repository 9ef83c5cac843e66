import { expect, type Page } from '@playwright/test';
import type { CallOut, Job } from '@vitrine/contract';
import sharp from 'sharp';
import { press, readIn, say, readersOf } from './account-steps.ts';
import { type ApiSeller, createSeller, waitForJob } from './api.ts';
import { inspect } from './inspect.ts';
import { NEWCOMER, OPERATOR } from './operators.ts';
import { signIn } from './second-factor.ts';
import type { ServerProcess } from './server.ts';
import { test } from './test.ts';
import { jsonOf } from './json-of.ts';

/** Administration: an operator helps a seller whose set has failed; nobody else has access. */
let server: ServerProcess;
let seller: ApiSeller;
let failed: Job;

const SELLER = 'helped@example.com';
let recoveryCodes: string[];

test.beforeAll(async ({ server: shared, operatorCodes }) => {
  [server, recoveryCodes] = [shared, operatorCodes];
  seller = await createSeller(server.url, SELLER);
  failed = await failedJob();
});

/** A set of an empty photo, ordered before the photo's cut-out. */
async function failedJob(): Promise<Job> {
  const blank = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer();
  for (;;) {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(blank)]), 'blank.jpg');
    const headers = { authorization: `Bearer ${seller.token}` };
    const sent = await fetch(`${server.url}/api/images`, { method: 'POST', headers, body: form });
    const { items } = await jsonOf<CallOut<'POST /images'>>(sent);
    const asked = await seller.call('POST /jobs', { image_ids: [items[0]?.id], language: 'en' });
    if (asked.status !== 201) continue;
    const { id } = await jsonOf<Job>(asked);
    return waitForJob(seller, id, ({ status }) => status === 'failed');
  }
}

/** A session without the log-in page. */
async function enter(page: Page, email: string): Promise<void> {
  const { access_token, refresh_token, token_expires_at } = await signIn(server.url, email, recoveryCodes);
  await page.goto(`${server.url}/robots.txt`);
  const stored = { access_token, refresh_token, token_expires_at, remember_me: true };
  await page.evaluate(`Object.entries(${JSON.stringify(stored)}).forEach(([k, v]) => localStorage.setItem(k, v))`);
}

for (const reader of readersOf('desk')) {
  const { locale, screen } = reader;
  const words = (key: string, values?: Record<string, string>) => say(locale, `admin.${key}`, values);

  test(`an operator without a second factor is led to one (${locale}, ${screen})`, async ({ page }) => {
    await readIn(page, reader);
    await enter(page, NEWCOMER);
    await page.goto(`${server.url}/admin`);
    await expect(page.getByRole('heading', { name: words('factor.title') })).toBeVisible();
    await inspect(page, 'the administration without a second factor');
    await page.getByRole('link', { name: words('factor.setUp'), exact: true }).click();
    await expect(page.getByText(say(locale, 'account.factors.requiredTitle'))).toBeVisible();
  });

  test(`an operator finds a seller, gives credits and retries the failed set (${locale}, ${screen})`, async ({
    page,
  }) => {
    await readIn(page, reader);
    await enter(page, OPERATOR);
    await page.goto(`${server.url}/dashboard`);
    await press(page, say(locale, 'shell.nav.account'));
    await page.getByRole('menuitem', { name: say(locale, 'account.admin') }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('overview.title') })).toBeVisible();
    const chart = page.getByRole('slider').first();
    await chart.focus();
    const lastDay = await chart.getAttribute('aria-valuetext');
    await page.keyboard.press('Home');
    expect(await chart.getAttribute('aria-valuetext')).not.toBe(lastDay);
    await page.getByText(words('overview.table')).first().click();
    await inspect(page, '/admin');

    const section = page.getByRole('navigation', { name: words('nav') });
    await section.getByRole('link', { name: words('tab.users') }).click();
    await page.getByRole('textbox', { name: words('search.label') }).fill('HELPED@');
    await expect(page).toHaveURL(/query=HELPED/);
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(2);
    await inspect(page, '/admin/users');
    await page.getByRole('link', { name: SELLER }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(SELLER);

    const before = await seller.balance();
    await press(page, words('grant.open'));
    await press(page, words('grant.next'));
    await expect(page.getByText(words('grant.creditsFault'))).toBeVisible();
    await page.locator('[name=credits]').fill('7');
    await page.locator('[name=reason]').fill(`For patience (${locale})`);
    await press(page, words('grant.next'));
    await inspect(page, 'giving credits');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const ledger = page.getByRole('table', { name: words('user.ledger') });
    await expect(ledger.getByText(`For patience (${locale})`)).toBeVisible();
    expect(await seller.balance()).toBe(before + 7);
    await inspect(page, '/admin/users/:id');

    await section.getByRole('link', { name: words('tab.jobs') }).click();
    await page.getByRole('combobox', { name: words('filter.status') }).selectOption('failed');
    await expect(page).toHaveURL(/status=failed/);
    await expect(page.getByText('no_product_found').first()).toBeVisible();
    await inspect(page, '/admin/jobs');
    await press(page, words('jobs.retryOf', { name: SELLER }));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('jobs.retry') })
      .click();
    await expect(page.getByText(words('jobs.retryDone'))).toBeVisible();
    // The photo is still empty: the set fails again, and the credit is returned again.
    await waitForJob(seller, failed.id, ({ status, credit }) => status === 'failed' && credit.state === 'returned');
    expect(await seller.balance()).toBe(before + 7);

    await section.getByRole('link', { name: words('tab.audit') }).click();
    await expect(page.getByText(words('audit.action.job_retried')).first()).toBeVisible();
    await expect(page.getByText(`For patience (${locale})`)).toBeVisible();
    await inspect(page, '/admin/audit');
  });

  test(`a seller is told that the area is for administrators (${locale}, ${screen})`, async ({ page }) => {
    await readIn(page, reader);
    await enter(page, SELLER);
    await page.goto(`${server.url}/admin/users`);
    await expect(page.getByRole('heading', { level: 1, name: words('refused.title') })).toBeVisible();
    await expect(page.getByText(SELLER)).toBeVisible();
    await inspect(page, '/admin without the role');
    await press(page, say(locale, 'shell.nav.account'));
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expect(page.getByRole('menuitem', { name: say(locale, 'account.admin') })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: words('refused.studio') }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
}

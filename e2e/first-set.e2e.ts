import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { PASSWORD, samples } from './api.ts';
import { newDataDir, removeDataDir, type ServerProcess, startServer } from './server.ts';

/** The whole path as a seller walks it: nothing in between is replaced. */
let server: ServerProcess;
test.beforeAll(async () => {
  server = await startServer({ dataDir: await newDataDir() });
});
test.afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

test('from the first page to twenty pictures in a ZIP', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));

  await test.step('sign up', async () => {
    await page.goto(server.url);
    await page
      .getByRole('main')
      .getByRole('link', { name: /set|start|try/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/signup$/);
    await page.getByLabel('E-mail').fill('seller@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: /create|sign up/i }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText(/2 .*pending/i).first()).toBeVisible();
  });

  await test.step('confirm the e-mail address', async () => {
    await page.goto(`${server.url}/dev/mailbox`);
    await page.getByRole('main').getByRole('link', { name: 'Open the link' }).first().click();
    await expect(page).toHaveURL(/\/auth\/confirmed$/);
  });

  await test.step('upload and configure', async () => {
    await page.goto(`${server.url}/generate`);
    await page.locator('input[type=file]').first().setInputFiles(path.join(samples, 'pump/photo.jpg'));
    await expect(page.getByRole('button', { name: 'Show the photo' })).toBeVisible({ timeout: 60_000 });
    await page.getByLabel('What is it?').fill('Verda hand wash. Vegan, gentle on dry skin, refillable.');
    await page.getByLabel('Language on the pictures').click();
    await page.getByPlaceholder('Search languages').fill('fran');
    await page.getByRole('option', { name: /Français/ }).click();
    await page.getByRole('button', { name: 'Choose the pictures' }).click();
    await page.getByRole('checkbox', { name: 'Gift presentation' }).check();
    await page.getByRole('checkbox', { name: 'Flat lay' }).uncheck();
    await page.getByRole('button', { name: 'Use these' }).click();
    await expect(page.getByText('1 of the usual 20 swapped')).toBeVisible();
    await page.getByRole('button', { name: /^Make my 20 pictures/ }).click();
    await expect(page).toHaveURL(/\/job-status\//);
  });

  await test.step('watch twenty pictures appear', async () => {
    await expect(page.getByText('Generating your professional images...').first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('All professional variations are ready!').first()).toBeVisible({ timeout: 180_000 });
    await expect(page.getByRole('main').locator('img[src*="preview.jpg"]')).toHaveCount(20);
    await expect(page.getByRole('main').getByText('Gift presentation', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText('Flat lay', { exact: true })).toHaveCount(0);
  });

  await test.step('download one picture and the ZIP', async () => {
    const zip = page.waitForEvent('download');
    await page.getByRole('button', { name: /ZIP/ }).first().click();
    const file = await (await zip).path();
    expect((await zip).suggestedFilename()).toBe('verda-hand-wash-20-pictures.zip');
    expect((await stat(file)).size).toBeGreaterThan(5_000_000);
    expect((await readFile(file)).subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'));
  });

  expect(complaints).toEqual([]);
});

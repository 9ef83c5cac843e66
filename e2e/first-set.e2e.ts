import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { PASSWORD, samples } from './api.ts';
import { inspect } from './inspect.ts';
import { pressEnter, reach, writeInto } from './keyboard.ts';
import { AS_INSTALLED, newDataDir, removeDataDir, type ServerProcess, startServer } from './server.ts';
import { test } from './test.ts';

/** The whole path of a seller who uses only the keyboard; no part is mocked. */
let server: ServerProcess;
test.beforeAll(async () => {
  server = await startServer({ dataDir: await newDataDir(), env: AS_INSTALLED });
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
    await pressEnter(page, page.getByRole('banner').getByRole('link', { name: 'Get started' }));
    await expect(page).toHaveURL(/\/signup$/);
    await writeInto(page, page.getByLabel('E-mail'), 'seller@example.com');
    await writeInto(page, page.getByLabel('Password', { exact: true }), PASSWORD);
    await pressEnter(page, page.getByRole('button', { name: /create|sign up/i }));
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText(/2 .*pending/i).first()).toBeVisible();
  });

  await test.step('confirm the e-mail address', async () => {
    await page.goto(`${server.url}/dev/mailbox`);
    await pressEnter(page, page.getByRole('main').getByRole('link', { name: 'Open the link' }).first());
    await expect(page).toHaveURL(/\/auth\/confirmed$/);
  });

  await test.step('upload and configure', async () => {
    await page.goto(`${server.url}/generate`);
    const files = page.waitForEvent('filechooser');
    await pressEnter(page, page.getByRole('button', { name: 'Choose photos' }));
    await (await files).setFiles(path.join(samples, 'pump/photo.jpg'));
    await expect(page.getByRole('button', { name: 'Show the photo' })).toBeVisible({ timeout: 60_000 });
    const words = 'Verda hand wash. Vegan, gentle on dry skin, refillable.';
    await writeInto(page, page.getByLabel('What is it?'), words);
    await pressEnter(page, page.getByLabel('Language on the pictures'));
    await expect(page.getByPlaceholder('Search languages')).toBeFocused();
    await page.keyboard.type('fran');
    await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(/Français/);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Language on the pictures')).toHaveText('French');
    await pressEnter(page, page.getByRole('button', { name: 'Choose the pictures' }));
    for (const style of ['Gift presentation', 'Flat lay']) {
      await reach(page, page.getByRole('checkbox', { name: style }));
      await page.keyboard.press('Space');
    }
    await pressEnter(page, page.getByRole('button', { name: 'Use these' }));
    await expect(page.getByText('1 of the usual 20 swapped')).toBeVisible();
    await pressEnter(page, page.getByRole('button', { name: /^Make my 20 pictures/ }));
    await expect(page).toHaveURL(/\/job-status\//);
  });

  await test.step('watch twenty pictures appear', async () => {
    await expect(page.getByText('Generating your professional images...').first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('All professional variations are ready!').first()).toBeVisible({ timeout: 300_000 });
    await expect(page.getByRole('main').locator('img[src*="preview.jpg"]')).toHaveCount(20);
    await expect(page.getByRole('main').getByText('Gift presentation', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText('Flat lay', { exact: true })).toHaveCount(0);
  });

  await test.step('download one picture and the ZIP', async () => {
    const zip = page.waitForEvent('download');
    await pressEnter(page, page.getByRole('button', { name: /ZIP/ }).first());
    const file = await (await zip).path();
    expect((await zip).suggestedFilename()).toBe('verda-hand-wash-20-pictures.zip');
    expect((await stat(file)).size).toBeGreaterThan(5_000_000);
    expect((await readFile(file)).subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'));
  });

  await test.step('look at the results', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await pressEnter(page, page.getByRole('link', { name: 'Look at the results' }));
    await expect(page).toHaveURL(/\/results\/[^?]+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Verda hand wash' })).toBeVisible();
    await expect(page.getByText(/^20 pictures, \d+ MB$/)).toBeVisible();
    await inspect(page, 'results');
    await pressEnter(page, page.getByRole('link', { name: 'Look at Lifestyle large' }));
    await expect(page).toHaveURL(/\?picture=lifestyle$/);
    await expect(page.getByRole('application', { name: 'Lifestyle, large' })).toBeFocused();
    await inspect(page, 'results, one picture');
  });

  await test.step('zoom in to the full picture’s pixels, and out', async () => {
    const level = page.getByRole('group', { name: 'View' }).getByRole('button').nth(1);
    const whole = await level.textContent();
    await page.keyboard.press('+');
    await page.getByRole('application').dblclick({ position: { x: 400, y: 300 } });
    await expect(level).toHaveText(whole ?? '');
    await page.mouse.wheel(0, -300);
    await expect(level).not.toHaveText(whole ?? '');
    await level.click();
    await level.click();
    await expect(level).toHaveText('100%');
    const full = page.getByRole('application').locator('img[src^="blob:"]');
    await expect(full).toHaveJSProperty('naturalWidth', 4096);
    await page.keyboard.press('Escape');
    await expect(level).toHaveText(whole ?? '');
  });

  await test.step('step to the next picture, compare, and reload at the same picture', async () => {
    await pressEnter(page, page.getByRole('button', { name: 'Compare with your photo' }));
    const line = page.getByRole('slider', { name: 'Where your photo ends and the picture begins' });
    await line.press('End');
    await expect(line).toHaveValue('100');
    await inspect(page, 'results, compared');
    await page.keyboard.press('Escape');
    await page.getByRole('application').press('ArrowRight');
    await expect(page).toHaveURL(/picture=hero_banner$/);
    await expect(page.getByRole('application').locator('img')).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Hero banners' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Look at Lifestyle large' })).toBeVisible();
    await page.goForward();
  });

  await test.step('change the texts, each labelled by its role', async () => {
    await pressEnter(page, page.getByRole('button', { name: 'Change this picture' }));
    await reach(page, page.getByRole('textbox', { name: 'Product name' }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Le savon Verda');
    await page.reload();
    await pressEnter(page, page.getByRole('button', { name: 'Change this picture' }));
    await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Le savon Verda');
    await pressEnter(page, page.getByRole('button', { name: 'Apply to the picture' }));
    await expect(page.getByText('The new picture is ready.')).toBeAttached({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Back to the one before' })).toBeEnabled();
    await pressEnter(page, page.getByText('Alt text', { exact: true }));
    await expect(page.getByText(/: Le savon Verda/)).toBeVisible();
    await pressEnter(page, page.getByText('Where it fits'));
    await expect(page.getByText(/There are words on it/).first()).toBeVisible();
    await inspect(page, 'results, changed');
  });

  await test.step('show a channel’s format, large and in the overview', async () => {
    await page.getByLabel('Where it goes').selectOption('meta_story');
    const form = page.getByRole('figure').locator('img[src^="blob:"]');
    await expect(form).toHaveJSProperty('complete', true);
    const sideOf = (name: string) => form.evaluate((image, key) => Number(Reflect.get(image, key)), name);
    expect((await sideOf('naturalHeight')) / (await sideOf('naturalWidth'))).toBeCloseTo(16 / 9, 1);
    await inspect(page, 'results, one picture in a form');
    await pressEnter(page, page.getByRole('link', { name: 'All pictures' }));
    await expect(
      page.getByRole('list', { name: 'Pictures of this set' }).locator('img[src^="blob:"]').first(),
    ).toBeVisible();
    await page.goBack();
    await page.getByLabel('Where it goes').selectOption('');
    await expect(page.getByRole('application', { name: 'Hero banners, large' })).toBeVisible();
  });

  await test.step('on a phone, right to left', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.evaluate(() => localStorage.setItem('language', 'ar'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('لافتات رئيسية');
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/picture=social_square$/);
    await inspect(page, 'results in Arabic');
    await page.getByRole('button', { name: 'تعديل هذه الصورة' }).click();
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await expect(page.getByRole('application').locator('img'), 'seen while it is changed').toBeInViewport({
      ratio: 0.9,
    });
    await inspect(page, 'a picture that is changed, in Arabic');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/results\/[^?]+$/);
    await inspect(page, 'all results in Arabic');
  });

  expect(complaints).toEqual([]);
});

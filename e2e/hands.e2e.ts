import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { DEFAULT_STYLE_IDS, type HandSheet, type Job, type StyleId, type Variation } from '@vitrine/contract';
import sharp from 'sharp';
import { type ApiSeller, createSeller, samples, waitForJob } from './api.ts';
import { expectAlike, isEngines, LONG_MS } from './hand-steps.ts';
import { inspect } from './inspect.ts';
import { logIn } from './log-in.ts';
import type { ServerProcess } from './server.ts';
import { nightly, test } from './test.ts';
import { jsonOf } from './json-of.ts';

const EMAIL = 'mover@example.com';
const LOOKED_AT: readonly StyleId[] = ['white_bg', 'studio', 'lifestyle', 'feature_callouts'];

let server: ServerProcess;
let seller: ApiSeller;
let job: Job;
test.use({ hasTouch: true, viewport: { width: 1440, height: 900 } });
test.beforeAll(async ({ server: shared }) => {
  test.setTimeout(600_000);
  server = shared;
  seller = await createSeller(server.url, EMAIL);
  const photo = await seller.upload(path.join(samples, 'pump/photo.jpg'));
  const order = {
    image_ids: [photo],
    language: 'en',
    category: 'beauty',
    product_description: 'Verda hand wash. Vegan. Refillable. 250 ml.',
    // The pictures that are tested come first.
    styles: [...new Set([...LOOKED_AT, ...DEFAULT_STYLE_IDS])],
  };
  const created = await jsonOf<Job>(seller.call('POST /jobs', order));
  // The tested pictures are enough: the others would keep the machine busy for minutes.
  const isReady = ({ variations }: Job) =>
    LOOKED_AT.every((style) => variations.some((one) => one.style === style && one.status === 'ready'));
  await waitForJob(seller, created.id, isReady, 540_000);
  job = await jsonOf<Job>(seller.call(`POST /jobs/${created.id}/cancel`));
});

const now = async (style: StyleId): Promise<Variation> => {
  const whole = await jsonOf<Job>(seller.call(`GET /jobs/${job.id}`));
  return whole.variations.find((one) => one.style === style)!;
};
const settled = (style: StyleId): Promise<Job> =>
  waitForJob(seller, job.id, ({ variations }) =>
    variations.some((one) => one.style === style && one.change.state === 'none'),
  );

const enter = (page: Page, locale?: string) => logIn(page, server.url, EMAIL, locale);

/** Opens a picture and its product for moving, and waits for the layers. @returns the stage */
async function openHand(page: Page, style: StyleId): Promise<Locator> {
  await page.goto(`${server.url}/results/${job.id}?picture=${style}`);
  await page.locator('button:has(svg.lucide-move)').click();
  const stage = page.getByRole('application');
  await expect(stage.locator('canvas')).toBeAttached({ timeout: LONG_MS });
  await expect(stage).toBeFocused();
  return stage;
}

/** The picture's centre on the screen, and its shorter side in pixels. */
async function placeOf(stage: Locator): Promise<{ x: number; y: number; shorter: number }> {
  const box = (await stage.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, shorter: Math.min(box.width, box.height) };
}

/** Frame times during a drag, milliseconds. */
async function dragAndTime(page: Page, stage: Locator, across: number, down: number): Promise<void> {
  const { x, y } = await placeOf(stage);
  // As a string: the tests are compiled without browser globals.
  await page.evaluate(`{
    globalThis.frames = [];
    let last = performance.now();
    const step = (time) => {
      frames.push(time - last);
      last = time;
      globalThis.endOfDrag || requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }`);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across, y + down, { steps: 20 });
  await page.mouse.up();
  const frames = await page.evaluate<number[]>('(globalThis.endOfDrag = true) && frames');
  const sorted = frames.toSorted((one, other) => one - other);
  const said = `median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} ms, longest ${sorted.at(-1)?.toFixed(1)} ms`;
  test.info().annotations.push({ type: 'frames of a drag', description: said });
}

const shot = async (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) });

// Must run before another test changes the whole set's shadow.
test('the product alone is saved as a transparent PNG, with its shadow and without', async ({ page }) => {
  await enter(page);
  await page.goto(`${server.url}/results/${job.id}?picture=white_bg`);
  const save = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: LONG_MS }),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/transparent.*\.png$/);
    const { data, info } = await sharp(await download.path())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.channels, data[3]]).toEqual([4, 0]);
    const seen = data.filter((value, i) => i % 4 === 3 && value > 0).length;
    return seen / (info.width * info.height);
  };
  const bare = await save('Without shadow');
  expect(bare).toBeGreaterThan(0.05);
  expect(await save('With shadow')).toBeGreaterThan(1.01 * bare);
});

test('a product is moved by mouse and keys, gets a shadow, and the picture is rendered', async ({ page }) => {
  await enter(page);
  const credits = await seller.balance();
  const before = await now('studio');
  const stage = await openHand(page, 'studio');
  const { shorter } = await placeOf(stage);
  await dragAndTime(page, stage, 0.12 * shorter, -0.05 * shorter);
  await expectAlike(stage, 'moved by mouse');
  await shot(page, 'moved');
  await inspect(page, 'a product that is moved');

  const size = page.getByRole('slider', { name: 'Size' });
  const [width, turn] = [await size.inputValue(), page.getByRole('slider', { name: 'Turn' })];
  await stage.press('-');
  await stage.press(']');
  await stage.press(']');
  await expect(turn).toHaveValue('2');
  await expect(size).not.toHaveValue(width);
  await expectAlike(stage, 'smaller and turned');
  await stage.press('ControlOrMeta+z');
  await stage.press('ControlOrMeta+z');
  await expect(turn).toHaveValue('0');
  await stage.press('ControlOrMeta+z');
  await expect(size).toHaveValue(width);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(size).not.toHaveValue(width);

  await page.getByRole('radio', { name: 'Floating' }).click();
  await page.getByRole('button', { name: 'Sky' }).click();
  await expect(page.getByRole('button', { name: 'Sky' })).toHaveAttribute('aria-pressed', 'true');
  await expectAlike(stage, 'floating over another ground');
  await shot(page, 'floating');

  await test.step('the adjustment survives Escape and a reload', async () => {
    await page.keyboard.press('Escape');
    await expect(
      page.getByText('You have moved the product here, but not applied it to the picture yet.'),
    ).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Move the product' }).click();
    await expect(page.getByRole('button', { name: 'Sky' })).toHaveAttribute('aria-pressed', 'true', {
      timeout: LONG_MS,
    });
  });

  await page.getByRole('button', { name: 'Apply to the picture' }).click();
  await expect(page.getByText('The new picture is ready.')).toBeAttached({ timeout: LONG_MS });
  const after = await now('studio');
  const moved = (after.checks?.product?.left ?? 0) - (before.checks?.product?.left ?? 0);
  expect(moved).toBeGreaterThan(0.08);
  expect(after.change).toMatchObject({ can_undo: true, left: before.change.left - 1 });
  expect(await seller.balance()).toBe(credits);

  await page.getByRole('button', { name: 'Change this picture' }).click();
  await page.getByRole('button', { name: 'Back to the one before' }).click();
  await expect.poll(async () => (await now('studio')).checks?.product).toEqual(before.checks?.product);
});

test(
  'pinching scales, a room shrinks a product moved back, and the whole set takes over a shadow',
  nightly,
  async ({ page }) => {
    await enter(page);
    const stage = await openHand(page, 'lifestyle');
    const size = page.getByRole('slider', { name: 'Size' });
    const { x, y } = await placeOf(stage);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) => {
      const fingers = [-1, 1].map((side, id) => ({ x: x + side * apart, y, id }));
      return session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : fingers });
    };
    // Chromium drops touches that a page handles too late, as on a machine that is rendering.
    await expect(async () => {
      await touch('touchStart', 100);
      for (const apart of [98, 95, 92, 89, 86]) await touch('touchMove', apart);
      await touch('touchEnd', 86);
      await expect(size).toHaveValue('86', { timeout: 3000 });
    }).toPass();
    await stage.press('Shift+ArrowUp');
    await stage.press('Shift+ArrowRight');
    await expectAlike(stage, 'moved back in a room');
    await shot(page, 'room');
    await page.getByRole('button', { name: 'Back to the original' }).click();
    await page.getByRole('radio', { name: 'None' }).click();
    await expectAlike(stage, 'without a shadow');
    await page.getByRole('button', { name: 'Use on the whole set' }).click();
    await expect(page.getByText(/pictures are being made again|picture is being made again/)).toBeVisible();
    for (const style of LOOKED_AT) {
      await settled(style);
      const { id } = await now(style);
      const answer = await seller.call(`POST /variations/${id}/sheet`, { shadow: 'natural', ground: null });
      expect((await jsonOf<HandSheet>(answer)).adjustment).toMatchObject({ shadow: 'none', x: 0, scale: 1 });
    }
  },
);

test('the point of a label is moved by mouse, finger and keys to the part it names', async ({ page }) => {
  await enter(page);
  const stage = await openHand(page, 'feature_callouts');
  const points = page.getByRole('group', { name: 'Labels and their points' }).first();
  const point = points.getByRole('button', { name: /Refillable/ });
  await expect(point).toHaveAccessibleName(/no line yet/);
  const { x, y, shorter } = await placeOf(stage);
  const boxOf = async () => (await point.boundingBox())!;
  const from = await boxOf();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.up();
  await expect(point).toHaveAccessibleName(/from the left/);
  await isEngines(stage);
  await shot(page, 'points');
  await inspect(page, 'a label whose point is moved');
  const pulled = await boxOf();
  await point.press('Shift+ArrowDown');
  await expect.poll(async () => (await boxOf()).y).toBeGreaterThan(pulled.y + 5);

  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ ...at, id: 1 }] });
  const held = await boxOf();
  const finger = { x: held.x + held.width / 2, y: held.y + held.height / 2 };
  await touch('touchStart', finger);
  for (const step of [1, 2, 3, 4]) await touch('touchMove', { x: finger.x, y: finger.y - step * 0.02 * shorter });
  await touch('touchEnd', finger);
  await expect.poll(async () => (await boxOf()).y).toBeLessThan(held.y - 0.05 * shorter);

  await page.getByRole('button', { name: 'Apply to the picture' }).click();
  await expect(page.getByText('The new picture is ready.')).toBeAttached({ timeout: LONG_MS });
  const { id } = await now('feature_callouts');
  const answer = await seller.call(`POST /variations/${id}/sheet`, { shadow: 'natural', ground: null });
  const { adjustment } = await jsonOf<HandSheet>(answer);
  expect(adjustment.points).toEqual([{ label: 'Refillable', to: { x: expect.any(Number), y: expect.any(Number) } }]);

  const again = await openHand(page, 'feature_callouts');
  await expect(point).toHaveAccessibleName(/from the left/);
  await point.press('Delete');
  await expect(point).toHaveAccessibleName(/no line yet/);
  await again.press('ControlOrMeta+z');
  await expect(point).toHaveAccessibleName(/from the left/);
});

test('on a phone, from the right to the left, every control can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await enter(page, 'ar');
  const stage = await openHand(page, 'studio');
  await stage.press('ArrowLeft');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تحريك المنتج');
  await inspect(page, 'a product that is moved, in Arabic');
  await shot(page, 'phone');
  await page.getByRole('button', { name: 'إلى اليمين' }).click();
  await expect(page.getByRole('button', { name: 'طبّقه على الصورة' })).toBeDisabled();
  const small = await page.evaluate<string[]>(`[...document.querySelectorAll('main button')]
    .filter((one) => one.checkVisibility() && Math.min(one.offsetWidth, one.offsetHeight) < 44)
    .map((one) => one.ariaLabel ?? one.textContent)`);
  expect(small).toEqual([]);
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
  await shot(page, 'phone-below');
});

import { expect, type Locator, type Page } from '@playwright/test';

/** A point on a photo, as shares of its width and height. */
export type Point = readonly [x: number, y: number];

/** Converts shares of the photo to screen coordinates: the whole photo is centred on the surface, with a margin of 16 pixels. */
export async function finder(
  surface: Locator,
  { width, height }: { width: number; height: number },
): Promise<(at: Point) => Point> {
  const box = await surface.boundingBox();
  if (box === null) throw new Error('no surface');
  const scale = Math.min((box.width - 32) / width, (box.height - 32) / height);
  const [left, top] = [box.x + (box.width - width * scale) / 2, box.y + (box.height - height * scale) / 2];
  return ([x, y]) => [left + x * width * scale, top + y * height * scale];
}

export async function dragMouse(page: Page, [from, to]: readonly [Point, Point]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 8 });
  await page.mouse.up();
}

/** Makes a gesture, and waits for the server's answer. @returns the duration in milliseconds */
export async function answered(page: Page, gesture: () => Promise<void>): Promise<number> {
  const coming = page.waitForResponse((answer) => answer.request().method() === 'PUT', { timeout: 60_000 });
  await gesture();
  const answer = await coming;
  expect(answer.status()).toBe(200);
  await answer.finished();
  return answer.request().timing().responseEnd;
}

/**
 * `npm run bench:visit [-- --photo FILE --way guest|account|all --screen desk|phone|all]`: how many actions and seconds a new visitor needs
 * from the start page to the first preview, and from there to the pictures of a paid set, in a real browser against an installed server. A
 * press, a chosen file and a filled field are one action each. The browser takes no time to think, so the seconds are waiting time.
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { samples } from '@vitrine/scenes';
import { linkOf, readIn, READERS, say } from '../e2e/account-steps.ts';
import { AS_INSTALLED, newDataDir, removeDataDir, startServer } from '../e2e/server.ts';

/** Twenty finished pictures on a busy machine. */
const PATIENCE_MS = 900_000;
const CARD = { number: '4242424242424242', expiry: '1235', cvc: '100', postalCode: '10001' } as const;
const WAYS = ['guest', 'account'] as const;
const { values } = parseArgs({
  options: {
    photo: { type: 'string', default: samples.get('pump')!.photoPath },
    way: { type: 'string', default: 'all' },
    screen: { type: 'string', default: 'all' },
  },
});

type Reader = (typeof READERS)[number];

/** A seller's actions, which are counted. */
function createHand(page: Page) {
  let actions = 0;
  const begun = performance.now();
  return {
    press: async (what: Locator) => {
      await what.click();
      actions += 1;
    },
    fill: async (what: Locator, text: string) => {
      await what.fill(text);
      actions += 1;
    },
    choose: async (button: Locator, file: string) => {
      const dialog = page.waitForEvent('filechooser');
      await button.click();
      await (await dialog).setFiles(file);
      actions += 2;
    },
    say: (what: string) =>
      console.log(`  ${what}: ${actions} actions, ${((performance.now() - begun) / 1000).toFixed(1)} s`),
  };
}
type Hand = ReturnType<typeof createHand>;

async function toPreviews(page: Page, hand: Hand, { locale }: Reader): Promise<void> {
  await hand.choose(page.locator('label:has(input[data-door]:not([capture]))').first(), values.photo);
  const sheet = page.getByRole('list', { name: say(locale, 'generate.previews.sheet') });
  const pictures = sheet.getByRole('button').getByRole('img');
  await pictures.first().waitFor({ timeout: PATIENCE_MS });
  hand.say('first preview');
  await pictures.nth(19).waitFor({ timeout: PATIENCE_MS });
  hand.say('twenty previews');
}

/** A guest's way: one set, paid by card where it is made. */
async function payAsGuest(page: Page, hand: Hand, { locale }: Reader): Promise<void> {
  // The price stands between two spaces.
  const words = say(locale, 'payments.step.pay_other', { count: '20' }).split('  ').at(-1) ?? '';
  await hand.press(page.locator('#pay').getByRole('button', { name: words }));
  const form = page.getByRole('dialog');
  for (const [name, text] of Object.entries(CARD)) {
    const field = form.locator(`[name=${name}]`);
    if (await field.isVisible()) await hand.fill(field, text);
    else if (name === 'number') await field.waitFor().then(() => hand.fill(field, text));
  }
  await hand.press(form.locator('button[type=submit]'));
}

/** The free way: an account, a confirmed address, one of its free sets. */
async function useFreeSet(page: Page, hand: Hand, { locale }: Reader, url: string, email: string): Promise<void> {
  await hand.press(page.getByRole('link', { name: say(locale, 'generate.guest.action') }));
  await hand.fill(page.locator('input[name=email]'), email);
  await hand.fill(page.locator('input[name=password]'), 'a long enough pass-word');
  await hand.press(page.locator('form button[type=submit]'));
  await page.waitForURL(/\/generate$/);
  hand.say('account, back at the photo');
  const letter = await page.context().newPage();
  await letter.goto(await linkOf(url, email, 'signup'));
  await letter.waitForURL(/\/auth\/confirmed/);
  await letter.close();
  await hand.press(page.getByRole('button', { name: say(locale, 'studio.pay.start_other', { count: '20' }) }));
}

async function toPictures(page: Page, hand: Hand): Promise<void> {
  await page.waitForURL(/\/job-status\//, { timeout: PATIENCE_MS });
  hand.say('the set has begun');
  const pictures = page.locator('main img[src*="preview.jpg"]');
  await pictures.first().waitFor({ timeout: PATIENCE_MS });
  hand.say('first finished picture');
  await pictures.nth(19).waitFor({ timeout: PATIENCE_MS });
  hand.say('twenty pictures');
}

async function visit(browser: Browser, url: string, reader: Reader, way: (typeof WAYS)[number]): Promise<void> {
  console.log(`${reader.screen}, ${reader.locale}, ${way}`);
  const context = await browser.newContext({ hasTouch: reader.screen === 'phone' });
  const page = await context.newPage();
  await readIn(page, reader);
  await page.goto(url, { waitUntil: 'networkidle' });
  const hand = createHand(page);
  await toPreviews(page, hand, reader);
  if (way === 'guest') await payAsGuest(page, hand, reader);
  else await useFreeSet(page, hand, reader, url, `visitor-${reader.screen}@example.com`);
  await toPictures(page, hand);
  await context.close();
}

const dataDir = await newDataDir();
const server = await startServer({ dataDir, env: AS_INSTALLED });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
try {
  for (const reader of READERS.filter(({ screen }) => values.screen === 'all' || values.screen === screen))
    for (const way of WAYS.filter((one) => values.way === 'all' || values.way === one))
      await visit(browser, server.url, reader, way);
} finally {
  await browser.close();
  await server.stop();
  await removeDataDir(dataDir);
}

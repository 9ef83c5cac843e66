// `npm run icons`: draws the site's icons from its wordmark, the V of "Vitrine" on a passe-partout: for browser tabs, for phones on which the
// site is installed, and one with the margin that phones crop to their own shapes (maskable, w3.org/TR/appmanifest).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { root } from './ensure-installed.mjs';
import { findChromium } from './find-chromium.mjs';

const FONT = path.join(root, 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2');
const FOLDER = path.join(root, 'apps/web/public/icons');
/** Width of the passe-partout's outer edge, as a share of the side; a maskable icon is safe within the inner 80 %. */
const ICONS = [
  { file: '48.png', sidePx: 48, mat: 0.1 },
  { file: '180.png', sidePx: 180, mat: 0.14 },
  { file: '192.png', sidePx: 192, mat: 0.12 },
  { file: '512.png', sidePx: 512, mat: 0.12 },
  { file: 'maskable-512.png', sidePx: 512, mat: 0.22 },
];

const drawing = (font, { sidePx, mat }) => {
  const paperPx = sidePx * (1 - 2 * mat);
  return `<style>
    @font-face { font-family: F; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
    body { margin: 0; width: ${sidePx}px; height: ${sidePx}px; background: #171412; display: grid; place-items: center }
    div { position: relative; width: ${paperPx}px; height: ${paperPx}px; background: #faf8f5; color: #171412;
      font: 500 ${paperPx}px/1 F; font-variation-settings: 'opsz' ${sidePx < 100 ? 9 : 40}; text-align: center }
    span { position: absolute; inset-inline: 0; bottom: 0; line-height: 1.08 }
    i { position: absolute; inset-inline: 22%; bottom: 13%; height: ${Math.max(2, Math.round(paperPx * 0.045))}px; background: #e5482d }
  </style><div><span>V</span><i></i></div>`;
};

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
const font = readFileSync(FONT).toString('base64');
for (const icon of ICONS) {
  await page.setViewportSize({ width: icon.sidePx, height: icon.sidePx });
  await page.setContent(drawing(font, icon));
  await page.evaluate('document.fonts.ready.then(() => true)');
  await page.screenshot({ path: path.join(FOLDER, icon.file) });
}
await browser.close();

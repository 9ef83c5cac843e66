// `npm run fonts`: subsets the site's Latin faces to the weights that it uses, half the bytes of the packages' files; the display face keeps
// its optical sizes. Both faces are under the SIL Open Font License without a reserved name (THIRD-PARTY-NOTICES.md).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { root } from './ensure-installed.mjs';

const PACKAGES = path.join(root, 'node_modules/@fontsource-variable');
const FOLDER = path.join(root, 'apps/web/src/assets/fonts');
/** Weights as CSS numbers; the heavier display face is used and loaded only for Arabic headlines. */
const FACES = [
  { file: 'fraunces-400', from: 'fraunces/files/fraunces-latin-opsz-normal.woff2', wght: 400 },
  { file: 'fraunces-600', from: 'fraunces/files/fraunces-latin-opsz-normal.woff2', wght: 600 },
  { file: 'inter', from: 'inter/files/inter-latin-wght-normal.woff2', wght: { min: 400, max: 600 } },
];
/** The same as `unicode-range` in fonts.css. */
const RANGES = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2212],
];

const letters = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
).join('');
mkdirSync(FOLDER, { recursive: true });
for (const { file, from, wght } of FACES) {
  const whole = readFileSync(path.join(PACKAGES, from));
  const bytes = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght } });
  writeFileSync(path.join(FOLDER, `${file}.woff2`), bytes);
  console.log(`${file}: ${whole.length} to ${bytes.length} bytes`);
}

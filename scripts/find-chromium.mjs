import { existsSync } from 'node:fs';
import { runProgram } from './spawn.mjs';
import { Problem, step } from './say.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const find = () => [process.env.CHROMIUM, ...PLACES].find((place) => place !== undefined && existsSync(place));

/**
 * A Chromium for the browser tests: $CHROMIUM, an installed one, or, on Debian as root, the distribution's package.
 * @returns {Promise<string>} path of the binary
 */
export async function findChromium() {
  const found = find();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    step('Installing Chromium for the browser tests (Debian package)');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
    await runProgram('apt-get', ['update'], quiet);
    await runProgram('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
  }
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Problem(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  );
}

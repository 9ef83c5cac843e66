import { existsSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from './spawn.mjs';
import { Problem, step } from './say.mjs';

export const root = path.resolve(import.meta.dirname, '..');

/** Space for node_modules and npm's cache during the installation, with a margin. */
const INSTALL_BYTES = 1.6e9;

const readPackages = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;

/** Whether node_modules matches package-lock.json; packages for other systems may be absent, and, without `tools`, development packages. */
function isInstalled(tools) {
  const hidden = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(root, hidden))) return false;
  const installed = readPackages(hidden);
  return Object.entries(readPackages('package-lock.json')).every(([name, wanted]) => {
    if (!name.includes('node_modules/')) return true;
    const found = installed[name];
    if (found !== undefined) return found.link || found.version === wanted.version;
    return Boolean(wanted.optional) || (!tools && Boolean(wanted.dev || wanted.devOptional));
  });
}

/** Installs the exact packages of package-lock.json unless they are installed. Without `tools`, the packages that run the product are enough. */
export async function ensureInstalled({ tools = true } = {}) {
  if (isInstalled(tools)) return;
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < INSTALL_BYTES) {
    throw new Problem(
      `The disk is almost full: installing needs about ${(INSTALL_BYTES / 1e9).toFixed(1)} GB in ${root}.`,
    );
  }
  step('Installing packages (once, about a minute)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = await runProgram(npm, ['ci'], { cwd: root });
  if (code !== 0) throw new Problem('The packages could not be installed: see the lines of npm above.');
  // The cache is in the checkout (.npmrc) and no longer needed: it would double the space.
  rmSync(path.join(root, '.cache/npm/_cacache'), { recursive: true, force: true });
}

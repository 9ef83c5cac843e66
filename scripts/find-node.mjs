import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './ensure-installed.mjs';
import { Problem } from './say.mjs';

const NEEDED = 24;

/**
 * The Node that runs the product: the pinned one that npm installed, else the system's own if it is new enough.
 * @returns {string} path of the binary
 */
export function findNode() {
  const pinned = path.join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return process.execPath;
  throw new Problem(
    `Vitrine needs Node ${NEEDED} or newer, and npm has no packaged one for ${process.platform} ${process.arch}: ` +
      `install Node ${NEEDED} (https://nodejs.org) and start again; this is Node ${process.versions.node}.`,
  );
}

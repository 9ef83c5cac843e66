// After `npm ci`: removes files of packages for other systems and for compiling, and, in a production installation (`npm ci --omit=dev`),
// also files that only tools read.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const FOR_TOOLS = /\.(map|d\.[cm]?ts)$/;

/**
 * Removes what this system cannot run or does not need.
 * @param {string} modules the folder node_modules
 * @param {{ platform: string, arch: string }} system as Node names them
 */
export function pruneInstall(modules, { platform, arch }) {
  const gone = [...foreignRuntimes(path.join(modules, 'onnxruntime-node/bin'), platform, arch)];
  // Node's headers, for compiling packages: none is compiled.
  gone.push(path.join(modules, `node-${platform}-${arch}/include`));
  if (!existsSync(path.join(modules, 'vitest'))) gone.push(...filesForTools(modules));
  for (const each of gone) rmSync(each, { recursive: true, force: true });
}

const foldersIn = (folder) => (existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : []);

/** One folder per binary interface, with one per platform, with one per architecture. Left complete if ours is not among them. */
function* foreignRuntimes(bin, platform, arch) {
  for (const napi of foldersIn(bin)) {
    const own = path.join(napi, platform, arch);
    if (!existsSync(own)) continue;
    for (const each of foldersIn(napi).flatMap(foldersIn)) if (each !== own) yield each;
  }
}

/** Source maps and declarations. Links are not followed: those of workspaces lead to our own files. */
function* filesForTools(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesForTools(full);
    else if (entry.isFile() && FOR_TOOLS.test(entry.name)) yield full;
  }
}

if (process.argv[1] === import.meta.filename) {
  pruneInstall(path.resolve(import.meta.dirname, '../node_modules'), process);
}

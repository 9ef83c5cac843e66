import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';

const root = path.resolve(import.meta.dirname, '../../../..');
/** Programs started by path: the server, the engine's process with its threads, and the operator commands. */
const PROGRAMS = {
  main: 'apps/server/src/main.ts',
  admin: 'apps/server/src/cli/admin.ts',
  'engine-process': 'packages/engine/src/threads/engine-process.ts',
  'render-thread': 'packages/engine/src/render-thread.ts',
};
/** Native code, WebAssembly and thread programs are loaded from their packages; pg loads its native driver only on request. */
const UNBUNDLED =
  /^(sharp|@napi-rs\/canvas|onnxruntime-node|@techstark\/opencv-js|@node-rs\/argon2|@electric-sql\/pglite|piscina|pino|pg-native)(\/|$)/;
const STARTED = /new URL\('\.{1,2}\/(?:threads\/)?(engine-process|render-thread)\.ts', import\.meta\.url\)/g;

/** A module finds its files beside its source, and a program its threads in the bundle. */
function keepPlaces(folder: string): Plugin {
  const here = JSON.stringify(pathToFileURL(`${folder}/`).href);
  return {
    name: 'keep-places',
    transform: {
      filter: { code: /import\.meta\.(url|dirname)/, id: /\.(ts|mjs|js)$/ },
      handler: (code, id) =>
        code
          .replace(STARTED, (_, program: string) => `new URL('./${program}.mjs', ${here})`)
          .replaceAll('import.meta.url', () => JSON.stringify(pathToFileURL(id).href))
          .replaceAll('import.meta.dirname', () => JSON.stringify(path.dirname(id))),
    },
  };
}

/**
 * Bundles the server and everything it loads into few files in `folder`, which must be inside the checkout: half of a start's time is
 * spent on finding and loading some three thousand modules.
 */
export async function bundleServer(folder: string): Promise<void> {
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(PROGRAMS).map(([name, file]) => [name, path.join(root, file)])),
    platform: 'node',
    external: UNBUNDLED,
    plugins: [keepPlaces(folder)],
  });
  await bundle.write({ dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
  await bundle.close();
}

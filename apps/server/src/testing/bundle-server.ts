import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';

const root = path.resolve(import.meta.dirname, '../../../..');
/** What is started by its path: the server, the engine's process with its threads, and the commands of an operator. */
const PROGRAMS = {
  main: 'apps/server/src/main.ts',
  admin: 'apps/server/src/cli/admin.ts',
  'engine-process': 'packages/engine/src/threads/engine-process.ts',
  'render-thread': 'packages/engine/src/render-thread.ts',
};
/** Native code, WebAssembly and programs of threads are found beside their packages; pg asks for its native driver only where somebody wants it. */
const UNBUNDLED =
  /^(sharp|@napi-rs\/canvas|onnxruntime-node|@techstark\/opencv-js|@node-rs\/argon2|@electric-sql\/pglite|piscina|pino|pg-native)(\/|$)/;
const STARTED = /new URL\('\.{1,2}\/(?:threads\/)?(engine-process|render-thread)\.ts', import\.meta\.url\)/g;

/** A module finds its files where its source lies, and a program its threads in the bundle. */
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
 * Writes the server and all that it loads as few files into `folder`, which has to lie in the checkout: half of what a start costs is to
 * find and load some three thousand modules.
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

import { expect } from '@playwright/test';
import { newDataDir, removeDataDir, startServer } from './server.ts';
import { nightly, test } from './test.ts';

/** Throws on a signal, in place of an unexpected bug. */
const FAULT = `process.on('SIGUSR2', () => setImmediate(() => { throw new Error('nobody foresaw this'); }));
process.on('SIGURG', () => void Promise.reject(new Error('nobody foresaw this')));`;
const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(FAULT)}`;

test('an uncaught error, thrown or rejected, is logged, and the server shuts down cleanly', nightly, async () => {
  const dataDir = await newDataDir();
  // A clean shutdown: the next start can open the embedded database.
  let server = await startServer({ dataDir, env: { NODE_OPTIONS } });
  try {
    for (const signal of ['SIGUSR2', 'SIGURG'] as const) {
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      process.kill(server.pid, signal);
      expect(await server.ended(), signal).toBe(1);
      const lines = server.output().split('\n');
      const logged = lines.find((line) => line.includes('something went wrong that nobody caught'));
      expect(JSON.parse(logged ?? '{}')).toMatchObject({ level: 60, err: { message: 'nobody foresaw this' } });
      expect(server.output()).toContain('Stopping: running pictures end first');
      server = await startServer({ dataDir, env: { NODE_OPTIONS } });
    }
  } finally {
    await server.kill();
    await removeDataDir(dataDir);
  }
});

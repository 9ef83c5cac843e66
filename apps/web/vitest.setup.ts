import { configure } from '@testing-library/react';
import { afterAll } from 'vitest';

// Beside other tests a page may need more than a second until it shows what it is asked for.
configure({ asyncUtilTimeout: 20_000 });

// Clocks end with the page they belong to. In the test's document setTimeout is Node's: what a component leaves running
// (a toast is taken away 200 ms after it was closed) would go off in a worker whose window is already gone.
const begin = globalThis.setTimeout;
const running = new Set<NodeJS.Timeout>();

globalThis.setTimeout = Object.assign((...call: Parameters<typeof begin>) => {
  const timer = begin(...call);
  running.add(timer);
  return timer;
}, begin);

afterAll(() => {
  for (const timer of running) clearTimeout(timer);
  running.clear();
});

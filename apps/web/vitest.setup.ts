import { configure } from '@testing-library/react';
import { afterAll } from 'vitest';

// Next to other tests a page may need more than a second to render.
configure({ asyncUtilTimeout: 20_000 });

// Timers end with the page they belong to. In the test's document setTimeout is Node's: a timer left by a component (a toast is
// removed 200 ms after it was closed) would fire in a worker whose window is already gone.
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

import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, vi } from 'vitest';

// Next to other tests a page may need more than a second to render.
configure({ asyncUtilTimeout: 20_000 });

// Files of one worker share their libraries and their window (vitest.config.ts), but neither our modules, some of which keep state of the page, nor
// what the file before left in the window.
vi.resetModules();
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
Reflect.deleteProperty(window, 'PaddleBillingV1');

// The library does this by itself only in the first file that imports it.
afterEach(() => {
  cleanup();
  // Toasts live in their library, not on the page.
  toast.dismiss();
});

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
  vi.useRealTimers();
  for (const timer of running) clearTimeout(timer);
  globalThis.setTimeout = begin;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

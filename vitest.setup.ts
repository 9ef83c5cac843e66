import { afterEach, beforeEach, expect, vi } from 'vitest';

// A message on console.error fails a test, whatever its assertions.
beforeEach(() => {
  vi.spyOn(console, 'error').mockName('console.error');
});

afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  vi.mocked(console.error).mockRestore();
  expect(calls, 'console.error was called').toEqual([]);
});

import { afterEach, beforeEach, expect, vi } from 'vitest';

// Something that complains on the console is not all right, whatever the assertions say.
beforeEach(() => {
  vi.spyOn(console, 'error').mockName('console.error');
});

afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  vi.mocked(console.error).mockRestore();
  expect(calls, 'console.error was called').toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { decideEnd } from './decide-end.ts';

describe('decideEnd', () => {
  test.each([
    ['something still waits', { done: 19, failed: 0, total: 20 }, false, null],
    ['nothing was started', { done: 0, failed: 0, total: 20 }, false, null],
    ['all are ready', { done: 20, failed: 0, total: 20 }, false, { status: 'completed', credit: 'spent' }],
    ['none is ready', { done: 0, failed: 20, total: 20 }, false, { status: 'failed', credit: 'returned' }],
    ['some failed', { done: 17, failed: 3, total: 20 }, false, { status: 'completed', credit: 'spent' }],
    ['the retry made the rest', { done: 20, failed: 0, total: 20 }, true, { status: 'completed', credit: 'spent' }],
    ['the retry failed too', { done: 17, failed: 3, total: 20 }, true, { status: 'completed', credit: 'returned' }],
    ['the retry made nothing', { done: 0, failed: 20, total: 20 }, true, { status: 'failed', credit: 'returned' }],
  ] as const)('%s', (_, progress, isRetry, end) => {
    expect(decideEnd(progress, isRetry)).toEqual(end);
  });
});

import { AppError } from '@vitrine/contract';
import { describe, expect, test } from 'vitest';
import { readRange } from './read-range.ts';

describe('readRange', () => {
  test.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    [undefined, undefined],
    ['bytes=0-1,5-9', undefined],
    ['bytes=9-3', undefined],
    ['bytes=-', undefined],
    ['pages=1-2', undefined],
  ])('%s of 1000 bytes', (header, range) => {
    expect(readRange(header, 1000)).toEqual(range);
  });

  test('a range beyond the end is refused', () => {
    expect(() => readRange('bytes=1000-', 1000)).toThrow(new AppError('range_not_satisfiable'));
  });
});

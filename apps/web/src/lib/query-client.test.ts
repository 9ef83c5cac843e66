import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { NetworkError, ProblemError } from './api/problem.ts';
import { createQueryClient } from './query-client.ts';

const queries = createQueryClient().getDefaultOptions().queries;
const MINUTE_MS = 60_000;

it('keeps an answer for five minutes', () => {
  expect([queries?.staleTime, queries?.gcTime]).toEqual([5 * MINUTE_MS, 5 * MINUTE_MS]);
});

it('doubles the wait before each retry, up to half a minute', () => {
  const delay = queries?.retryDelay as (attempt: number, error: Error) => number;
  expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => delay(attempt, new NetworkError()))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

it.each([
  [new NetworkError(), 4],
  [new ProblemError(503, {}), 4],
  [new ProblemError(429, {}), 4],
  [new ProblemError(404, {}), 1],
  [new ProblemError(422, {}), 1],
  [new TypeError('ours'), 1],
])('retries up to three times if useful: %s is requested %i times', async (error, times) => {
  let asked = 0;
  const observer = new QueryObserver(createQueryClient(), {
    queryKey: ['x'],
    retryDelay: 0,
    queryFn: () => {
      asked += 1;
      return Promise.reject(error);
    },
  });
  await new Promise<void>((resolve) => {
    observer.subscribe(({ isError }) => {
      if (isError) resolve();
    });
  });
  expect(asked).toBe(times);
});

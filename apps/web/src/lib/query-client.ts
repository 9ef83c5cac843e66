import { QueryClient } from '@tanstack/react-query';
import { NetworkError, ProblemError } from './api/problem.ts';

const FRESH_MS = 5 * 60_000;
const RETRIES = 3;
const SLOWEST_RETRY_MS = 30_000;

/** A refusal would be repeated; missing answers and server errors may be temporary. */
const mayPass = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ProblemError && (error.status >= 500 || error.status === 429));

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: FRESH_MS,
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, SLOWEST_RETRY_MS),
      },
    },
  });

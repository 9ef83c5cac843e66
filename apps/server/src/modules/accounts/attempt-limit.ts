import { AppError } from '@vitrine/contract';

export interface AttemptLimitOptions {
  /** Attempts within a window. */
  max: number;
  windowMs: number;
}

export interface AttemptLimit {
  /**
   * Counts an attempt before it is made, so that many at once do not slip through.
   * @throws AppError rate_limited with the seconds to wait
   */
  take(key: string): void;
  /** Forgets the attempts of `key`: the last one was right. */
  clear(key: string): void;
}

/** Keys remembered at most; beyond, the oldest are forgotten. */
const MAX_KEYS = 50_000;

/** Counts attempts by key in fixed windows, in this process. */
export function createAttemptLimit({ max, windowMs }: AttemptLimitOptions): AttemptLimit {
  const windows = new Map<string, { count: number; endsAtMs: number }>();

  const startWindow = (key: string, nowMs: number) => {
    windows.delete(key);
    const [oldest] = windows.keys();
    if (windows.size >= MAX_KEYS && oldest !== undefined) windows.delete(oldest);
    windows.set(key, { count: 1, endsAtMs: nowMs + windowMs });
  };

  return {
    take: (key) => {
      const nowMs = Date.now();
      const window = windows.get(key);
      if (window === undefined || window.endsAtMs <= nowMs) return startWindow(key, nowMs);
      if (window.count >= max) {
        throw new AppError('rate_limited', { retryAfterSeconds: Math.ceil((window.endsAtMs - nowMs) / 1000) });
      }
      window.count += 1;
    },
    clear: (key) => void windows.delete(key),
  };
}

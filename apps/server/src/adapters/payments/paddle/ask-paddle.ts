import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '@paddle/paddle-node-sdk';
import { AppError } from '@vitrine/contract';

const PATIENCE_MS = 10_000;
const PAUSES_MS = [250, 1000];

/**
 * One request to Paddle with a time-out, since the SDK waits for ever. `again`: the request changes nothing, so it is retried
 * after a lost answer or a busy server.
 * @throws AppError payment_provider_failed, with Paddle's own words as its cause
 */
export async function askPaddle<T>(ask: () => Promise<T>, { again = false } = {}): Promise<T> {
  const pauses = again ? PAUSES_MS : [];
  for (const pauseMs of pauses) {
    try {
      return await inTime(ask);
    } catch (error) {
      if (!isPassing(error)) throw new AppError('payment_provider_failed', { cause: error });
    }
    await delay(pauseMs);
  }
  return inTime(ask).catch((error: unknown) => {
    throw new AppError('payment_provider_failed', { cause: error });
  });
}

/** The result of `ask`, or null if Paddle knows no such entity. */
export async function findInPaddle<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await askPaddle(ask, { again: true });
  } catch (error) {
    if (codeOf(error) === 'not_found') return null;
    throw error;
  }
}

/** Paddle's error code. */
export function codeOf(error: unknown): string | null {
  const cause = error instanceof AppError ? error.cause : error;
  return cause instanceof ApiError ? cause.code : null;
}

/** Paddle did not answer, or is busy. */
function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.type === 'api_error' || error.code === 'too_many_requests';
}

async function inTime<T>(ask: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Paddle has not answered in time')), PATIENCE_MS);
  });
  return Promise.race([ask(), late]).finally(() => clearTimeout(timer));
}

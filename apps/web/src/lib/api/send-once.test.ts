// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { NetworkError, ProblemError } from './problem.ts';
import { isUnanswered, sendOnce } from './send-once.ts';

const SET = { image_ids: ['a'], language: 'en' };
const keys: string[] = [];
/** Sends, and fails with `error` if given. */
const send = (content: unknown, error?: Error) =>
  sendOnce('set', content, async ({ 'Idempotency-Key': key }) => {
    keys.push(key);
    if (error) throw error;
    return key;
  });

beforeEach(() => {
  sessionStorage.clear();
  keys.length = 0;
});

it.each([
  ['a broken connection', new NetworkError()],
  ['an error of the server', new ProblemError(500, {})],
  ['a server that is away', new ProblemError(503, {})],
])('keeps the key over %s, and drops it after the answer', async (_, error) => {
  await expect(send(SET, error)).rejects.toBe(error);
  expect(isUnanswered('set', SET)).toBe(true);
  await expect(send(SET, error)).rejects.toBe(error);
  await send(SET);
  expect(new Set(keys).size).toBe(1);
  expect(isUnanswered('set', SET)).toBe(false);
  await send(SET);
  expect(new Set(keys).size).toBe(2);
});

it('uses another key for other content', async () => {
  await expect(send(SET, new NetworkError())).rejects.toThrow(NetworkError);
  const other = { ...SET, language: 'fr' };
  expect(isUnanswered('set', other)).toBe(false);
  await send(other);
  expect(new Set(keys).size).toBe(2);
});

it.each([402, 403, 409, 422, 429])('a refusal (%i) drops the key', async (status) => {
  await expect(send(SET, new ProblemError(status, {}))).rejects.toThrow(ProblemError);
  expect(isUnanswered('set', SET)).toBe(false);
});

it('the key of one kind of request is not used for another', async () => {
  await expect(send(SET, new NetworkError())).rejects.toThrow(NetworkError);
  expect(isUnanswered('checkout', SET)).toBe(false);
});

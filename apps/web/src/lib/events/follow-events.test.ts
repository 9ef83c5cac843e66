// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '../api/problem.ts';
import { request } from '../api/request.ts';
import { followEvents } from './follow-events.ts';

vi.mock('../api/request.ts', () => ({ request: vi.fn<typeof request>() }));
const requested = vi.mocked(request);
const answer = (text: string) => new Response(text);

beforeEach(() => {
  vi.useFakeTimers();
  requested.mockReset();
});
afterEach(() => vi.useRealTimers());

const sentId = (call: number) => new Headers(requested.mock.calls[call]?.[1]?.headers).get('Last-Event-ID');

it('takes a lost stream up again after the last event it saw', async () => {
  const stop = new AbortController();
  const seen: string[] = [];
  requested
    .mockResolvedValueOnce(answer('id: 4\ndata: a\n\n'))
    .mockRejectedValueOnce(new TypeError('network'))
    .mockResolvedValueOnce(answer('id: 5\ndata: b\n\n'));
  const following = followEvents(
    '/api/x',
    ({ data }) => {
      seen.push(data);
      if (data === 'b') stop.abort();
    },
    stop.signal,
  );
  await vi.advanceTimersByTimeAsync(5000);
  await following;
  expect(seen).toEqual(['a', 'b']);
  expect([sentId(0), sentId(1), sentId(2)]).toEqual([null, '4', '4']);
});

it('waits longer after each failure, but not when the network comes back', async () => {
  const stop = new AbortController();
  requested.mockRejectedValue(new TypeError('network'));
  const following = followEvents('/api/x', () => undefined, stop.signal);
  await vi.advanceTimersByTimeAsync(500 + 1000 + 2000);
  expect(requested).toHaveBeenCalledTimes(4);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(requested).toHaveBeenCalledTimes(5);
  stop.abort();
  await following;
});

it('gives up when the server refuses', async () => {
  requested.mockRejectedValue(new ProblemError(404, { code: 'not_found' }));
  await expect(followEvents('/api/x', () => undefined, new AbortController().signal)).rejects.toThrow(ProblemError);
  expect(requested).toHaveBeenCalledTimes(1);
});

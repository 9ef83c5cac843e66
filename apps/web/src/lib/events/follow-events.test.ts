// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError, ProblemError } from '../api/problem.ts';
import { request } from '../api/request.ts';
import { followEvents, UnreadableStreamError } from './follow-events.ts';

vi.mock('../api/request.ts', () => ({ request: vi.fn<typeof request>() }));
const requested = vi.mocked(request);
const answer = (text: string) => new Response(text);

beforeEach(() => {
  vi.useFakeTimers();
  requested.mockReset();
});
afterEach(() => vi.useRealTimers());

const sentId = (call: number) => new Headers(requested.mock.calls[call]?.[1]?.headers).get('Last-Event-ID');

it('resumes a lost stream after the last seen event', async () => {
  const stop = new AbortController();
  const seen: string[] = [];
  requested
    .mockResolvedValueOnce(answer('id: 4\ndata: a\n\n'))
    .mockRejectedValueOnce(new NetworkError())
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
  requested.mockRejectedValue(new NetworkError());
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

/** An answer whose body fails as in browsers that cannot read streams. */
function unreadable(): Response {
  const response = answer('data: a\n\n');
  Object.defineProperty(response, 'body', {
    get: () => {
      throw new TypeError('undefined is not a function');
    },
  });
  return response;
}

it.each([
  ['cannot be read', unreadable],
  ['has nothing in it', () => answer('')],
])('gives up a stream that %s, after a few tries with pauses', async (_, make) => {
  requested.mockImplementation(() => Promise.resolve(make()));
  const following = followEvents('/api/x', () => undefined, new AbortController().signal);
  const given = following.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(400);
  expect(requested).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await given).toBeInstanceOf(UnreadableStreamError);
  expect(requested).toHaveBeenCalledTimes(3);
});

it('pauses longer and longer if each connection ends after its first event', async () => {
  const stop = new AbortController();
  requested.mockImplementation(() => Promise.resolve(answer('data: a\n\n')));
  const following = followEvents('/api/x', () => undefined, stop.signal);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requested.mock.calls.length).toBeLessThan(12);
  stop.abort();
  await following;
});

it('does not wait for ever for a stream that a proxy buffers', async () => {
  requested.mockImplementation((_, init) => {
    const held = new ReadableStream<Uint8Array>({
      start: (controller) =>
        init?.signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError'))),
    });
    return Promise.resolve(new Response(held));
  });
  const following = followEvents('/api/x', () => undefined, new AbortController().signal);
  const given = following.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  expect(await given).toBeInstanceOf(UnreadableStreamError);
});

import { ProblemError } from '../api/problem.ts';
import { request } from '../api/request.ts';
import { parseEventStream, type ServerEvent } from './parse-event-stream.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
    window.addEventListener('online', stop, { once: true });
  });

/** The server will not change its mind about these. */
const isFinal = (error: unknown): boolean =>
  error instanceof ProblemError && error.status < 500 && error.status !== 429;

/**
 * Follows an event stream until `signal` aborts. A lost connection is taken up again after the last event seen, with
 * growing pauses and at once when the network is back. Throws ProblemError when the server refuses for good.
 */
export async function followEvents(
  path: string,
  onEvent: (event: ServerEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let lastId: string | undefined;
  let failures = 0;
  while (!signal.aborted) {
    try {
      const headers = { Accept: 'text/event-stream', ...(lastId !== undefined && { 'Last-Event-ID': lastId }) };
      const response = await request(path, { headers, signal, cache: 'no-store' });
      for await (const event of parseEventStream(response.body ?? new ReadableStream())) {
        failures = 0;
        lastId = event.id ?? lastId;
        if (signal.aborted) return;
        onEvent(event);
      }
    } catch (error) {
      if (signal.aborted) return;
      if (isFinal(error)) throw error;
    }
    if (!signal.aborted) await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS), signal);
    failures += 1;
  }
}

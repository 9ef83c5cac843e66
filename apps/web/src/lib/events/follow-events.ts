import { NetworkError, ProblemError } from '../api/problem.ts';
import { request } from '../api/request.ts';
import { parseEventStream, type ServerEvent } from './parse-event-stream.ts';

/** Answers that could not be read, or ended with nothing in them, before the stream is given up. */
const UNREAD_LIMIT = 3;
/** The server says something every few seconds; a stream that says nothing for so long is held up on the way. */
const SILENCE_MS = 45_000;
/** A connection that held so long was no failure; one that ends sooner is followed by a longer pause. */
const STEADY_MS = 5000;
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

const isSilence = (error: unknown): boolean => error instanceof NetworkError || error instanceof ProblemError;

/** The server will not change its mind about these. */
const isFinal = (error: unknown): boolean =>
  error instanceof ProblemError && error.status < 500 && error.status !== 429;

/** Answers come, and no events in them: this browser, or something on the way to it, cannot do streams. */
export class UnreadableStreamError extends Error {
  override readonly name = 'UnreadableStreamError';
}

/** Aborts when nothing was heard for a while. */
function watchSilence() {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  heard();
  return { signal: silence.signal, heard, stop: () => clearTimeout(timer) };
}

/** Reads one connection to its end, or until it has said nothing for too long. */
async function readOnce(
  path: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  onEvent: (event: ServerEvent) => void,
): Promise<void> {
  const silence = watchSilence();
  const stop = new AbortController();
  const abort = () => stop.abort();
  signal.addEventListener('abort', abort, { once: true });
  silence.signal.addEventListener('abort', abort, { once: true });
  try {
    const response = await request(path, { headers, signal: stop.signal, cache: 'no-store' });
    for await (const event of parseEventStream(response, silence.heard)) {
      if (signal.aborted) return;
      onEvent(event);
    }
  } finally {
    silence.stop();
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Follows an event stream until `signal` aborts. A lost connection is taken up again after the last event seen, with
 * growing pauses and at once when the network is back. Throws ProblemError when the server refuses for good, and
 * UnreadableStreamError when it answers and nothing can be read of it.
 */
export async function followEvents(
  path: string,
  onEvent: (event: ServerEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let lastId: string | undefined;
  let failures = 0;
  let unread = 0;
  while (!signal.aborted) {
    const begun = Date.now();
    let heard = false;
    try {
      const headers = { Accept: 'text/event-stream', ...(lastId !== undefined && { 'Last-Event-ID': lastId }) };
      await readOnce(path, headers, signal, (event) => {
        heard = true;
        lastId = event.id ?? lastId;
        onEvent(event);
      });
      unread = heard ? 0 : unread + 1;
    } catch (error) {
      if (signal.aborted) return;
      if (isFinal(error)) throw error;
      // No answer and a broken server may pass; what was answered and cannot be read will not.
      unread = heard ? 0 : isSilence(error) ? unread : unread + 1;
    }
    if (unread >= UNREAD_LIMIT) throw new UnreadableStreamError(path);
    if (heard && Date.now() - begun >= STEADY_MS) failures = 0;
    if (!signal.aborted) await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS), signal);
    failures += 1;
  }
}

import { NetworkError, ProblemError } from '../api/problem.ts';
import { request } from '../api/request.ts';
import { parseEventStream, type ServerEvent } from './parse-event-stream.ts';

/** Unreadable or empty answers before the stream is given up. */
const UNREAD_LIMIT = 3;
/** The server sends something every few seconds; longer silence means that a proxy holds the stream back. */
const SILENCE_MS = 45_000;
/** A connection of this duration counts as a success; a shorter one increases the pause. */
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

/** Errors that a retry cannot change. */
const isFinal = (error: unknown): boolean =>
  error instanceof ProblemError && error.status < 500 && error.status !== 429;

/** Answers arrive without events: this browser, or a proxy, does not support streams. */
export class UnreadableStreamError extends Error {
  override readonly name = 'UnreadableStreamError';
}

/** Aborts after a period of silence. */
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

/** Reads one connection to its end, or until it was silent for too long. */
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
 * Follows an event stream until `signal` aborts. A lost connection resumes after the last event, with growing pauses, and at once
 * when the network is back. Throws ProblemError if the server refuses permanently, and UnreadableStreamError if its answers
 * cannot be read.
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
      // Missing answers and server errors are temporary; unreadable answers are not.
      unread = heard ? 0 : isSilence(error) ? unread : unread + 1;
    }
    if (unread >= UNREAD_LIMIT) throw new UnreadableStreamError(path);
    if (heard && Date.now() - begun >= STEADY_MS) failures = 0;
    if (!signal.aborted) await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS), signal);
    failures += 1;
  }
}

/** Reachability of the server: `offline`: this device has no network; `silent`: the server does not answer. */
export type Connection = 'online' | 'offline' | 'silent';

const FIRST_PROBE_MS = 2000;
const SLOWEST_PROBE_MS = 15_000;
const GATEWAY_ERRORS = new Set([502, 503, 504]);

const changed = new EventTarget();
let current: Connection = 'online';
let timer: ReturnType<typeof setTimeout> | undefined;

export const connection = (): Connection => current;

const become = (next: Connection): void => {
  if (next === current) return;
  current = next;
  changed.dispatchEvent(new Event('change'));
};

const probe = async (delayMs: number): Promise<void> => {
  clearTimeout(timer);
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok === true) become('online');
  else scheduleProbe(Math.min(delayMs * 2, SLOWEST_PROBE_MS));
};

const scheduleProbe = (delayMs: number): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void probe(delayMs), delayMs);
};

/** Checks at once whether the server is back. */
export const probeNow = (): void => void probe(FIRST_PROBE_MS);

/** A request got no answer: sets the state, and keeps checking until the server is back. */
export function reportSilence(): void {
  if (current === 'online') scheduleProbe(FIRST_PROBE_MS);
  become(navigator.onLine ? 'silent' : 'offline');
}

/** A request got an answer; a gateway's error page means that the server behind it is down. */
export function reportAnswer(status: number): void {
  if (GATEWAY_ERRORS.has(status)) return reportSilence();
  clearTimeout(timer);
  become('online');
}

/** Calls back when the connection changes. Returns the way to stop. */
export function onConnectionChange(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  window.addEventListener('online', probeNow);
  window.addEventListener('offline', reportSilence);
  return () => {
    changed.removeEventListener('change', listener);
    window.removeEventListener('online', probeNow);
    window.removeEventListener('offline', reportSilence);
  };
}

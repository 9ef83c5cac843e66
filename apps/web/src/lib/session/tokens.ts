import type { Session } from '@vitrine/contract';

/** The part of a session that is kept in the browser. */
export type SessionTokens = Pick<Session, 'access_token' | 'refresh_token' | 'token_expires_at'>;

/** What a signed-in browser keeps. `expiresAt` in Unix seconds. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresAt: number;
}

const KEYS = ['access_token', 'refresh_token', 'token_expires_at', 'remember_me'] as const;
const changed = new EventTarget();

/** Remembered sessions outlive the tab; others end with it. */
const holder = (): Storage | null => {
  if (globalThis.window === undefined) return null;
  return [localStorage, sessionStorage].find((storage) => storage.getItem('access_token') !== null) ?? null;
};

export function readTokens(): Tokens | null {
  const storage = holder();
  const accessToken = storage?.getItem('access_token');
  const refreshToken = storage?.getItem('refresh_token');
  if (!accessToken || !refreshToken) return null;
  return { accessToken, refreshToken, expiresAt: Number(storage?.getItem('token_expires_at')) || 0 };
}

/** Whether the current session should outlive the tab; what a refreshed session inherits. */
export const isRemembered = (): boolean => holder() === localStorage;

/** The user id in the access token; null: nobody is signed in. */
export function sessionUser(): string | null {
  const payload = readTokens()?.accessToken.split('.')[1];
  if (payload === undefined) return null;
  try {
    const { sub }: { sub?: unknown } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}

export const hasSession = (): boolean => readTokens() !== null;

/**
 * Stores a session in exactly one of the two storages. Renewed tokens overwrite the old ones, so that no other tab ever sees none
 * and takes it for a log-out.
 */
export function saveSession(session: SessionTokens, remember: boolean): void {
  const [storage, other] = remember ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
  remove(other);
  storage.setItem('refresh_token', session.refresh_token);
  storage.setItem('token_expires_at', String(session.token_expires_at));
  storage.setItem('remember_me', String(remember));
  storage.setItem('access_token', session.access_token);
  changed.dispatchEvent(new Event('change'));
}

/** Removes every trace of the session from this browser. */
export function clearSession(): void {
  remove(localStorage);
  remove(sessionStorage);
  changed.dispatchEvent(new Event('change'));
}

function remove(storage: Storage): void {
  for (const key of KEYS) storage.removeItem(key);
}

/** Calls back when the session starts, changes or ends, in this tab or another. Returns a function that unsubscribes. */
export function onSessionChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === null || event.key === 'access_token') listener();
  };
  changed.addEventListener('change', listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    changed.removeEventListener('change', listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

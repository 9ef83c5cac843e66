import { useCallback, useEffect, useState } from 'react';
import { sessionUser } from './session/tokens.ts';

const PREFIX = 'draft.';

const keyOf = (owner: string | null, name: string): string => `${PREFIX}${owner ?? 'nobody'}.${name}`;

/** The name under which a draft of an owner, by default whoever is signed in now, is stored in this tab. */
export const draftKey = (name: string, owner = sessionUser()): string => keyOf(owner, name);

/** Drafts were handed `from` one user `to` another; both are null when some were forgotten. */
interface DraftsChange {
  from: string | null;
  to: string | null;
}
const listeners = new Set<(change: DraftsChange) => void>();

/** Calls back after drafts changed hands or were forgotten, for whoever holds some outside the storage. */
export const onDraftsChange = (listener: (change: DraftsChange) => void): void => void listeners.add(listener);

function tell(change: DraftsChange): void {
  for (const listener of listeners) listener(change);
}

function forget(goes: (key: string) => boolean): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX) && goes(key)) sessionStorage.removeItem(key);
  }
  tell({ from: null, to: null });
}

/** Forgets every draft of this tab: what one person typed is not for the next one at the same screen. */
export const clearDrafts = (): void => forget(() => true);

/** Forgets the drafts of everybody but one user. */
export const keepDraftsOf = (user: string): void => forget((key) => !key.startsWith(keyOf(user, '')));

/** Forgets the drafts of one user. */
export const clearDraftsOf = (user: string): void => forget((key) => key.startsWith(keyOf(user, '')));

/** Hands the drafts of one user to another, who goes on with them: a guest who joins an account. */
export function handOverDrafts(from: string, to: string): void {
  for (const key of Object.keys(sessionStorage)) {
    if (!key.startsWith(keyOf(from, ''))) continue;
    sessionStorage.setItem(keyOf(to, key.slice(keyOf(from, '').length)), sessionStorage.getItem(key) ?? '');
    sessionStorage.removeItem(key);
  }
  tell({ from, to });
}

/**
 * State that survives a reload of the tab. `initial` fills what is not stored; unreadable storage counts as empty. It stays
 * its first owner's: a session that ends or changes while the page is still there gives it to nobody else.
 */
export function useStoredDraft<T extends object>(name: string, initial: T) {
  const [owner] = useState(sessionUser);
  const key = keyOf(owner, name);
  const [draft, setDraft] = useState<T>(() => {
    try {
      return { ...initial, ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
    } catch {
      return initial;
    }
  });
  useEffect(() => {
    if (sessionUser() === owner) sessionStorage.setItem(key, JSON.stringify(draft));
  }, [owner, key, draft]);
  const change = useCallback((part: Partial<T>) => setDraft((before) => ({ ...before, ...part })), []);
  return [draft, change] as const;
}

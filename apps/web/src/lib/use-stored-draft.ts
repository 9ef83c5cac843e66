import { useCallback, useEffect, useState } from 'react';
import { sessionUser } from './session/tokens.ts';

const PREFIX = 'draft.';

const keyOf = (owner: string | null, name: string): string => `${PREFIX}${owner ?? 'nobody'}.${name}`;

/** Storage key of a draft in this tab, by default of the current user. */
export const draftKey = (name: string, owner = sessionUser()): string => keyOf(owner, name);

/** Drafts moved `from` one user `to` another; both are null if some were deleted. */
interface DraftsChange {
  from: string | null;
  to: string | null;
}
const listeners = new Set<(change: DraftsChange) => void>();

/** Calls back after drafts were moved or deleted, for holders outside the storage. */
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

/** Deletes every draft of this tab: the next user of the same device must not see them. */
export const clearDrafts = (): void => forget(() => true);

/** Deletes the drafts of everybody except one user. */
export const keepDraftsOf = (user: string): void => forget((key) => !key.startsWith(keyOf(user, '')));

/** Deletes the drafts of one user. */
export const clearDraftsOf = (user: string): void => forget((key) => key.startsWith(keyOf(user, '')));

/** Moves the drafts of one user to another: a guest who joins an account. */
export function handOverDrafts(from: string, to: string): void {
  for (const key of Object.keys(sessionStorage)) {
    if (!key.startsWith(keyOf(from, ''))) continue;
    sessionStorage.setItem(keyOf(to, key.slice(keyOf(from, '').length)), sessionStorage.getItem(key) ?? '');
    sessionStorage.removeItem(key);
  }
  tell({ from, to });
}

/**
 * State that survives a reload of the tab. `initial` fills missing values; unreadable storage counts as empty. It belongs to its
 * first owner: if the session ends or changes while the page is open, nobody else gets it.
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

import { useCallback, useEffect, useState } from 'react';

const PREFIX = 'draft.';

/** The name under which a draft is stored in this tab. */
export const draftKey = (name: string): string => PREFIX + name;

/** Forgets every draft: what one person typed is not for the next one at the same screen. */
export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

/** State that survives a reload of the tab. `initial` fills what is not stored; unreadable storage counts as empty. */
export function useStoredDraft<T extends object>(name: string, initial: T) {
  const key = draftKey(name);
  const [draft, setDraft] = useState<T>(() => {
    try {
      return { ...initial, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<T>) };
    } catch {
      return initial;
    }
  });
  useEffect(() => sessionStorage.setItem(key, JSON.stringify(draft)), [key, draft]);
  const change = useCallback((part: Partial<T>) => setDraft((before) => ({ ...before, ...part })), []);
  return [draft, change] as const;
}

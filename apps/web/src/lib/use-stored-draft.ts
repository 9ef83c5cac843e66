import { useCallback, useEffect, useState } from 'react';

/** State that survives a reload of the tab. `initial` fills what is not stored; unreadable storage counts as empty. */
export function useStoredDraft<T extends object>(key: string, initial: T) {
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

import { draftKey } from '../../lib/use-stored-draft.ts';

/** A paid purchase of this tab that is not confirmed yet. `since` in milliseconds. */
export interface PendingCheckout {
  id: string;
  since: number;
}

const NAME = 'checkout';
const changed = new EventTarget();

/** The stored text; a snapshot that compares by value. */
const read = (): string | null => sessionStorage.getItem(draftKey(NAME));

export const pendingCheckoutText = {
  subscribe: (listener: () => void): (() => void) => {
    changed.addEventListener('change', listener);
    return () => changed.removeEventListener('change', listener);
  },
  read,
};

export function parsePending(text: string | null): PendingCheckout | null {
  try {
    const { id, since }: Partial<PendingCheckout> = JSON.parse(text ?? '{}');
    return typeof id === 'string' && typeof since === 'number' ? { id, since } : null;
  } catch {
    return null;
  }
}

/** Starts to wait for a purchase's payment; survives a reload of the tab. */
export function watchCheckout(id: string): void {
  if (parsePending(read())?.id === id) return;
  sessionStorage.setItem(draftKey(NAME), JSON.stringify({ id, since: Date.now() }));
  changed.dispatchEvent(new Event('change'));
}

export function stopWatching(id: string): void {
  if (parsePending(read())?.id !== id) return;
  sessionStorage.removeItem(draftKey(NAME));
  changed.dispatchEvent(new Event('change'));
}

const UPDATED = 'user-data-updated';

/** Makes every part of the page that shows the user or the credits refetch. */
export const announceUserUpdate = (): void => {
  window.dispatchEvent(new Event(UPDATED));
};

/** Calls back when the user or the credits have changed. Returns the way to stop. */
export function onUserUpdate(listener: () => void): () => void {
  window.addEventListener(UPDATED, listener);
  return () => window.removeEventListener(UPDATED, listener);
}

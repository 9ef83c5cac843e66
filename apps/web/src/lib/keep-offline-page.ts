/**
 * Lets the browser cache the offline page (public/sw.js): users get it instead of the browser's own, and it recovers
 * automatically. Other browsers do without.
 */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

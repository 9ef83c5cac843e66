/**
 * Has the browser keep the page that says that nothing can be reached (public/sw.js): who works here gets it instead of
 * the browser's own, and it goes on by itself. Browsers that cannot do it do without.
 */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

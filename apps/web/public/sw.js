// One page for the moment when nothing can be reached. Nothing else is kept: what a seller has stays with the server and
// the browser, and every version of the site is let through.
const KEPT = 'offline';
const PAGE = '/offline.html';

self.addEventListener('install', (event) => {
  event.addRoutes?.([{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }]);
  const keep = async () => (await caches.open(KEPT)).add(new Request(PAGE, { cache: 'reload' }));
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode !== 'navigate' || new URL(url).pathname.startsWith('/api/')) return;
  event.respondWith(
    fetch(event.request).catch(async () => (await caches.match(PAGE, { cacheName: KEPT })) ?? Response.error()),
  );
});

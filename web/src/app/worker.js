// Keeps the pages of one version, so that they open without a connection and a page that is open
// finds all its parts even after the server has been renewed. The build puts VERSION and FILES
// in front.

/* global VERSION, FILES */

const PREFIX = 'dorfplatz-';
const CACHE = PREFIX + VERSION;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })))),
  );
});

// A new version waits until no page of the old one is open, until somebody asks for it, or until a
// page says which part of it runs: one that came from the server a moment ago is new already.
self.addEventListener('message', (event) => {
  if (event.data === 'renew' || FILES.includes(event.data)) self.skipWaiting();
});

// The version before stays as well: a game in another tab may still run on it.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
      const old = ours.filter((name) => name !== CACHE);
      await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api/')) event.respondWith(page(request));
  } else if (pathname.startsWith('/assets/') || FILES.includes(pathname)) {
    event.respondWith(kept(request));
  }
});

/** The page from the server; the one that was kept if nobody answers. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (problem) {
    const cache = await caches.open(CACHE);
    const front = await cache.match('/');
    if (front === undefined) throw problem;
    return front;
  }
}

/** A part of a page: its name changes with its content, so what was kept is right. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/**
 * The service worker that unregisters itself (OFFLINE=0): it takes over at once, deletes every
 * cache and unregisters. Open pages stay open.
 */
export const unregisterWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => registration.unregister()),
));
`;

/** The worker that ends the worker (OFFLINE=0): it takes over at once, forgets everything kept and goes. Pages that are open stay. */
export const unregisterWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => registration.unregister()),
));
`;

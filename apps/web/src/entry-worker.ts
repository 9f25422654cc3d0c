import { openOfflineCache } from './worker/offline-cache.ts';
import { cacheKindOf, offlineWayOf } from './worker/cache-kind.ts';
import { openOrders, showPush } from './worker/show-push.ts';
import { type WorkerFetchEvent, workerScope } from './worker/worker-scope.ts';

declare const __BUILD__: { version: string; shell: readonly string[] };

/**
 * The offline worker (`/sw.js`) serves the last cached menu without a network, and shows push
 * messages. Pages come from the network while there is one; files with a hash in their address come
 * from the cache. The worker queues nothing and intercepts no API call.
 */
const offlineCache = openOfflineCache(__BUILD__.version, __BUILD__.shell);

workerScope.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([offlineCache.cacheShell(), cacheHome()])),
);

workerScope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      offlineCache.deleteOldCaches(),
      workerScope.registration.navigationPreload?.enable(),
    ]).then(() => workerScope.clients.claim()),
  ),
);

workerScope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const kind = cacheKindOf(pathname);
  if (kind === 'file') event.respondWith(respondWithFile(event, pathname));
  else if (request.mode === 'navigate') respondToNavigation(event, pathname, kind === 'page');
});

/**
 * A page sends the addresses that it loaded before the worker was active. The worker caches them,
 * so that the shopper can read that page again.
 */
workerScope.addEventListener('message', (event) => {
  const addresses = Array.isArray(event.data)
    ? event.data.filter((url) => typeof url === 'string' && url !== '')
    : [];
  event.waitUntil(Promise.allSettled([...new Set(addresses)].map(cacheVisited)));
});

/** News about an order (docs/rules/notifications.md#push-message-in-the-browser). */
workerScope.addEventListener('push', (event) => event.waitUntil(showPush(event)));
workerScope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openOrders());
});

function respondToNavigation(event: WorkerFetchEvent, path: string, isCached: boolean): void {
  const way = offlineWayOf(path);
  if (isCached) event.respondWith(respondWithPage(event, path));
  else if (way !== null) event.respondWith(respondOrLeadTo(event, way));
}

/**
 * Answers with the page from the network, which is not cached; without a network leads to `way`.
 */
async function respondOrLeadTo(event: WorkerFetchEvent, way: string): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await offlineCache.find('page', way)) || (await offlineCache.find('page', '/'))
      ? Response.redirect(way)
      : Response.error();
  }
}

async function respondWithPage(event: WorkerFetchEvent, path: string): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(offlineCache.cachePage(path, answer.clone()));
    return answer;
  } catch {
    const cached = await offlineCache.find('page', path);
    if (cached) return cached;
    return path !== '/' && (await offlineCache.find('page', '/'))
      ? Response.redirect('/')
      : Response.error();
  }
}

async function respondWithFile(event: WorkerFetchEvent, path: string): Promise<Response> {
  const cached = await offlineCache.find('file', path);
  if (cached) return cached;
  const answer = await fetch(event.request);
  event.waitUntil(offlineCache.cacheFile(path, answer.clone()));
  return answer;
}

async function cacheHome(): Promise<void> {
  await offlineCache.cachePage('/', await fetch('/', { cache: 'no-cache' }));
}

async function cacheVisited(address: string): Promise<void> {
  const { origin, pathname } = new URL(address, location.origin);
  const kind = origin === location.origin ? cacheKindOf(pathname) : null;
  if (kind === null || (kind === 'file' && (await offlineCache.find('file', pathname)))) return;
  const answer = await fetch(pathname);
  await (kind === 'page'
    ? offlineCache.cachePage(pathname, answer)
    : offlineCache.cacheFile(pathname, answer));
}

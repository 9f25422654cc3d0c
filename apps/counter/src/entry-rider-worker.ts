import { openShellCache } from './rider-worker/shell-cache.ts';
import type { RiderShell } from './rider-worker/rider-shell.ts';
import { type WorkerFetchEvent, workerScope } from './rider-worker/worker-scope.ts';

/** The server writes it before this script (apps/server/src/counter/rider-worker.ts). */
declare const riderShell: RiderShell;

/**
 * The worker of the rider's page opens that page without a network: its document and its files, and
 * nothing else. It caches when it is installed and never later, so that no address with a key and
 * no answer of the server enters a cache. It queues nothing.
 * docs/rules/counter-riders.md#page-without-a-network.
 */
const shell = openShellCache(riderShell);
/** A network that takes longer counts as none, if there is a copy. In milliseconds. */
const patienceMs = 4_000;

workerScope.addEventListener('install', (event) =>
  event.waitUntil(shell.fill().then(() => workerScope.skipWaiting())),
);

workerScope.addEventListener('activate', (event) =>
  event.waitUntil(shell.deleteOlder().then(() => workerScope.clients.claim())),
);

workerScope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname === riderShell.page) event.respondWith(answerPage(event));
  } else if (riderShell.files.includes(pathname)) event.respondWith(answerFile(event, pathname));
});

/** The page comes from the network while there is one, so that a new build arrives. */
async function answerPage({ request }: WorkerFetchEvent): Promise<Response> {
  const network = fetch(request);
  const answer = await Promise.race([network, patience()]).catch(() => null);
  if (answer !== null && answer.status < 500) return answer;
  return (await shell.find(riderShell.page)) ?? network;
}

const answerFile = async ({ request }: WorkerFetchEvent, path: string): Promise<Response> =>
  (await shell.find(path)) ?? fetch(request);

const patience = (): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), patienceMs));

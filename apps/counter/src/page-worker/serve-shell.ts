import { shellOfBuild } from './page-shell.ts';
import { type CacheRules, openShellCache } from './shell-cache.ts';
import { type WorkerFetchEvent, workerScope } from './worker-scope.ts';

/** A network that takes longer counts as none, if there is a copy. In milliseconds. */
const patienceMs = 4_000;

type Rules = CacheRules & {
  /** Returns whether the page answers this path. */
  isPage: (path: string) => boolean;
};

/**
 * Lets a worker open its page without a network: its document and its files, and nothing else. It
 * caches when it is installed and never later, so that no answer of the server enters a cache. It
 * queues nothing, and a request that forbids caches passes it.
 */
export function serveShell({ isPage, ...rules }: Rules): void {
  const shell = shellOfBuild();
  const cache = openShellCache(shell, rules);
  workerScope.addEventListener('install', (event) =>
    event.waitUntil(cache.fill().then(() => workerScope.skipWaiting())),
  );
  workerScope.addEventListener('activate', (event) =>
    event.waitUntil(cache.deleteOlder().then(() => workerScope.clients.claim())),
  );
  /** The page comes from the network while there is one, so that a new build arrives. */
  const answerPage = async ({ request }: WorkerFetchEvent): Promise<Response> => {
    const network = fetch(request);
    const answer = await Promise.race([network, patience()]).catch(() => null);
    if (answer !== null && answer.status < 500) return answer;
    return (await cache.find(shell.page)) ?? network;
  };
  const answerFile = async ({ request }: WorkerFetchEvent, path: string): Promise<Response> =>
    (await cache.find(path)) ?? fetch(request);
  workerScope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin) return;
    if (request.mode === 'navigate') {
      if (isPage(pathname)) event.respondWith(answerPage(event));
    } else if (request.cache !== 'no-store' && isFile(request, shell.files))
      event.respondWith(answerFile(event, pathname));
  });
}

/** A file of the build, a part of the build before, or a font of the brand. */
function isFile({ url, destination }: Request, files: readonly string[]): boolean {
  const { pathname } = new URL(url);
  return files.includes(pathname) || pathname.includes('/assets/') || destination === 'font';
}

const patience = (): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), patienceMs));

import { openShelf } from './worker/shelf.ts';
import { kindOf } from './worker/what-is-kept.ts';
import { type Fetching, scope } from './worker/worker-scope.ts';

declare const __BUILD__: { version: string; shell: readonly string[] };

/**
 * The offline worker (`/sw.js`): the menu as it was last seen can be read without a network. Pages come from the network while there is
 * one; files with a hash in their address from what is kept. Nothing is sent later, no call is touched.
 */
const shelf = openShelf(__BUILD__.version, __BUILD__.shell);

scope.addEventListener('install', (event) => event.waitUntil(Promise.all([shelf.keepShell(), keepHome()])));

scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([shelf.clean(), scope.registration.navigationPreload?.enable()]).then(() => scope.clients.claim())),
);

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const kind = kindOf(pathname);
  if (kind === 'file') event.respondWith(answerFile(event, pathname));
  else if (kind === 'page' && request.mode === 'navigate') event.respondWith(answerPage(event, pathname));
});

/** A page tells what it was made of before there was a worker: what the shopper has seen is what they can read again. */
scope.addEventListener('message', (event) => {
  const addresses = Array.isArray(event.data) ? event.data.filter((one) => typeof one === 'string' && one !== '') : [];
  event.waitUntil(Promise.allSettled([...new Set(addresses)].map(keepSeen)));
});

async function answerPage(event: Fetching, path: string): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(shelf.keepPage(path, answer.clone()));
    return answer;
  } catch {
    const kept = await shelf.find('page', path);
    if (kept) return kept;
    return path !== '/' && (await shelf.find('page', '/')) ? Response.redirect('/') : Response.error();
  }
}

async function answerFile(event: Fetching, path: string): Promise<Response> {
  const kept = await shelf.find('file', path);
  if (kept) return kept;
  const answer = await fetch(event.request);
  event.waitUntil(shelf.keepFile(path, answer.clone()));
  return answer;
}

async function keepHome(): Promise<void> {
  await shelf.keepPage('/', await fetch('/', { cache: 'no-cache' }));
}

async function keepSeen(address: string): Promise<void> {
  const { origin, pathname } = new URL(address, location.origin);
  const kind = origin === location.origin ? kindOf(pathname) : null;
  if (kind === null || (kind === 'file' && (await shelf.find('file', pathname)))) return;
  const answer = await fetch(pathname);
  await (kind === 'page' ? shelf.keepPage(pathname, answer) : shelf.keepFile(pathname, answer));
}

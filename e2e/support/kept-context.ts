import type { Browser, BrowserContext, Page } from '@playwright/test';

/**
 * The context that the stories of a worker share, one after another: a story finds the files of the
 * one before in the cache, and a renderer that runs. It finds no page, no storage and no cookie.
 * docs/decisions/0165-stories-share-a-context.md.
 */
export type KeptContext = {
  context: BrowserContext;
  /** A page of no story and without scripts. It keeps the renderer, and writes storage. */
  quietPage: Page;
  /** The origins that stories opened. */
  origins: Set<string>;
  /** True once a story changed something that cannot be restored surely. */
  isChanged: boolean;
  stories: number;
};

/** A renderer grows with the pages that it has shown. */
const mostStories = 40;

/** A context is closed after a story that called one of these: it may outlast the story. */
const lastingChanges = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'on',
  'once',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setOffline',
];
const clockChanges = ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'];

const keptContexts = new WeakMap<BrowserContext, KeptContext>();

/** The kept context that `context` is, or undefined for a context of one story. */
export const keptContextOf = (context: BrowserContext): KeptContext | undefined =>
  keptContexts.get(context);

/** Creates a context with the options of the story that runs. */
export async function createKeptContext(browser: Browser): Promise<KeptContext> {
  const context = await browser.newContext();
  const quietPage = await context.newPage();
  const kept = { context, quietPage, origins: new Set<string>(), isChanged: false, stories: 0 };
  noteOrigins(quietPage, kept.origins);
  context.on('page', (page) => noteOrigins(page, kept.origins));
  const note = (): void => {
    kept.isChanged = true;
  };
  context.once('close', note);
  for (const name of lastingChanges) noteCalls(context, name, note);
  closeBeforeOffline(context, quietPage);
  for (const name of clockChanges) noteCalls(context.clock, name, note);
  keptContexts.set(context, kept);
  return kept;
}

function noteOrigins(page: Page, origins: Set<string>): void {
  page.on('framenavigated', (frame) => {
    const { protocol, origin } = new URL(frame.url());
    if (protocol.startsWith('http')) origins.add(origin);
  });
}

/**
 * The pages of a renderer share whether there is a network: with a second page the story's own may
 * never hear that it is back.
 */
function closeBeforeOffline(context: BrowserContext, quietPage: Page): void {
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (isOffline) => {
    if (!quietPage.isClosed()) await quietPage.close();
    await setOffline(isOffline);
  };
}

/** Calls `note` before each call of a method. */
function noteCalls(target: object, name: string, note: () => void): void {
  const method: unknown = Reflect.get(target, name);
  if (typeof method !== 'function') throw new Error(`Playwright has no method ${name}`);
  Reflect.set(target, name, (...values: unknown[]): unknown => {
    note();
    return Reflect.apply(method, target, values);
  });
}

/**
 * Closes the pages of the story that ended and clears what they stored; the files that they fetched
 * stay. Returns whether the next story may use the context.
 */
export async function clearKeptContext(kept: KeptContext): Promise<boolean> {
  const { context, quietPage, origins } = kept;
  kept.stories += 1;
  if (kept.isChanged || quietPage.isClosed() || kept.stories >= mostStories) return false;
  const pages = context.pages().filter((page) => page !== quietPage);
  await Promise.all(pages.map((page) => page.close()));
  await context.clearCookies();
  const session = await context.newCDPSession(quietPage);
  for (const origin of origins)
    await session.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'local_storage,indexeddb,cache_storage,service_workers,file_systems',
    });
  await session.detach();
  return true;
}

/** A file of each brand that runs no script. */
const quietFile = '/mostrador/scheme.css';

/** Writes the local storage of an origin without opening one of its pages. */
export async function storeLocally(
  { quietPage }: KeptContext,
  origin: string,
  entries: readonly { name: string; value: string }[],
): Promise<void> {
  const address = new URL(quietFile, origin).href;
  if (quietPage.url() !== address) await quietPage.goto(address);
  await quietPage.evaluate((stored) => {
    for (const { name, value } of stored) localStorage.setItem(name, value);
  }, entries);
}

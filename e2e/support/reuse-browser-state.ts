import type { BrowserContext, Page } from '@playwright/test';
import { keptContextOf, storeLocally } from './kept-context.ts';

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

const storedStates = new Map<string, Stored>();
const shopUrls = new WeakMap<BrowserContext, string>();

/**
 * Notes the shop that a story opens. Storage belongs to an origin, so another brand's state would
 * be an empty cart.
 */
export const noteShop = (context: BrowserContext, baseUrl = ''): void =>
  void shopUrls.set(context, baseUrl);

/**
 * Restores the browser storage that `prepare` produced at this shop, stored under `name`. The first
 * story of a worker runs `prepare`; later ones start with the stored data, on a page that they open
 * themselves. For steps that are not the subject of a story.
 */
export async function reuseBrowserState(
  page: Page,
  name: string,
  prepare: () => Promise<void>,
): Promise<void> {
  const context = page.context();
  const key = `${shopUrls.get(context)} ${name}`;
  const stored = storedStates.get(key);
  if (stored !== undefined) return restore(context, stored);
  await prepare();
  storedStates.set(key, await context.storageState());
}

/** Playwright restores a state on a page of its own and empties the cache of files. */
async function restore(context: BrowserContext, stored: Stored): Promise<void> {
  const kept = keptContextOf(context);
  if (kept === undefined) return context.setStorageState(stored);
  await context.addCookies(stored.cookies);
  for (const { origin, localStorage } of stored.origins)
    await storeLocally(kept, origin, localStorage);
}

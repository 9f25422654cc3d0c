import type { BrowserContext, Page } from '@playwright/test';

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

const storedStates = new Map<string, Stored>();

/**
 * Gives the browser what it stores after `walk`, which is known by `name`. The first story of a worker walks as a shopper does; the
 * others begin with what that browser had stored, on a page that they open themselves. For what is not the subject of a story.
 */
export async function reuseBrowserState(
  page: Page,
  name: string,
  prepare: () => Promise<void>,
): Promise<void> {
  const context = page.context();
  const stored = storedStates.get(name);
  if (stored !== undefined) return context.setStorageState(stored);
  await prepare();
  storedStates.set(name, await context.storageState());
}

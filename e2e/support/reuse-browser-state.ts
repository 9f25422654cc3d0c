import type { BrowserContext, Page } from '@playwright/test';

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

const storedStates = new Map<string, Stored>();

/**
 * Restores the browser storage that `prepare` produced, stored under `name`. The first story of a worker runs `prepare`; later ones start
 * with the stored data, on a page that they open themselves. For steps that are not the subject of a story.
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

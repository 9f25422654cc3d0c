import type { Page, Route } from '@playwright/test';

/**
 * Holds every script of the application back until the returned function runs: the page is the
 * server's HTML with its first small script.
 */
export async function delayApplicationScripts(page: Page): Promise<() => Promise<void>> {
  const heldRoutes: Route[] = [];
  let isHolding = true;
  await page.route(/\/assets\/entry-app|\/assets\/app-[^/]+\.js$/, async (route) => {
    if (isHolding) heldRoutes.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(heldRoutes.map((route) => route.continue()));
  };
}

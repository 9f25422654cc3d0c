import { expect, type Page } from '@playwright/test';
import { statusOfCall } from './support/counter-calls.ts';
import { signInByCode } from './support/counter-sign-in.ts';
import { createStoryStaff, openCounter } from './support/counter.ts';
import { orderForPickup } from './support/shopper.ts';
import { test } from './support/story.ts';

const lock = (page: Page) => page.getByRole('button', { name: /bloquear la pantalla/ });

/** Everything that a script of the page can read of what the browser keeps for this host. */
const readableTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const rows = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<unknown[]>((resolve) => {
            const opened = indexedDB.open(name);
            opened.onerror = () => resolve([]);
            opened.onsuccess = () => {
              const names = [...opened.result.objectStoreNames];
              if (names.length === 0) return resolve([]);
              const stores = opened.result.transaction(names);
              const found: unknown[] = [];
              for (const store of names) {
                const all = stores.objectStore(store).getAll();
                all.onsuccess = () => found.push(...all.result);
              }
              stores.oncomplete = () => resolve(found);
            };
          }),
      ),
    );
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, rows]);
  });

test('a script of the shop finds no token of the counter, and the shop forgets a shopper without signing the staff out', async ({
  page,
  context,
}) => {
  const { staffId, name } = await createStoryStaff({
    role: 'crew',
    name: `Cocinera ${Date.now()}`,
  });
  await orderForPickup(page);
  await page.goto('/mostrador');
  await signInByCode(page, `staff-${staffId}@example.com`);
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await expect(lock(page)).toContainText(name);
  const ofCounter = (await context.cookies(new URL('/v1/counter/me', page.url()).href)).filter(
    (cookie) => cookie.name.startsWith('counter-'),
  );
  expect(
    ofCounter.map((cookie) => [cookie.name, cookie.httpOnly, cookie.sameSite, cookie.path]),
  ).toEqual([
    ['counter-session', true, 'Strict', '/v1/counter'],
    ['counter-device', true, 'Strict', '/v1/counter'],
  ]);
  await page.goto('/');
  expect((await context.cookies(page.url())).map((cookie) => cookie.name)).not.toContain(
    'counter-session',
  );
  const texts = await readableTexts(page);
  expect(texts).toContain('counter-session');
  for (const { value } of ofCounter) expect(texts).not.toContain(value);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Olvidar mis datos en este dispositivo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, olvidar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/mostrador');
  await lock(page).click();
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
});

test('a lock that did not reach the server ends the session as soon as it does, also after a reload', async ({
  page,
  baseURL,
}) => {
  const staff = await openCounter(page, baseURL, { role: 'crew' });
  await expect(lock(page)).toBeVisible();
  const isLock = (url: URL): boolean => url.pathname === '/v1/counter/session';
  await page.route(isLock, (route) => route.abort('connectionreset'));
  await lock(page).click();
  await expect(page.getByRole('heading', { name: 'Entrar al mostrador' })).toBeVisible();
  expect(await statusOfCall(staff, 'me')).toBe(200);
  await page.unroute(isLock);
  await page.reload();
  await expect.poll(() => statusOfCall(staff, 'me')).toBe(401);
});

import { expect, type Page } from '@playwright/test';
import { draw, press } from './support/board.ts';
import { actionDetails, openCounter } from './support/counter.ts';
import { counterStore, placePickupAtCounter } from './support/order-at-counter.ts';
import { test } from './support/story.ts';

test.slow();

const tablet = { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' } as const;
const crew = { brand: 'cocina', role: 'crew', storeIds: [counterStore.id] } as const;
const leavings: Record<string, (page: Page) => Promise<unknown>> = {
  'a lock': (page) => page.getByRole('button', { name: /bloquear la pantalla/ }).click(),
  'a reload': (page) => page.reload(),
};

for (const [name, leave] of Object.entries(leavings)) {
  test(`${name} within five seconds of a tap sends it: the order is accepted`, async ({
    browser,
    baseURL,
  }) => {
    const { number } = await placePickupAtCounter();
    const context = await browser.newContext(tablet);
    const board = await context.newPage();
    await openCounter(board, baseURL, crew);
    await press(board, 'Aceptar', number);
    await board.getByRole('button', { name: '20 min' }).click();
    await expect(board.getByRole('button', { name: 'Deshacer', exact: true })).toBeVisible();
    await leave(board);
    const other = await browser.newContext(tablet);
    const kitchen = await other.newPage();
    await openCounter(kitchen, baseURL, crew);
    const ready = kitchen.getByRole('button', { name: `Listo: ${number}` });
    await draw(kitchen.getByRole('main'), ready);
    await context.close();
    await other.close();
  });
}

test('a lock after the network failed says that a tap is unsent, and sends it when the network returns', async ({
  browser,
  baseURL,
}) => {
  const { id, number } = await placePickupAtCounter();
  const context = await browser.newContext(tablet);
  const board = await context.newPage();
  await openCounter(board, baseURL, crew);
  await untilSignInIsLoaded(board);
  await press(board, 'Aceptar', number);
  await board.getByRole('button', { name: '20 min' }).click();
  await context.setOffline(true);
  await expect(board.getByText('Sin enviar: se envía al volver la conexión').first()).toBeVisible();
  await board.getByRole('button', { name: /bloquear la pantalla/ }).click();
  await expect(board.getByText(/^1 cambio sin enviar/)).toBeVisible();
  await expect(board.getByRole('button', { name: 'Mandar el código' })).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(() => actionDetails('cocina', id, 'order.accept'), { timeout: 30_000 })
    .toHaveLength(1);
  await expect(board.getByText(/^1 cambio sin enviar/)).toHaveCount(0);
  await context.close();
});

/** The counter loads its sign-in ahead of a lock. */
const untilSignInIsLoaded = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('sign-in-screen')),
  );

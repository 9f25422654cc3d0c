import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { openCounter } from '../support/counter.ts';
import { counterStore, placePickupAtCounter } from '../support/order-at-counter.ts';
import { test } from '../support/story.ts';

test.slow();

const tablet = { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' } as const;
const crew = { brand: 'cocina', role: 'crew', storeIds: [counterStore.id] } as const;
const lock = (page: Page) => page.getByRole('button', { name: /bloquear la pantalla/ });
const countOf = (page: Page) => page.getByText(/^\d+ pedidos? nuevos?( esperan?)?$/);
const silent = (page: Page) => page.getByRole('button', { name: 'Sin sonido: toca la pantalla' });

/** Counts the tones that the page begins to play. */
async function countTones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function count(...when) {
      const { dataset } = document.documentElement;
      dataset['tones'] = String(Number(dataset['tones'] ?? 0) + 1);
      start.apply(this, when);
    };
  });
}
/** All that a locked tablet tells of orders. */
const notice = (page: Page) => page.getByRole('region', { name: 'Pedidos que esperan' });
const tonesOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['tones'] ?? 0));

test('an order rings on every screen and on the lock screen, with its count, until it is answered', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext(tablet);
  const board = await context.newPage();
  await countTones(board);
  await openCounter(board, baseURL, { ...crew, isKnownDevice: true, path: '/cuenta' });
  await expect(lock(board)).toBeVisible();
  await placePickupAtCounter();
  await expect(countOf(board)).toBeVisible({ timeout: 30_000 });
  await expect(board).toHaveTitle(/pedidos? nuevos?/);
  await expectAccessible(board, 'a section while orders wait');

  await test.step('the first touch wakes the sound', async () => {
    await board.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => tonesOf(board)).toBeGreaterThan(0);
  });

  await test.step('locked, it goes on and tells a number alone', async () => {
    await lock(board).click();
    await expect(countOf(board)).toBeVisible({ timeout: 12_000 });
    await expect(board).toHaveTitle(/pedidos? nuevos?/);
    await expect(notice(board)).toHaveText(/^\d+ pedidos? nuevos?$/);
    const before = await tonesOf(board);
    await expect.poll(() => tonesOf(board), { timeout: 12_000 }).toBeGreaterThan(before);
    await expect(silent(board)).toHaveCount(0);
    await expectAccessible(board, 'the lock screen while orders wait');
  });

  await test.step('after a reload the lock screen says that nobody can hear it, until a touch', async () => {
    await board.reload();
    await expect(countOf(board)).toBeVisible({ timeout: 12_000 });
    await expect(silent(board)).toBeVisible();
    await notice(board).click();
    await expect(silent(board)).toHaveCount(0);
    await expect.poll(() => tonesOf(board)).toBeGreaterThan(0);
  });
  await context.close();
});

test('a router that swallows every packet: within ten seconds the screen says so', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext(tablet);
  const board = await context.newPage();
  await openCounter(board, baseURL, crew);
  const state = board.getByRole('banner').getByText(/^(En línea|Sin conexión)$/);
  await expect(state).toHaveText('En línea');
  await board.route('**/v1/**', () => undefined);
  await expect(state).toHaveText('Sin conexión', { timeout: 10_000 });
  expect(await board.evaluate(() => navigator.onLine)).toBe(true);
  await board.unroute('**/v1/**');
  await expect(state).toHaveText('En línea', { timeout: 10_000 });
  await context.close();
});

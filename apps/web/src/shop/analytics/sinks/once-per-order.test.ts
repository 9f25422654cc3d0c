import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser, type MemoryStorage } from '@comanda/client/testing/stub-browser.ts';

const now = Date.parse('2026-11-21T16:00:00Z');
const orderOf = (id: string, rest: { createdAt?: string; status?: string } = {}) => ({
  id,
  createdAt: '2026-11-21T15:59:00Z',
  status: 'created',
  ...rest,
});

let storage: MemoryStorage;
beforeEach(() => {
  storage = stubBrowser('https://brasa.cl');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A new page: its memory starts empty, the browser's storage stays. */
async function freshPage(): Promise<(order: ReturnType<typeof orderOf>) => Promise<string[]>> {
  vi.resetModules();
  const { oncePerOrder } = await import('./once-per-order.ts');
  const recorded: string[] = [];
  return async (order) => {
    await oncePerOrder(order, now, () => recorded.push(order.id));
    return recorded;
  };
}

test('an order is recorded once on a page, and not again after a reload', async () => {
  const first = await freshPage();
  await first(orderOf('a'));
  expect(await first(orderOf('a'))).toEqual(['a']);
  expect(await first(orderOf('b'))).toEqual(['a', 'b']);
  expect(await (await freshPage())(orderOf('a'))).toEqual([]);
});

test('two tabs that show an order at the same moment record it once', async () => {
  const [firstPage, secondPage] = [await freshPage(), await freshPage()];
  const results = await Promise.all([firstPage(orderOf('a')), secondPage(orderOf('a'))]);
  expect(results.flat()).toEqual(['a']);
});

test('without storage an order is recorded once per page', async () => {
  storage.forbid();
  const page = await freshPage();
  await page(orderOf('a'));
  expect(await page(orderOf('a'))).toEqual(['a']);
});

test('an undone order, or one older than a day, is not recorded', async () => {
  const page = await freshPage();
  await page(orderOf('a', { status: 'cancelled' }));
  expect(await page(orderOf('b', { createdAt: '2026-11-19T00:00:00Z' }))).toEqual([]);
});

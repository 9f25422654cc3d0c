import { expect } from '@playwright/test';
import { statusOfCall } from './support/counter-calls.ts';
import { createStoryStaff, openCounter, type StoryStaff } from './support/counter.ts';
import type { DemoBrand } from './support/demo-brands.ts';
import { counterStore, placePickupAtCounter } from './support/order-at-counter.ts';
import { test } from './support/story.ts';

test.slow();

/** The calls about one order, and those about its store. */
const callsAbout = (orderId: string, store: number) => ({
  order: [
    ['GET', `orders/${orderId}`],
    ['GET', `orders/${orderId}/refund`],
    ['POST', `stores/${store}/orders/${orderId}/accept`, { minutes: 20 }],
    ['POST', `stores/${store}/orders/${orderId}/reject`, { reason: 'tooBusy' }],
    ['POST', `stores/${store}/orders/${orderId}/start`, { is_started: true }],
    ['POST', `stores/${store}/orders/${orderId}/ready`, {}],
  ] as readonly CounterCall[],
  store: [
    ['GET', `stores/${store}/board`],
    ['GET', `stores/${store}/events`],
    ['GET', `stores/${store}/now`],
    ['GET', `stores/${store}/dishes`],
    ['GET', `stores/${store}/system`],
    ['GET', `stores/${store}/days/2026-11-23`],
    ['GET', `stores/${store}/days/2026-11-23/orders`],
  ] as readonly CounterCall[],
});
type CounterCall = readonly [method: string, path: string, body?: object];

/** Makes each call, and returns the paths whose status is another one. */
async function callsWithoutStatus(
  staff: StoryStaff,
  calls: readonly CounterCall[],
  { status, at }: { status: number; at?: DemoBrand },
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [method, path, body] of calls) {
    const got = await statusOfCall(staff, path, {
      method,
      ...(body && { body }),
      ...(at && { at }),
    });
    if (got !== status) wrong.push(`${method} ${path}: ${got}`);
  }
  return wrong;
}

test('staff of another brand and of another store see nothing of an order: not on the board, not by its address, not its money', async ({
  browser,
  baseURL,
}) => {
  const { id, number } = await placePickupAtCounter();
  const tablet = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await tablet.newPage();

  await test.step('another brand: its own calls about the order find nothing, and its session is none here', async () => {
    const stranger = await createStoryStaff({ brand: 'sushi', role: 'owner' });
    const { order, store } = callsAbout(id, counterStore.id);
    expect(await callsWithoutStatus(stranger, order, { status: 404 })).toEqual([]);
    const here = { status: 401, at: 'cocina' } as const;
    expect(await callsWithoutStatus(stranger, [...order, ...store], here)).toEqual([]);
  });

  await test.step('the browser of another brand’s owner shows no such order', async () => {
    await openCounter(page, baseURL, { brand: 'sushi', role: 'owner', path: `/pedidos/${id}` });
    await expect(page.getByRole('main')).toContainText(/Este pedido no es de/);
    await expect(page.getByRole('main')).not.toContainText(number);
  });

  await test.step('a manager of another store of the brand', async () => {
    const other = { brand: 'cocina', role: 'manager', storeIds: [2] } as const;
    const manager = await openCounter(page, baseURL, other);
    await expect(page.getByRole('heading', { level: 2, name: /^Nuevos/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: number, exact: true })).toHaveCount(0);
    const { order, store } = callsAbout(id, counterStore.id);
    expect(await callsWithoutStatus(manager, [...order, ...store], { status: 404 })).toEqual([]);
    await openCounter(page, baseURL, { ...other, path: `/pedidos/${id}` });
    await expect(page.getByRole('main')).toContainText(/Este pedido no es de/);
    await openCounter(page, baseURL, { ...other, path: '/caja' });
    await expect(page.getByRole('heading', { level: 1, name: 'Caja' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(number);
    await expect(page.getByRole('banner')).not.toContainText(counterStore.name);
  });
  await tablet.close();
});

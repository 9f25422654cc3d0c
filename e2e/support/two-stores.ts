import { type Browser, expect, type Page } from '@playwright/test';
import { statusOfCall } from './counter-calls.ts';
import { createStoryStaff } from './counter.ts';
import type { DemoBrand } from './demo-brands.ts';
import { copyNextOrder } from './order-copies.ts';
import { publishBurgerCopy } from './publish-burger-copy.ts';
import { addPlain, choosePickup, fillForm, payInCash, placeOrderOnPage } from './shopper.ts';

/**
 * A brand of its own for each run, so that its figures are those of these orders alone.
 * `ordersOfFirst`: one more than a page of the list has.
 */
export const twoStores = {
  brand: `twostores-${Date.now().toString(36)}` as DemoBrand,
  ordersOfFirst: 31,
  ordersOfSecond: 3,
  tipOfFirst: 100,
  tipOfSecond: 333,
  givenBack: 790,
};
export const longStoreName = 'Local Providencia, Paseo de los Dominicos de Manuel Montt';

/**
 * Publishes two stores that the counter takes orders for, and sells salads of $3.290 in cash. Each
 * order has a tip but the shopper's own, the first store's last. The second store hands one over
 * and gives a part of it back.
 */
export async function sellDayOfTwoStores(browser: Browser): Promise<void> {
  const { brand, ordersOfFirst, ordersOfSecond, tipOfFirst, tipOfSecond } = twoStores;
  const origin = await publishBurgerCopy(brand, ({ stores: [first, second] }) => {
    Object.assign(first ?? {}, { ordersGoTo: 'counter', slotCapacity: null });
    Object.assign(second ?? {}, {
      ...{ name: longStoreName, holidays: [], checkoutQuestions: [], slotCapacity: null },
      businessHours: first?.['businessHours'],
    });
  });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const ids = await sell(await context.newPage(), origin, [
    ...Array.from({ length: ordersOfFirst - 1 }, () => ({ store_tip: tipOfFirst })),
    ...Array.from({ length: ordersOfSecond }, () => ({ store_id: 2, store_tip: tipOfSecond })),
  ]);
  await context.close();
  await giveBackInPart(ids.at(-1) ?? '');
}

/** Places an order and its changed copies; resolves with the ids of the copies. */
async function sell(
  page: Page,
  origin: string,
  copies: readonly object[],
): Promise<readonly string[]> {
  await page.goto(origin);
  await addPlain(page);
  await choosePickup(page);
  await page.goto(`${origin}/checkout`);
  await payInCash(page);
  await fillForm(page);
  const ids = await copyNextOrder(page, copies);
  await placeOrderOnPage(page);
  return ids;
}

/** The second store hands an order over for cash, and gives a part of it back. */
async function giveBackInPart(orderId: string): Promise<void> {
  const { brand, givenBack } = twoStores;
  const staff = await createStoryStaff({ brand, role: 'owner', name: 'Carmen Soto' });
  const status = (path: string, body: object): Promise<number> =>
    statusOfCall(staff, path, { method: 'POST', body });
  const call = async (path: string, body: object): Promise<void> =>
    expect(await status(path, body), path).toBe(200);
  const order = `stores/2/orders/${orderId}`;
  // A new order reaches its store by a job.
  await expect.poll(() => status(`${order}/accept`, { minutes: 10 })).toBe(200);
  await call(`${order}/ready`, {});
  await call(`${order}/hand-over`, { to: 'completed', without_code: 'noPhone' });
  await call(`orders/${orderId}/refund`, { part: 'amount', amount: givenBack, reason: 'quality' });
}

import { expect, type Page } from '@playwright/test';
import { reuseBrowserState } from './reuse-browser-state.ts';
import { addPlain, chooseDelivery, fillForm, openMenu } from './shopper.ts';
import { pressOnWebpay, expectTitle, expectWebpay, successTitle, pressPay } from './webpay.ts';

/** Orders that couriers deliver, and the sandbox's couriers. */

type Delivery = { provider: string; state: string; live: boolean };

const sandbox = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${process.env['SANDBOX_URL'] ?? 'http://127.0.0.1:4000'}${path}`, init);
const merchantRefOf = (orderId: string): string => `burger-${orderId}`;

/**
 * Fills the checkout for a delivery in the zone of Local Providencia, whose orders couriers
 * deliver.
 */
export async function readyForCourier(page: Page, streetNumber = 1300): Promise<void> {
  await reuseBrowserState(page, `courier to ${streetNumber}`, async () => {
    await openMenu(page);
    await addPlain(page);
    await chooseDelivery(
      page,
      `Av. Providencia ${streetNumber}`,
      new RegExp(`Providencia ${streetNumber}`),
    );
    await addPlain(page);
  });
  await page.goto('/checkout');
  await fillForm(page);
  await page.getByRole('textbox', { name: /^¿Qué nombre escribimos en la bolsa\?/ }).fill('Ana');
}

/** Places the order and opens Webpay's page; returns the order id. */
export async function placeForCourier(page: Page): Promise<string> {
  await readyForCourier(page);
  const started = page.waitForRequest(/\/v1\/orders\/[^/]+\/payments\/webpay$/);
  await pressPay(page);
  const id = /\/orders\/([^/]+)\//.exec((await started).url())?.[1] ?? '';
  await expectWebpay(page);
  return id;
}

export async function payAndFollow(page: Page): Promise<void> {
  await pressOnWebpay(page, 'Pagar');
  await expectTitle(page, successTitle);
  await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
}

/**
 * Makes every courier refuse quotes for that house number of the avenue with `fault`. Quotes are
 * requested with the price.
 */
export async function failQuotesTo(page: Page, streetNumber: number, fault: string): Promise<void> {
  await openMenu(page);
  const places = await page.evaluate(async (q) => {
    const answer = await fetch(`/v1/geocoding/search?q=${encodeURIComponent(q)}`);
    return (await answer.json()) as { latitude: number; longitude: number }[];
  }, `Av. Providencia ${streetNumber}`);
  const { latitude, longitude } = places[0] ?? {};
  for (const provider of ['uber', 'peya', 'cabify'])
    await injectFault({
      provider,
      match: { dropoff: { latitude, longitude } },
      at: 'quote',
      fault,
      times: null,
    });
}

async function injectFault(rule: object): Promise<void> {
  const answer = await sandbox('/_faults', { method: 'POST', body: JSON.stringify(rule) });
  expect(answer.status).toBe(201);
}

/** Makes the courier fail to find a rider for this order. */
export async function failDispatchAt(provider: string, orderId: string): Promise<void> {
  await injectFault({
    provider,
    match: { merchantRef: merchantRefOf(orderId) },
    at: 'dispatch',
    fault: 'noRiders',
  });
}

/** The true state of the order's deliveries at every courier of the sandbox. */
export async function sandboxDeliveries(orderId: string): Promise<readonly Delivery[]> {
  const answer = await sandbox(`/_truth?merchantRef=${merchantRefOf(orderId)}`);
  return ((await answer.json()) as { deliveries: readonly Delivery[] }).deliveries;
}

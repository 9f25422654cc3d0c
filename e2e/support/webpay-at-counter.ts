import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { asOwner } from './counter.ts';
import type { DemoBrand } from './demo-brands.ts';
import { publishBurgerCopy } from './publish-burger-copy.ts';
import { addPlain, choosePickup, fillForm, chooseMethod } from './shopper.ts';
import { chooseTomorrow, openTimesFromCheckout } from './times.ts';
import { payWithWebpay } from './webpay.ts';

/**
 * Orders that are paid by Webpay and taken by the counter: a brand of the story, whose first store
 * never closes and has no system.
 */

/** Publishes the brand; returns its origin. */
export const publishCounterBrand = (id: string): Promise<string> =>
  publishBurgerCopy(id, ({ stores }) => {
    for (const store of stores) store['ordersGoTo'] = 'counter';
  });

/** `code`: of the pickup, as the success page shows it. */
export type PaidOrder = { id: string; number: string; code: string };

/**
 * Orders a salad for pickup, pays it by Webpay and waits for the success page. `isTomorrow`: for
 * tomorrow at 14:00.
 */
export async function orderByWebpay(
  page: Page,
  origin: string,
  { isTomorrow = false } = {},
): Promise<PaidOrder> {
  await page.goto(origin);
  await addPlain(page);
  await choosePickup(page);
  await page.goto(`${origin}/checkout`);
  if (isTomorrow) {
    await openTimesFromCheckout(page);
    await chooseTomorrow(page, '14:00');
  }
  await chooseMethod(page, /^Webpay/);
  await fillForm(page);
  await payWithWebpay(page, { isReviewed: isTomorrow });
  const title = await page.getByText(/^Pedido \d+ · /).innerText();
  const number = /^Pedido (\d+)/.exec(title)?.[1] ?? '';
  return { id: await orderId(origin, number), number, code: await pickupCode(page) };
}

/** The id of an order of the brand's first store; no page shows it. */
async function orderId(origin: string, number: string): Promise<string> {
  const [brand] = new URL(origin).hostname.split('.');
  let id: unknown;
  await asOwner(brand as DemoBrand, async (query) => {
    const { rows } = await query(
      'select id from orders where tenant_id = $1 and store_id = 1 and number = $2',
      [brand, number],
    );
    id = rows[0]?.['id'];
  });
  return String(id);
}

async function pickupCode(page: Page): Promise<string> {
  const line = page.getByText(/^Código para retirar/).locator('..');
  return /\b\d{4}\b/.exec(await line.innerText())?.[0] ?? '';
}

/**
 * Money of an order at the provider: what it took and what it gave back, whatever the shop says.
 */
export async function moneyAtProvider(
  brand: string,
  orderId: string,
): Promise<{ captured: number; refunded: number }> {
  let reference: unknown;
  await asOwner(brand as DemoBrand, async (query) => {
    const { rows } = await query(
      `select merchant_ref from payment_attempts where tenant_id = $1 and order_id = $2
        and state <> 'failed'`,
      [brand, orderId],
    );
    reference = rows[0]?.['merchant_ref'];
  });
  const sandbox = process.env['SANDBOX_URL'] ?? 'http://127.0.0.1:4000';
  const answer = await fetch(`${sandbox}/_truth?provider=webpay&merchantRef=${String(reference)}`);
  const { captured, refunded } = (await answer.json()) as { captured: number; refunded: number };
  return { captured, refunded };
}

/** `npm run payments -- refund`: the operator ends a paid order and gives its money back. */
export async function refundAsOperator(orderId: string): Promise<void> {
  await promisify(execFile)(process.execPath, [
    'apps/server/dist/payments-cli.js',
    ...['refund', orderId, '--why', 'the shopper called'],
  ]);
}

/**
 * Simulates time for a future order: it is wanted in some hours instead of tomorrow, and the store
 * begins it `hours` from now.
 */
export async function moveScheduledOrder(
  brand: string,
  orderId: string,
  hours: number,
): Promise<void> {
  await asOwner(brand as DemoBrand, async (query) => {
    await query(
      `update orders set scheduled_at = now() + make_interval(secs => $3::double precision * 3600) +
        interval '20 minutes',
          opens_at = now() + make_interval(secs => $3::double precision * 3600),
          version = version + 1
        where tenant_id = $1 and id = $2`,
      [brand, orderId, hours],
    );
    await query(
      `update jobs set run_at = now() + make_interval(secs => $2::double precision * 3600)
        where payload ->> 'orderId' = $1 and name = 'release-scheduled-order'`,
      [orderId, hours],
    );
    await query(`select pg_notify('comanda_changed', $1)`, [`${brand}:order:${orderId}`]);
  });
}

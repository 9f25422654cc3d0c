import { minuteMs } from '@comanda/domain/duration.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noon } from '../testing/order-server.ts';
import {
  burgerTenantId,
  openPaymentTestShop,
  paidLedger,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import { paymentSteps } from '../testing/payment-steps.ts';
import { createTestGuest, type Guest } from '../testing/shopper.ts';

let shop: PaymentTestShop;
let camila: Guest;

beforeAll(async () => {
  shop = await openPaymentTestShop();
});
beforeEach(async () => {
  shop.server.setClock(noon);
  camila = await createTestGuest(shop.server);
  await keepLateMoney(true);
});
afterAll(() => shop.close());

const { startedOrder, pay, injectFault, providerAmounts, runPaymentJobs } = paymentSteps(
  () => shop,
  () => camila,
);

async function keepLateMoney(keeps: boolean): Promise<void> {
  await shop.owner.rows('burger', `update tenant_settings set operations = operations || $1`, [
    { latePayments: keeps ? 'keep' : 'refund' },
  ]);
  shop.server.deps.menus.onChange({ tenantId: burgerTenantId, kind: 'tenant', id: '' });
}

/**
 * The provider takes the money, but its answer is lost, and the attempt ends as declined meanwhile.
 */
async function paidAfterItFailed(): Promise<{ id: string; ref: string }> {
  const { id, ref, token } = await startedOrder();
  await injectFault('commit', 'resetAfter', ref);
  await injectFault('status', 'error500', ref, 4);
  await pay(token);
  await shop.owner.rows(
    'burger',
    `update payment_attempts set state = 'failed', problem = 'declined' where order_id = $1`,
    [id],
  );
  await shop.sandbox.clearFaults();
  return { id, ref };
}

test('money that arrives after the attempt failed pays the order that still waits', async () => {
  const { id, ref } = await paidAfterItFailed();
  await runPaymentJobs(id);
  expect(await shop.paymentState(id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['completed'],
    kitchen: 1,
    ledger: paidLedger,
  });
  expect(await providerAmounts(ref)).toEqual({ captured: 5_990, refunded: 0 });
});

test('a brand that does not keep late money refunds it', async () => {
  await keepLateMoney(false);
  const { id, ref } = await paidAfterItFailed();
  await runPaymentJobs(id);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['refunded'], kitchen: 0 });
  expect(await providerAmounts(ref)).toEqual({ captured: 5_990, refunded: 5_990 });
});

test('money that arrives after the order failed is refunded, also by a brand that keeps late money', async () => {
  const { id, ref } = await paidAfterItFailed();
  shop.server.setClock(noon + 16 * minuteMs);
  await shop.runJobs('expire-order', id);
  await runPaymentJobs(id);
  expect(await shop.paymentState(id)).toMatchObject({
    status: 'failed',
    attempts: ['refunded'],
    kitchen: 0,
  });
  expect(await providerAmounts(ref)).toEqual({ captured: 5_990, refunded: 5_990 });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noon } from '../testing/order-server.ts';
import { openPaymentTestShop, type PaymentTestShop } from '../testing/payment-shop.ts';
import { paymentSteps } from '../testing/payment-steps.ts';
import { type Guest, createTestGuest, postAsIntegration } from '../testing/shopper.ts';

let shop: PaymentTestShop;
let camila: Guest;

beforeAll(async () => {
  shop = await openPaymentTestShop();
});
beforeEach(async () => {
  shop.server.setClock(noon);
  camila = await createTestGuest(shop.server);
});
afterAll(() => shop.close());

const {
  startedOrder: begun,
  pay,
  runPaymentJobs: doAll,
} = paymentSteps(
  () => shop,
  () => camila,
);
/**
 * Names the places where the token is still stored: the attempt's reference, its next step, its
 * events.
 */
async function whereIs(token: string, orderId: string): Promise<string[]> {
  const rows = await shop.owner.rows<{ place: string; text: string | null }>(
    'burger',
    `select 'reference' as place, provider_ref as text from payment_attempts where order_id = $1
     union all select 'next step', next::text from payment_attempts where order_id = $1
     union all select 'story', e.detail::text from payment_events e
       join payment_attempts a on a.tenant_id = e.tenant_id and a.id = e.attempt_id
       where a.order_id = $1
     union all select 'order', o::text from orders o where o.id = $1`,
    [orderId],
  );
  return rows.filter(({ text }) => text?.includes(token)).map(({ place }) => place);
}

test('the token of an open payment is stored with its attempt and nowhere else', async () => {
  const { id, token } = await begun();
  expect(await whereIs(token, id)).toEqual(['reference', 'next step']);
});

test('paid: the next step is deleted, and the reference stays for a refund; refunded: the token is deleted completely', async () => {
  const { id, token } = await begun();
  await pay(token);
  expect(await whereIs(token, id)).toEqual(['reference']);
  await postAsIntegration(shop.server, `/v1/integrations/orders/${id}/status`, {
    status: 'cancelled',
  });
  await doAll(id);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['refunded'] });
  expect(await whereIs(token, id)).toEqual([]);
});

test('declined: the next step is deleted at once, and the reference after the last poll for late money', async () => {
  const { id, token } = await begun();
  await shop.returnFromProvider(await shop.actOnPage(token, 'decline'));
  expect(await whereIs(token, id)).toEqual(['reference']);
  shop.server.setClock(noon + 2 * 24 * 60 * 60_000);
  await doAll(id);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['failed'] });
  expect(await whereIs(token, id)).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaymentTestShop, type PaymentTestShop } from '../testing/payment-shop.ts';
import { callApi, createTestGuest, type Guest, guestHeaders } from '../testing/shopper.ts';

let shop: PaymentTestShop;
let camila: Guest;

beforeAll(async () => {
  shop = await openPaymentTestShop();
  camila = await createTestGuest(shop.server);
});
afterAll(() => shop.close());

/** Turns the order's newest attempt into a charge of a card token whose answer never came. */
const loseTheCharge = (orderId: string, state: string) =>
  shop.owner.rows(
    'burger',
    `update payment_attempts set method = 'kushkiCard', state = $2, next = '{"kind":"settled"}'
      where order_id = $1`,
    [orderId, state],
  );

test('while a charge of the order has no known result no other payment starts, and the order shows no failure', async () => {
  const { id } = await shop.order(camila);
  await shop.start(camila, id);
  await loseTheCharge(id, 'created');
  const refused = await shop.start(camila, id, { key: 'another' });
  expect([refused.status, refused.body.code]).toEqual([409, 1036]);
  const order = await callApi(shop.server, `/v1/orders/${id}`, { headers: guestHeaders(camila) });
  expect(order.body.payment).toMatchObject({ stage: 'started', problem: null });
});

test('after the charge has failed another payment starts', async () => {
  const { id } = await shop.order(camila);
  await shop.start(camila, id);
  await loseTheCharge(id, 'failed');
  expect((await shop.start(camila, id, { key: 'another' })).status).toBe(201);
});

test('a charge without an Idempotency-Key is refused, because a repetition would charge again', async () => {
  const { id } = await shop.order(camila);
  const refused = await callApi(shop.server, `/v1/orders/${id}/payments/kushki_card`, {
    method: 'POST',
    headers: guestHeaders(camila),
    body: { payment_token: 'd41d8cd98f00b204e9800998ecf8427e' },
  });
  expect([refused.status, refused.body.code]).toEqual([422, 1003]);
});

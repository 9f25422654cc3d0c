import type { OrderId } from '@comanda/domain/ids.ts';
import { countries } from '@comanda/domain/country/countries.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiptMail } from '../order/receipt.mail.ts';
import { findCustomerOrder } from '../order/find-orders.rows.ts';
import { kitchenTicketOf } from '../kitchen/kitchen-ticket.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import {
  burgerTenantId,
  openPaymentTestShop,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import { callApi, createTestGuest, guestHeaders } from '../testing/shopper.ts';
import { orderMailFacts } from '../order/order-mail-facts.ts';

let shop: PaymentTestShop;

beforeAll(async () => {
  shop = await openPaymentTestShop();
});
afterAll(() => shop.close());

/** The receipt's sentence about the money, and the method on the kitchen's ticket. */
async function printed(id: OrderId) {
  const { deps } = shop.server;
  const sendMail = () => Promise.resolve();
  const facts = await orderMailFacts({ ...deps, sendMail }, burgerTenantId, id);
  const row = await findCustomerOrder(autocommit(deps.db, burgerTenantId), id);
  if (!facts || !row) throw new Error('no such order');
  const context = { tenantId: burgerTenantId, country: countries.cl, callbackUrl: '' };
  const ticket = kitchenTicketOf(row, context);
  return { receipt: receiptMail(facts).text, kitchen: ticket.payment };
}

test('an order shows the method that was tried last and then paid, not the one that it was placed with', async () => {
  const camila = await createTestGuest(shop.server);
  const headers = guestHeaders(camila);
  const made = await shop.order(camila);
  const shown = async () =>
    (await callApi(shop.server, `/v1/orders/${made.id}`, { headers })).body.paymentMethod;
  await shop.owner.rows('burger', `update orders set payment_method = 'mach' where id = $1`, [
    made.id,
  ]);
  expect(await shown(), 'before the first attempt').toBe('mach');
  const { body } = await shop.start(camila, made.id);
  expect(await shown(), 'the method that is being tried').toBe('webpay');
  await shop.returnFromProvider(await shop.actOnPage(body.next.fields.token_ws, 'pay'));
  expect(await shown(), 'the method that paid').toBe('webpay');
  const { receipt, kitchen } = await printed(made.id);
  expect(receipt).toContain('Pagaste $5.990 con Webpay.');
  expect(kitchen).toMatchObject({ method: 'webpay', isOnline: true, toCollect: 0 });
});

import type { OrderId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  burgerTenantId,
  openPaymentTestShop,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import {
  guestHeaders,
  callApi,
  deliveryOrderPayload,
  type Guest,
  createTestGuest,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { cancelOrderByOperator } from '../delivery/operator-delivery-actions.ts';
import { refundOrderForOperator } from '../refund/refund-order-for-operator.ts';
import type { AnyJson } from '../testing/any-json.ts';

let shop: PaymentTestShop;
let who: Guest;
beforeAll(async () => {
  shop = await openPaymentTestShop();
  Object.assign(shop.server.deps.config, { sandboxUrl: shop.sandbox.url });
  await shop.sandbox.call('POST', '/kitchen/pause');
  shop.server.setClock(Date.now());
  who = await createTestGuest(shop.server);
});
afterAll(() => shop.close());

const ticket = async (id: string): Promise<AnyJson> =>
  (await shop.sandbox.call('GET', '/kitchen/orders')).orders.find(
    (each: AnyJson) => each.orderId === id,
  );
const mails = async (): Promise<AnyJson[]> =>
  (await shop.sandbox.call('GET', '/mail.json?to=camila@example.com')).mails;
const endMails = async (made: AnyJson) =>
  (await mails()).filter(({ subject }) =>
    subject.startsWith(`Tu pedido ${made.number} fue cancelado`),
  );

async function paidOrder(): Promise<AnyJson> {
  const made = await shop.order(who);
  const { body } = await shop.start(who, made.id);
  await shop.returnFromProvider(await shop.actOnPage(body.next.fields.token_ws, 'pay'));
  return made;
}

/** A cash order that its restaurant was shown. */
async function cashOrder(): Promise<AnyJson> {
  const made = await placeTestOrder(shop.server, who, deliveryOrderPayload(), crypto.randomUUID());
  await shop.runJobs('notify-kitchen', made.id);
  return made;
}

test('an operator’s refund of a paid order cancels it in its kitchen, and its shopper reads the reason', async () => {
  const made = await paidOrder();
  await shop.runJobs('notify-kitchen', made.id);
  expect(await ticket(made.id)).toMatchObject({ status: 'created' });
  const refunded = await refundOrderForOperator(shop.server.deps, burgerTenantId, {
    orderId: made.id as OrderId,
    why: 'se cortó la luz',
  });
  expect(refunded.ok).toBe(true);
  expect(await shop.runJobs('notify-kitchen-end', made.id)).toBe(1);
  expect(await shop.runJobs('send-order-ended', made.id)).toBe(1);
  expect(await ticket(made.id)).toMatchObject({ status: 'cancelled', endReason: 'operator' });
  const [mail] = await endMails(made);
  expect(mail?.text).toContain('Tuvimos que cancelar tu pedido.');
  expect(mail?.text).toContain('Te devolvemos lo que pagaste.');
  expect(mail?.text).not.toContain('se cortó la luz');
});

test('an operator’s cancellation of a cash order cancels it in its kitchen, and no money is due', async () => {
  const made = await cashOrder();
  await cancelOrderByOperator(shop.server.deps, burgerTenantId, {
    orderId: made.id as OrderId,
    by: 'ana',
    why: 'sin luz',
  });
  await shop.runJobs('notify-kitchen-end', made.id);
  await shop.runJobs('send-order-ended', made.id);
  expect(await ticket(made.id)).toMatchObject({ status: 'cancelled', endReason: 'operator' });
  expect((await endMails(made))[0]?.text).toContain('No tienes que pagar nada.');
});

test('a restaurant’s cancellation is mailed to the shopper, and not sent back to the restaurant', async () => {
  const made = await cashOrder();
  await postAsIntegration(shop.server, `/v1/integrations/orders/${made.id}/status`, {
    status: 'cancelled',
  });
  expect(await shop.runJobs('notify-kitchen-end', made.id)).toBe(0);
  await shop.runJobs('send-order-ended', made.id);
  expect((await endMails(made))[0]?.text).toContain('El local no pudo preparar tu pedido');
});

test('an order that is undone before its kitchen received it notifies nobody', async () => {
  const made = await placeTestOrder(shop.server, who, orderPayload(), crypto.randomUUID());
  await callApi(shop.server, `/v1/orders/${made.id}/cancel`, {
    method: 'POST',
    headers: guestHeaders(who),
  });
  expect(await shop.runJobs('notify-kitchen-end', made.id)).toBe(0);
  expect(await shop.runJobs('send-order-ended', made.id)).toBe(0);
});

test('a kitchen that is briefly down is notified of the end later, and then no job is left', async () => {
  const made = await cashOrder();
  Object.assign(shop.server.deps.config, { sandboxUrl: 'http://127.0.0.1:1' });
  await cancelOrderByOperator(shop.server.deps, burgerTenantId, {
    orderId: made.id as OrderId,
    by: 'ana',
    why: 'sin luz',
  });
  expect(await shop.runJobs('notify-kitchen-end', made.id)).toBe(1);
  Object.assign(shop.server.deps.config, { sandboxUrl: shop.sandbox.url });
  expect(await ticket(made.id)).toMatchObject({ status: 'created' });
  expect(await shop.runJobs('notify-kitchen-end', made.id)).toBe(1);
  expect(await ticket(made.id)).toMatchObject({ status: 'cancelled' });
  expect(await shop.runJobs('notify-kitchen-end', made.id)).toBe(0);
});

import { minuteMs } from '@comanda/domain/duration.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerPaymentGauges } from '../payments/payment-gauges.ts';
import { noon } from '../testing/order-server.ts';
import { openPaymentTestShop, type PaymentTestShop } from '../testing/payment-shop.ts';
import { createTestGuest } from '../testing/shopper.ts';
import { measurePayments } from './measure-payments.ts';

let shop: PaymentTestShop;

beforeAll(async () => {
  shop = await openPaymentTestShop(['burger', 'sushi']);
});
afterAll(() => shop.close());

const figures = async () => {
  const text = await shop.server.deps.metrics.text();
  const figure = (name: string) =>
    Number(new RegExp(`^${name}\\{method="webpay"\\} (.+)$`, 'mu').exec(text)?.[1]);
  return {
    open: [figure('comanda_payments_open'), figure('comanda_payments_open_oldest_seconds')],
    refund: [figure('comanda_refunds_due'), figure('comanda_refunds_oldest_seconds')],
    starts: figure('comanda_payment_starts_total'),
  };
};

test('the metrics say how many payments are undecided and how many refunds are due, and since when', async () => {
  const { server, owner } = shop;
  registerPaymentGauges(server.deps.clock);
  const guest = await createTestGuest(server);
  for (let times = 0; times < 3; times += 1) {
    const { id } = await shop.order(guest);
    server.setClock(noon + times * minuteMs);
    await shop.start(guest, id);
  }
  await owner.rows(
    'burger',
    `update payment_attempts set state = 'refunding',
      refund_due_at = created_at + interval '1 minute'
      where id = (select id from payment_attempts order by created_at limit 1)`,
  );
  server.setClock(noon + 10 * minuteMs);
  await measurePayments(server.deps);
  const measured = await figures();
  expect(measured).toMatchObject({ open: [2, 540], refund: [1, 540] });
  expect(measured.starts).toBeGreaterThanOrEqual(3);
  server.setClock(noon + 14 * minuteMs);
  expect(await figures()).toMatchObject({ open: [0, 0], refund: [0, 0] });
});

test('a refund is due since it was owed, however old its payment is', async () => {
  const { server, owner } = shop;
  const guest = await createTestGuest(server);
  server.setClock(noon);
  const { id } = await shop.order(guest);
  const { body } = await shop.start(guest, id);
  await shop.returnFromProvider(await shop.actOnPage(body.next.fields.token_ws, 'pay'));
  server.setClock(noon + 60 * minuteMs);
  await owner.rows('burger', `update orders set status = 'cancelled' where id = $1`, [id]);
  await owner.rows(
    'burger',
    `update payment_attempts set state = 'pending', captured = null where order_id = $1`,
    [id],
  );
  const [attempt] = await owner.rows<{ id: string }>(
    'burger',
    'select id from payment_attempts where order_id = $1',
    [id],
  );
  await shop.runJobs('poll-payment', attempt?.id ?? '');
  const [stored] = await owner.rows<{ state: string; since: Date }>(
    'burger',
    'select state, refund_due_at as since from payment_attempts where order_id = $1',
    [id],
  );
  expect([stored?.state, Number(stored?.since)]).toEqual(['refunding', noon + 60 * minuteMs]);
});

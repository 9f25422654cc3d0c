import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { openPaymentTestShop, paidLedger, type PaymentTestShop } from '../testing/payment-shop.ts';
import { paymentSteps } from '../testing/payment-steps.ts';
import { type Guest, createTestGuest } from '../testing/shopper.ts';

let shop: PaymentTestShop;
let other: OrderServer;
let camila: Guest;

beforeAll(async () => {
  shop = await openPaymentTestShop();
  other = await startOrderServer(shop.database.appUrl, {}, shop.sandbox.url);
});
beforeEach(async () => {
  setClocks(noon);
  camila = await createTestGuest(shop.server);
  await shop.sandbox.clearFaults();
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const { startedOrder: begun, runPaymentJobs: doAll } = paymentSteps(
  () => shop,
  () => camila,
);

function setClocks(now: number): void {
  for (const server of [shop.server, other]) server.setClock(now);
}
const callsOf = async (merchantRef: string): Promise<string[]> =>
  (await shop.sandbox.call('GET', '/_requests')).requests
    .filter(
      (each: { call: string; merchantRef: string }) =>
        each.merchantRef === merchantRef && ['commit', 'status'].includes(each.call),
    )
    .map(({ call }: { call: string }) => call);
/** Sends `count` returns with these fields, to two servers in turn. */
const returns = (count: number, fields: Record<string, string>) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      fetch(
        `${[shop.server, other][at % 2]?.origin}/v1/payments/webpay/return?${new URLSearchParams(fields).toString()}`,
        {
          redirect: 'manual',
        },
      ),
    ),
  );

test('fifty simultaneous returns on two servers: one call to the provider, and the order is paid', async () => {
  const { id, token, ref } = await begun();
  const answers = await returns(50, await shop.actOnPage(token, 'pay'));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  expect(
    new Set(
      answers.map(({ headers }) =>
        new URL(headers.get('location') ?? '').searchParams.get('order'),
      ),
    ),
  ).toEqual(new Set([id]));
  expect(await callsOf(ref)).toEqual(['commit']);
  expect(await shop.paymentState(id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['completed'],
    kitchen: 1,
    ledger: paidLedger,
  });
});

test('returns of a payment that stays open poll the provider once in three seconds', async () => {
  const { token, ref } = await begun();
  const recovered = {
    token_ws: token,
    TBK_TOKEN: token,
    TBK_ID_SESION: 'x',
    TBK_ORDEN_COMPRA: ref,
  };
  for (const [at, calls] of [
    [1_000, 1],
    [3_999, 1],
    [4_000, 2],
    [7_000, 3],
  ] as const) {
    setClocks(noon + at);
    await returns(20, recovered);
    expect(await callsOf(ref), `${at} ms after the start`).toHaveLength(calls);
  }
  const events = await shop.owner.rows(
    'burger',
    `select from payment_events e join payment_attempts a on a.tenant_id = e.tenant_id
      and a.id = e.attempt_id
      where a.merchant_ref = $1 and e.kind = 'return'`,
    [ref],
  );
  expect(events, 'the story is not filled by repeating').toHaveLength(3);
});

test('a return that comes too soon is stored: a job commits the payment, and a cancellation is not lost', async () => {
  const { id, token, ref } = await begun();
  await returns(1, {
    token_ws: token,
    TBK_TOKEN: token,
    TBK_ID_SESION: 'x',
    TBK_ORDEN_COMPRA: ref,
  });
  const paid = await shop.actOnPage(token, 'pay');
  await returns(1, paid);
  expect(await callsOf(ref)).toEqual(['status']);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['pending'] });
  await doAll(id);
  expect(await shop.paymentState(id)).toMatchObject({ paymentStatus: 'completed', kitchen: 1 });

  const left = await begun();
  await returns(1, {
    token_ws: left.token,
    TBK_TOKEN: left.token,
    TBK_ID_SESION: 'x',
    TBK_ORDEN_COMPRA: left.ref,
  });
  await returns(1, await shop.actOnPage(left.token, 'cancel'));
  await doAll(left.id);
  expect(await shop.paymentState(left.id)).toMatchObject({
    paymentStatus: 'cancelled',
    attempts: ['failed'],
  });
});

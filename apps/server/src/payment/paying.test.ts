import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noon } from '../testing/order-server.ts';
import { jobHandlers } from '../testing/job-handlers.ts';
import {
  burgerTenantId,
  openPaymentTestShop,
  paidLedger,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import {
  guestHeaders,
  callApi,
  type Guest,
  createTestGuest,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import type { AnyJson } from '../testing/any-json.ts';

let shop: PaymentTestShop;
let camila: Guest;

beforeAll(async () => {
  shop = await openPaymentTestShop(['burger', 'sushi']);
});
beforeEach(async () => {
  shop.server.setClock(noon);
  camila = await createTestGuest(shop.server);
});
afterAll(() => shop.close());

const shown = async (id: string): Promise<AnyJson> =>
  (await callApi(shop.server, `/v1/orders/${id}`, { headers: guestHeaders(camila) })).body;
const tokenOf = (body: AnyJson): string => body.next.fields.token_ws;
const onTheWay = async () => {
  const made = await shop.order(camila);
  const { body } = await shop.start(camila, made.id);
  return { made, token: tokenOf(body) };
};

test('an order paid online waits fifteen minutes for its payment, and the kitchen is not notified meanwhile', async () => {
  const made = await shop.order(camila);
  expect(made).toMatchObject({
    status: 'created',
    paymentStatus: 'created',
    cancellableUntil: null,
  });
  expect(made.payment).toEqual({
    stage: 'unpaid',
    payableUntil: new Date(noon + 15 * 60_000).toISOString(),
    problem: null,
    cardLastDigits: null,
    authorisationCode: null,
  });
  expect(made).toEqual(await shown(made.id));
  expect(await shop.paymentState(made.id)).toMatchObject({
    kitchen: 0,
    ledger: { clearing: 5_990, sales: -5_990 },
  });
  const advanced = await postAsIntegration(
    shop.server,
    `/v1/integrations/orders/${made.id}/status`,
    { status: 'preparing' },
  );
  expect(advanced.body).toMatchObject({ code: 1043 });
  await jobHandlers(shop.server.deps)['notify-kitchen']({
    tenantId: burgerTenantId,
    orderId: made.id,
    tries: 0,
  });
  const [row] = await shop.owner.rows<{ released_at: string | null }>(
    'burger',
    'select released_at from orders where id = $1',
    [made.id],
  );
  expect(row?.released_at).toBeNull();
});

test.each(['GET', 'POST'] as const)(
  'the shopper pays and returns by %s: the order is paid, and the kitchen is notified once',
  async (how) => {
    const { made, token } = await onTheWay();
    expect((await shown(made.id)).payment).toMatchObject({ stage: 'started', problem: null });
    const fields = await shop.actOnPage(token, 'pay');
    shop.server.setClock(noon + 60_000);
    const back = await shop.returnFromProvider(fields, how);
    expect(back).toEqual({
      status: 303,
      location: `${shop.server.origin}/processing-purchase?order=${made.id}`,
    });
    const paid = await shown(made.id);
    expect(paid).toMatchObject({ status: 'created', paymentStatus: 'completed' });
    expect(paid.payment).toEqual({
      stage: 'paid',
      payableUntil: null,
      problem: null,
      cardLastDigits: '6623',
      authorisationCode: expect.stringMatching(/^\d{6}$/),
    });
    expect(
      Date.parse(paid.estimatedAt) - Date.parse(made.estimatedAt),
      'the kitchen begins a minute later',
    ).toBe(60_000);
    const money = await shop.paymentState(made.id);
    expect(money).toMatchObject({ attempts: ['completed'], kitchen: 1, ledger: paidLedger });
    expect(await shop.returnFromProvider(fields, how), 'coming back again is harmless').toEqual(
      back,
    );
    expect(await shop.paymentState(made.id)).toEqual(money);
    expect(await shop.sandbox.truth(money.refs[0] ?? '')).toMatchObject({
      captured: 5_990,
      refunded: 0,
      commits: 1,
    });
  },
);

test('a declined attempt leaves the order payable, and the next attempt pays it', async () => {
  const { made, token } = await onTheWay();
  await shop.returnFromProvider(await shop.actOnPage(token, 'decline'));
  const declined = await shown(made.id);
  expect(declined).toMatchObject({
    status: 'created',
    paymentStatus: 'failed',
    payment: { stage: 'unpaid', problem: 'declined' },
  });
  expect(declined.payment.payableUntil).not.toBeNull();
  shop.server.setClock(noon + 1);
  const again = await shop.start(camila, made.id);
  expect(await shown(made.id)).toMatchObject({
    paymentStatus: 'created',
    payment: { stage: 'started', problem: null },
  });
  await shop.returnFromProvider(await shop.actOnPage(tokenOf(again.body), 'pay'));
  expect(await shop.paymentState(made.id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['failed', 'completed'],
    kitchen: 1,
    ledger: paidLedger,
  });
});

test('the shopper gives up on the payment page: no money is captured, and the shopper sees it at once', async () => {
  const { made, token } = await onTheWay();
  await shop.returnFromProvider(await shop.actOnPage(token, 'cancel'), 'POST');
  expect(await shown(made.id)).toMatchObject({
    paymentStatus: 'cancelled',
    payment: { stage: 'unpaid', problem: 'cancelled' },
  });
  const { refs } = await shop.paymentState(made.id);
  expect(await shop.sandbox.truth(refs[0] ?? '')).toMatchObject({ captured: 0, commits: 0 });
});

test('the shopper gives up while the provider still reports the payment as open: the shopper sees it at once, and no money is ever captured', async () => {
  const { made, token } = await onTheWay();
  const back = await shop.actOnPage(token, 'cancel');
  const [before] = (await shop.paymentState(made.id)).refs;
  await shop.sandbox.call('POST', '/_faults', {
    provider: 'webpay',
    match: { merchantRef: before },
    at: 'status',
    fault: 'staleStatus',
    times: null,
  });
  await shop.returnFromProvider(back, 'POST');
  expect(await shown(made.id)).toMatchObject({
    paymentStatus: 'cancelled',
    payment: { stage: 'unpaid', problem: 'cancelled' },
  });
  expect(await shop.sandbox.truth(before ?? '')).toMatchObject({ captured: 0, commits: 0 });
});

test('two presses with one key start one attempt, and both browsers go to the same page', async () => {
  const made = await shop.order(camila);
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => shop.start(camila, made.id, { key: 'one-press' })),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map(({ body }) => tokenOf(body))).size).toBe(1);
  expect((await shop.paymentState(made.id)).attempts).toHaveLength(1);
  const other = await shop.start(camila, made.id, {
    key: 'one-press',
    redirectUrl: `${shop.server.origin}/elsewhere`,
  });
  expect(other.body).toMatchObject({ code: 1007 });
});

test('an order takes twenty attempts; the next start gets a waiting time until the order expires', async () => {
  const made = await shop.order(camila);
  await shop.start(camila, made.id);
  await shop.owner.rows(
    'burger',
    `insert into payment_attempts
      select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'merchant_ref',
      'ref-' || copy,
        'provider_ref', null, 'request_key', 'key-' || copy, 'state', 'failed'))).*
      from payment_attempts a, generate_series(1, 18) as copy where a.order_id = $1`,
    [made.id],
  );
  shop.server.setClock(noon + 60_000);
  expect((await shop.start(camila, made.id)).status).toBe(201);
  const refused = await shop.start(camila, made.id);
  expect(refused).toMatchObject({ status: 429, body: { code: 1042, metadata: { seconds: 840 } } });
  expect((await shop.paymentState(made.id)).attempts).toHaveLength(20);
});

test('the payment asks for the order’s total with its tips, even if the menu has changed', async () => {
  const made = await shop.order(camila, { store_tip: 500 });
  await shop.owner.rows(
    'burger',
    `update menus set document = replace(document::text, '5990', '9990')::jsonb
      where tenant_id = 'burger'`,
  );
  const { body } = await shop.start(camila, made.id);
  const { fields } = { fields: await shop.actOnPage(tokenOf(body), 'pay') };
  await shop.returnFromProvider(fields);
  const { refs, paymentStatus } = await shop.paymentState(made.id);
  expect(paymentStatus).toBe('completed');
  expect(await shop.sandbox.truth(refs[0] ?? '')).toMatchObject({ captured: 6_490 });
});

test('a stranger’s order is unknown, a cash order is not paid online, and a paid order is not paid twice', async () => {
  const { made, token } = await onTheWay();
  expect((await shop.start(await createTestGuest(shop.server), made.id)).status).toBe(404);
  expect(
    (
      await shop.start(
        camila,
        (await placeTestOrder(shop.server, camila, orderPayload(), 'cash')).id,
      )
    ).body.code,
  ).toBe(1031);
  await shop.returnFromProvider(await shop.actOnPage(token, 'pay'));
  expect((await shop.start(camila, made.id)).body.code).toBe(1030);
});

test('an expired order and an order cancelled by its shopper take no payment', async () => {
  const late = await shop.order(camila);
  shop.server.setClock(noon + 15 * 60_000);
  expect((await shop.start(camila, late.id)).body.code).toBe(1032);
  const undone = await callApi(shop.server, `/v1/orders/${late.id}/cancel`, {
    method: 'POST',
    headers: guestHeaders(camila),
  });
  expect(undone.body).toMatchObject({ status: 'cancelled', payment: { payableUntil: null } });
  expect((await shop.start(camila, late.id)).body.code).toBe(1032);
  expect((await shop.paymentState(late.id)).ledger).toEqual({});
});

test.each([
  ['another site', () => 'https://evil.example/processing-purchase'],
  ['this site by another scheme', () => shop.server.origin.replace('http:', 'https:')],
  ['a script', () => 'javascript:alert(1)'],
  ['this site behind a name', () => shop.server.origin.replace('//', '//user:secret@')],
  ['nothing', () => ''],
])('a shopper is not redirected to %s', async (_what, redirectUrl) => {
  const made = await shop.order(camila);
  expect((await shop.start(camila, made.id, { redirectUrl: redirectUrl() })).body).toMatchObject({
    code: 1007,
    metadata: { field: 'redirectUrl' },
  });
  expect((await shop.paymentState(made.id)).attempts).toEqual([]);
});

test('a return on another shop’s host, or on an unknown host, leads to a page and changes nothing', async () => {
  const { made, token } = await onTheWay();
  const fields = await shop.actOnPage(token, 'pay');
  const stray = { status: 303, location: '/processing-purchase' };
  expect(await shop.returnFromProvider(fields, 'GET', 'sushi.localhost')).toEqual(stray);
  expect(await shop.returnFromProvider({ token_ws: 'ab'.repeat(32) })).toEqual(stray);
  expect(await shop.returnFromProvider({ token_ws: `'; drop table orders; --` }, 'POST')).toEqual(
    stray,
  );
  expect(await shop.returnFromProvider({})).toEqual(stray);
  expect(await shop.paymentState(made.id)).toMatchObject({
    paymentStatus: 'created',
    attempts: ['pending'],
    kitchen: 0,
  });
});

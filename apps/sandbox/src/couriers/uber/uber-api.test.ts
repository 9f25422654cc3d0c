import { afterEach, beforeEach, expect, test } from 'vitest';
import { farAway } from '../../testing/courier-shop.ts';
import { aDelivery, aQuote, uberBase, type UberShop, uberShop } from '../../testing/uber-shop.ts';

let shop: UberShop;
beforeEach(() => void (shop = uberShop()));
afterEach(() => shop.app.close());

const minute = 60_000;
const at = (ms: number) => new Date(shop.timer.now() + ms).toISOString();
type Refused = { code: string; kind: string; metadata?: Record<string, string> };
const refusalOf = async (answer: ReturnType<typeof shop.quote>) => {
  const { statusCode, body } = await answer;
  return { status: statusCode, ...(JSON.parse(body) as Refused) };
};

test.each([
  ['another secret', { client_secret: 'x' }, 401, 'invalid_client'],
  ['another client', { client_id: 'x' }, 401, 'invalid_client'],
  ['another grant', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ['no scope', { scope: '' }, 400, 'invalid_scope'],
  ['a scope that there is not', { scope: 'eats.deliveries eats.store' }, 400, 'invalid_scope'],
] as const)('a token for %s is refused', async (_name, change, status, error) => {
  const answer = await shop.tokenAnswer(change);
  expect([answer.statusCode, answer.json()]).toEqual([status, expect.objectContaining({ error })]);
});

test('a token is requested with a form and is valid for thirty days', async () => {
  expect((await shop.tokenAnswer({}, { 'content-type': 'application/json' })).statusCode).toBe(415);
  expect((await shop.tokenAnswer()).json()).toMatchObject({
    token_type: 'Bearer',
    expires_in: 2_592_000,
  });
  await shop.signIn();
  await shop.send('POST', '/_clock', { advanceMs: 2_591_999_000 });
  expect((await shop.quote()).statusCode).toBe(200);
  await shop.send('POST', '/_clock', { advanceMs: 1_000 });
  expect(await refusalOf(shop.quote())).toMatchObject({ status: 401, code: 'unauthorized' });
  await shop.signIn();
  expect((await shop.quote()).statusCode).toBe(200);
});

test.each<['GET' | 'POST', string, object | undefined]>([
  ['POST', '/delivery_quotes', aQuote],
  ['POST', '/deliveries', aDelivery],
  ['GET', '/deliveries', undefined],
  ['GET', '/deliveries/del_x', undefined],
  ['POST', '/deliveries/del_x', {}],
  ['POST', '/deliveries/del_x/cancel', undefined],
])('%s %s needs a good token, and the customer whose it is', async (method, path, body) => {
  for (const authorization of ['', 'Bearer x', 'uber-secret'])
    expect(
      (await shop.send(method, `${uberBase}${path}`, body, { authorization })).statusCode,
    ).toBe(401);
  const token = (await shop.tokenAnswer()).json<{ access_token: string }>().access_token;
  const other = await shop.send(method, `/uber/v1/customers/another${path}`, body, {
    authorization: `Bearer ${token}`,
  });
  expect([other.statusCode, other.json()]).toEqual([
    404,
    expect.objectContaining({ code: 'customer_not_found' }),
  ]);
  expect((await shop.truth()).deliveries).toEqual([]);
});

test('a quote holds for fifteen minutes, in hundredths, with its times', async () => {
  const now = shop.timer.now();
  const answer = await shop.quote();
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      kind: 'delivery_quote',
      id: expect.stringMatching(/^dqt_[\w-]{22}$/),
      created: at(0),
      expires: new Date(now + 15 * minute).toISOString(),
      fee: 225_000,
      currency: 'clp',
      currency_type: 'CLP',
      dropoff_eta: at(6 * minute),
      duration: 6,
      pickup_duration: 2,
      dropoff_deadline: at(60 * minute),
    },
  ]);
});

test.each<[string, object]>([
  ['pickup_address', { pickup_address: undefined }],
  ['pickup_address', { pickup_address: { street_address: ['Uno'], city: 'Ñuñoa', country: 'CL' } }],
  [
    'dropoff_address',
    { dropoff_address: '{"street_address":"Uno","city":"Ñuñoa","country":"CL"}' },
  ],
  [
    'dropoff_address',
    { dropoff_address: '{"street_address":["Uno"],"city":"Ñuñoa","country":"CL","comuna":"x"}' },
  ],
  ['dropoff_latitude', { dropoff_latitude: '-33.4' }],
  ['dropoff_longitude', { dropoff_longitude: 181 }],
  ['dropoff_phone_number', { dropoff_phone_number: '9 1234 5678' }],
  ['manifest_total_value', { manifest_total_value: 10.5 }],
  ['pickup_ready_dt', { pickup_ready_dt: '2027-01-15 10:00' }],
  ['external_id', { external_id: 'pedido-1' }],
  ['dropoff_name', { dropoff_name: 'Ana' }],
])('a wrong %s of a quote is named', async (name, change) => {
  const refused = await refusalOf(shop.quote(change));
  expect(refused).toMatchObject({ status: 400, code: 'invalid_params', kind: 'error' });
  expect(Object.keys(refused.metadata ?? {})).toEqual([name]);
});

test.each<[string, object]>([
  ['pickup_name', { pickup_name: undefined }],
  ['pickup_phone_number', { pickup_phone_number: undefined }],
  ['dropoff_phone_number', { dropoff_phone_number: '+56 9 1234 5678' }],
  ['manifest_items', { manifest_items: [] }],
  ['manifest_items', { manifest_items: [{ name: 'Pan' }] }],
  ['manifest_items', { manifest_items: [{ name: 'Pan', quantity: 1, size: 'huge' }] }],
  ['manifest_items', { manifest_items: [{ name: 'Pan', quantity: 1, sku: '17' }] }],
  ['dropoff_notes', { dropoff_notes: 'n'.repeat(281) }],
  ['deliverable_action', { deliverable_action: 'leave_at_door' }],
  ['undeliverable_action', { undeliverable_action: 'eat' }],
  ['tip', { tip: -1 }],
  ['order_id', { order_id: '1' }],
])('a wrong %s of a delivery is named, and nobody sets out', async (name, change) => {
  const refused = await refusalOf(shop.dispatch(change));
  expect([refused.status, refused.code, Object.keys(refused.metadata ?? {})]).toEqual([
    400,
    'invalid_params',
    [name],
  ]);
  expect((await shop.truth()).deliveries).toEqual([]);
});

test('a body that is no JSON object is 400, one that does not say that it is JSON 415', async () => {
  expect(
    (await shop.ask('POST', '/delivery_quotes', '{"pickup', { 'content-type': 'application/json' }))
      .statusCode,
  ).toBe(400);
  expect(
    (
      await shop.ask('POST', '/delivery_quotes', JSON.stringify(aQuote), {
        'content-type': 'text/plain',
      })
    ).statusCode,
  ).toBe(415);
});

test('a place without coordinates is invalid, and a place too far away is not served', async () => {
  expect(await refusalOf(shop.quote({ dropoff_latitude: undefined }))).toMatchObject({
    status: 400,
    code: 'unknown_location',
  });
  const far = { dropoff_latitude: farAway.lat, dropoff_longitude: farAway.lng };
  expect(await refusalOf(shop.quote(far))).toMatchObject({
    status: 400,
    code: 'address_undeliverable',
  });
});

test.each<[string, Record<string, number>]>([
  [
    'pickup_ready_too_late',
    { pickup_ready_dt: 30 * 24 * 60 * minute, pickup_deadline_dt: 31 * 24 * 60 * minute },
  ],
  ['pickup_window_too_small', { pickup_ready_dt: 30 * minute, pickup_deadline_dt: 39 * minute }],
  ['pickup_deadline_too_early', { pickup_deadline_dt: 19 * minute }],
  [
    'dropoff_ready_after_pickup_deadline',
    {
      pickup_deadline_dt: 30 * minute,
      dropoff_ready_dt: 31 * minute,
      dropoff_deadline_dt: 90 * minute,
    },
  ],
  [
    'dropoff_deadline_too_early',
    {
      dropoff_ready_dt: 20 * minute,
      dropoff_deadline_dt: 39 * minute,
      pickup_deadline_dt: 30 * minute,
    },
  ],
  [
    'dropoff_deadline_before_pickup_deadline',
    { pickup_deadline_dt: 60 * minute, dropoff_deadline_dt: 50 * minute },
  ],
])('windows of time have their rules: %s', async (code, windows) => {
  const change = Object.fromEntries(Object.entries(windows).map(([name, ms]) => [name, at(ms)]));
  expect(await refusalOf(shop.quote(change))).toMatchObject({ status: 400, code });
});

test('a quoted delivery is accepted at the price of the quote', async () => {
  const quote = await shop.quoted();
  const answer = await shop.dispatch({ quote_id: quote.id, tip: 50_000 });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    expect.objectContaining({
      kind: 'delivery',
      id: expect.stringMatching(/^del_[\w-]{22}$/),
      quote_id: quote.id,
      external_id: 'pedido-1',
      status: 'pending',
      courier_imminent: false,
      complete: false,
      live_mode: false,
      fee: quote.fee + 50_000,
      pickup_eta: at(2 * minute),
      dropoff_eta: at(6 * minute),
      tracking_url: expect.stringContaining('/couriers/track/uber/del_'),
    }),
  ]);
  expect(answer.json()).not.toHaveProperty('courier');
  expect(await shop.truth()).toMatchObject({
    live: 1,
    deliveries: [{ merchantRef: 'pedido-1', state: 'accepted', charged: quote.fee + 50_000 }],
  });
});

test('a quote is good once, for fifteen minutes, for the places and the store it was asked for', async () => {
  const { id: quote_id } = await shop.quoted();
  for (const change of [
    { dropoff_latitude: -33.45 },
    { pickup_longitude: -70.62 },
    { external_store_id: 'burger:2' },
  ])
    expect(await refusalOf(shop.dispatch({ quote_id, ...change }))).toMatchObject({
      status: 400,
      code: 'mismatched_price_quote',
    });
  expect((await shop.dispatch({ quote_id })).statusCode).toBe(200);
  const other = { external_id: 'pedido-2', idempotency_key: 'pedido-2' };
  expect(await refusalOf(shop.dispatch({ quote_id, ...other }))).toMatchObject({
    status: 400,
    code: 'used_quote',
  });
  const { id: late } = await shop.quoted();
  shop.timer.advance(15 * minute);
  expect(await refusalOf(shop.dispatch({ quote_id: late, ...other }))).toMatchObject({
    status: 400,
    code: 'expired_quote',
  });
  expect(await refusalOf(shop.dispatch({ quote_id: 'dqt_x', ...other }))).toMatchObject({
    code: 'invalid_params',
  });
  expect((await shop.truth('?merchantRef=pedido-2')).deliveries).toEqual([]);
});

test('twenty calls with one key are one delivery, and the others name it', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.dispatch()));
  const made = answers
    .filter(({ statusCode }) => statusCode === 200)
    .map((answer) => answer.json<{ id: string }>().id);
  expect(made).toHaveLength(1);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'duplicate_delivery', metadata: { delivery_id: made[0] } }),
    ]);
  expect(await shop.truth()).toMatchObject({ live: 1 });
});

test('an idempotency key is valid for sixty minutes; afterwards a second delivery is created', async () => {
  await shop.dispatch();
  shop.timer.advance(60 * minute - 1);
  expect((await shop.dispatch()).statusCode).toBe(409);
  shop.timer.advance(1);
  expect((await shop.dispatch()).statusCode).toBe(200);
  expect((await shop.truth('?merchantRef=pedido-1')).deliveries).toHaveLength(2);
});

test('without a key the two references together are unique', async () => {
  const bare = { idempotency_key: undefined, manifest_reference: 'M-1' };
  expect((await shop.dispatch(bare)).statusCode).toBe(200);
  expect((await shop.dispatch(bare)).statusCode).toBe(409);
  expect((await shop.dispatch({ ...bare, external_id: 'pedido-2' })).statusCode).toBe(200);
});

test('the list is filtered, newest first, and knows no search by reference', async () => {
  const first = await shop.dispatched();
  const second = await shop.dispatched({ external_id: 'pedido-2', idempotency_key: 'pedido-2' });
  await shop.cancel(first.id);
  const list = async (query: string) =>
    (await shop.ask('GET', `/deliveries${query}`)).json<{
      data: { id: string }[];
      total_count: number;
    }>();
  expect((await list('')).data.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect((await list('?filter=ongoing')).data.map(({ id }) => id)).toEqual([second.id]);
  expect(await list('?filter=canceled&limit=1&offset=0')).toMatchObject({
    total_count: 1,
    data: [{ id: first.id, external_id: 'pedido-1' }],
  });
  for (const query of [
    '?external_id=pedido-1',
    '?filter=live',
    '?limit=0',
    '?limit=x',
    '?offset=-1',
  ])
    expect((await shop.ask('GET', `/deliveries${query}`)).statusCode).toBe(400);
});

test('a delivery can be cancelled once, before the pickup', async () => {
  const early = await shop.dispatched();
  expect((await shop.cancel(early.id)).json()).toMatchObject({
    id: early.id,
    status: 'canceled',
    complete: true,
  });
  expect(await refusalOf(shop.cancel(early.id))).toMatchObject({
    status: 400,
    code: 'noncancelable_delivery',
  });
  expect(await shop.truth()).toMatchObject({
    live: 0,
    deliveries: [{ state: 'cancelled', charged: 0 }],
  });
  const late = await shop.dispatched({ external_id: 'pedido-2', idempotency_key: 'pedido-2' });
  await shop.passSteps(3);
  expect(await refusalOf(shop.cancel(late.id))).toMatchObject({
    status: 400,
    code: 'noncancelable_delivery',
  });
  expect(await shop.truth('?merchantRef=pedido-2')).toMatchObject({
    live: 1,
    deliveries: [{ state: 'pickedUp' }],
  });
  expect(await refusalOf(shop.cancel('del_nobody'))).toMatchObject({
    status: 404,
    code: 'delivery_not_found',
  });
});

test('notes of a live delivery can be changed, places cannot', async () => {
  const { id } = await shop.dispatched();
  expect(
    (await shop.ask('POST', `/deliveries/${id}`, { dropoff_notes: 'Timbre 3' })).statusCode,
  ).toBe(200);
  expect(
    await refusalOf(shop.ask('POST', `/deliveries/${id}`, { dropoff_latitude: 1 })),
  ).toMatchObject({ code: 'invalid_params' });
  expect(await refusalOf(shop.ask('POST', '/deliveries/del_nobody', {}))).toMatchObject({
    status: 404,
  });
});

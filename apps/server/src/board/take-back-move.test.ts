import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { openRiderTestShop, riderShopNoon, type RiderTestShop } from '../testing/rider-shop.ts';
import { callApi, orderPayload } from '../testing/shopper.ts';
import { whileOrderHeld } from '../testing/while-order-held.ts';

let shop: RiderTestShop;
beforeAll(async () => {
  shop = await openRiderTestShop();
});
beforeEach(() => shop.setClock(riderShopNoon));
afterAll(() => shop.close());

const back = (id: string, status: string, more = {}) =>
  shop.atCounter('POST', `/orders/${id}/take-back`, { status, reason: 'mistake' }, more);
const act = (id: string, action: string, body: object = {}) =>
  shop.atCounter('POST', `/orders/${id}/${action}`, body);
const cardOf = async (id: string): Promise<AnyJson> =>
  (
    await callApi(shop.servers[0], '/v1/counter/stores/1/board', { headers: shop.cook.headers })
  ).body.cards.find((card: AnyJson) => card.id === id);
const statusOf = async (id: string): Promise<string> => (await shop.orderOfShopper(id)).status;
const subscribe = () =>
  shop.owner.rows(
    'burger',
    `insert into push_subscriptions
        (tenant_id, id, user_id, token_hash, endpoint, p256dh, auth, created_at)
      select tenant_id, gen_random_uuid(), user_id, token_hash, $2, 'x', 'y', now()
        from tokens where user_id = $1`,
    [shop.who.id, `https://push.example/${crypto.randomUUID()}`],
  );

test('“ready” goes back to the kitchen and comes again; the shopper’s steps follow', async () => {
  const { id } = await shop.newOrder('ready');
  const card = await cardOf(id);
  expect(Date.parse(card.takeBackUntil)).toBeGreaterThan(riderShopNoon);
  const taken = await back(id, 'ready');
  expect([taken.status, taken.body.status]).toEqual([200, 'preparing']);
  expect(await cardOf(id)).toMatchObject({ column: 'kitchen', takeBackUntil: null });
  const steps = (await shop.orderOfShopper(id)).timeline.map(({ status }: AnyJson) => status);
  expect(steps).toEqual(['created', 'preparing', 'ready', 'preparing']);
  expect((await act(id, 'ready')).body.status).toBe('ready');
});

test('“on its way” goes back to the counter, and its rider may be given the order', async () => {
  const { id } = await shop.newOrder('ready');
  await act(id, 'hand-over', { to: 'inTransit' });
  expect((await back(id, 'inTransit')).body.status).toBe('ready');
  const { key } = await shop.newRun([id]);
  await shop.asRider(key, 'POST', `/stops/${id}/picked-up`);
  expect(await statusOf(id)).toBe('inTransit');
});

test('a move is taken back within ten minutes, once, and by its own name', async () => {
  const { id } = await shop.newOrder('ready');
  const key = crypto.randomUUID();
  const first = await back(id, 'ready', { key });
  expect(await back(id, 'ready', { key })).toEqual(first);
  expect((await back(id, 'ready')).status).toBe(409);
  await act(id, 'ready');
  shop.setClock(riderShopNoon + 12 * 60_000);
  const late = await back(id, 'ready');
  expect([late.status, late.body.metadata.status]).toEqual([409, 'ready']);
  expect((await cardOf(id)).takeBackUntil).not.toBeNull();
});

test('nothing is taken back once a code was typed or a rider picked the food up', async () => {
  const pickup = await shop.newOrder('ready', orderPayload());
  await act(pickup.id, 'hand-over', { to: 'completed', code: '0000' });
  expect((await back(pickup.id, 'ready')).status).toBe(409);
  const { id } = await shop.newOrder('ready');
  const { key } = await shop.newRun([id]);
  await shop.asRider(key, 'POST', `/stops/${id}/picked-up`);
  expect((await back(id, 'inTransit')).status).toBe(409);
  expect((await cardOf(id)).takeBackUntil).toBeNull();
});

test('what followed the move is not told twice, and the audit list says who took it back and why', async () => {
  await subscribe();
  const pushes = () =>
    shop.owner.rows('burger', `delete from jobs where name = 'send-push' returning key`);
  const { id } = await shop.newOrder('ready', orderPayload());
  expect(await pushes()).toHaveLength(1);
  await back(id, 'ready');
  await act(id, 'ready');
  expect(await pushes()).toHaveLength(0);
  const actions = await shop.owner.rows(
    'burger',
    `select detail from counter_actions where subject = $1 and kind = 'order.takeBack'`,
    [id],
  );
  expect(actions).toEqual([{ detail: { from: 'ready', to: 'preparing', reason: 'mistake' } }]);
});

test('of a rider who picks up and a cook who takes the move back, on two servers, one comes first and both agree', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id } = await shop.newOrder('ready');
    const { key } = await shop.newRun([id]);
    await act(id, 'hand-over', { to: 'inTransit' });
    const [taken] = await whileOrderHeld(shop, id, () =>
      Promise.all([
        back(id, 'inTransit', { server: shop.servers[1] }),
        shop.asRider(key, 'POST', `/stops/${id}/picked-up`),
      ]),
    );
    expect([200, 409]).toContain(taken.status);
    expect(await statusOf(id)).toBe('inTransit');
    expect((await back(id, 'inTransit')).status).toBe(409);
  }
});

test('of a rider who delivers and a cook who takes the move back, the delivered order stays delivered', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id, handOverCode: code } = await shop.newOrder('ready');
    const { key } = await shop.newRun([id]);
    await act(id, 'hand-over', { to: 'inTransit' });
    await whileOrderHeld(shop, id, () =>
      Promise.all([
        back(id, 'inTransit', { server: shop.servers[1] }),
        shop.asRider(key, 'POST', `/stops/${id}/delivered`, { code }),
      ]),
    );
    expect(await statusOf(id)).toBe('completed');
  }
});

test('two cooks who take the same move back move the order once', async () => {
  const { id } = await shop.newOrder('ready');
  const replies = await whileOrderHeld(shop, id, () =>
    Promise.all(shop.servers.map((server) => back(id, 'ready', { server }))),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

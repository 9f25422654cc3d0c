import { createSecretKey, randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CardTestShop, openCardTestShop } from '../testing/card-shop.ts';
import { noon, startOrderServer } from '../testing/order-server.ts';
import { callApi, createTestGuest, guestHeaders, postAsIntegration } from '../testing/shopper.ts';
import { createTestUser, type TestUser } from '../testing/test-user.ts';

let shop: CardTestShop;
let ana: TestUser;

beforeAll(async () => {
  shop = await openCardTestShop({ installments: [3, 6] });
});
beforeEach(async () => {
  shop.setClock(noon);
  await shop.sandbox.clearFaults();
  ana = await createTestUser(shop.server);
});
afterAll(() => shop.close());

const problemOf = async (orderId: string) => (await shop.readOrder(ana, orderId)).payment;
const attemptOf = async (orderId: string) => {
  const [row] = await shop.owner.rows<{ id: string; merchant_ref: string; instrument: object }>(
    'burger',
    'select id, merchant_ref, instrument from payment_attempts where order_id = $1 order by id desc limit 1',
    [orderId],
  );
  return row as NonNullable<typeof row>;
};

test('a saved card pays an order in one call, and the row of the attempt has no token', async () => {
  const card = await shop.saveCard(ana);
  const orderId = await shop.placeOrder(ana);
  const charged = await shop.charge(ana, orderId, card.id, { installments: '3' });
  expect(charged).toMatchObject({ status: 201, body: { next: { kind: 'settled' } } });
  expect(await shop.readOrder(ana, orderId)).toMatchObject({
    paymentStatus: 'completed',
    payment: { cardLastDigits: '6623' },
  });
  const { merchant_ref: ref, instrument } = await attemptOf(orderId);
  expect(instrument).toEqual({ kind: 'savedCard', cardId: card.id, installments: 3 });
  expect(await shop.sandbox.truth(ref)).toMatchObject({ captured: 5_990, commits: 1 });
  expect((await shop.cards(ana))[0].usedAt).toBe(new Date(noon).toISOString());
});

test.each(['0', '2', '999', 'abc', '-1', '1.5'])(
  'the number of payments %s is refused, and nothing is charged',
  async (installments) => {
    const card = await shop.saveCard(ana);
    const orderId = await shop.placeOrder(ana);
    const refused = await shop.charge(ana, orderId, card.id, { installments });
    expect([refused.status, [1001, 1007].includes(refused.body.code)]).toEqual([422, true]);
    expect((await shop.paymentState(orderId)).attempts).toEqual([]);
  },
);

test('the card of another user, another brand’s user, a deleted and an unknown card answer alike with 404', async () => {
  const card = await shop.saveCard(ana);
  const eve = await createTestUser(shop.server);
  const orderId = await shop.placeOrder(eve);
  const unknown = '0193a000-0000-7000-8000-000000000009';
  const answers = [
    await shop.charge(eve, orderId, card.id),
    await shop.charge(eve, orderId, unknown),
  ];
  const own = await shop.saveCard(eve);
  await shop.remove(eve, own.id);
  answers.push(await shop.charge(eve, orderId, own.id));
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 1002 } });
  expect((await shop.remove(eve, card.id)).status).toBe(404);
  expect(await shop.cards(ana)).toHaveLength(1);
  const guest = await createTestGuest(shop.server);
  const refused = await callApi(
    shop.server,
    `/v1/orders/${orderId}/payments/oneclick/authorize?card_id=${card.id}`,
    { method: 'POST', headers: guestHeaders(guest, { 'idempotency-key': 'k' }) },
  );
  expect([refused.status, refused.body.code]).toEqual([403, 1006]);
});

test('a reference that a bug moved to another user’s row cannot be opened: nothing is charged', async () => {
  const card = await shop.saveCard(ana);
  const eve = await createTestUser(shop.server);
  await shop.owner.rows('burger', 'update cards set user_id = $1 where id = $2', [eve.id, card.id]);
  const orderId = await shop.placeOrder(eve);
  expect((await shop.charge(eve, orderId, card.id)).status).toBe(404);
  expect((await shop.paymentState(orderId)).attempts).toEqual([]);
});

test('with another key of the installation no card is listed or charged, and nothing fails', async () => {
  const card = await shop.saveCard(ana);
  const orderId = await shop.placeOrder(ana);
  const masterKeys = [{ id: 'other', key: createSecretKey(randomBytes(32)) }];
  const keyless = await startOrderServer(shop.database.appUrl, { masterKeys }, shop.sandbox.url);
  keyless.setClock(noon);
  try {
    expect(await shop.cards(ana, keyless)).toEqual([]);
    expect((await shop.charge(ana, orderId, card.id, { server: keyless })).status).toBe(404);
  } finally {
    await keyless.close();
  }
  expect(await shop.cards(ana)).toHaveLength(1);
});

test('a declined card leaves the order payable: another card pays it', async () => {
  const poor = await shop.saveCard(ana, 'mastercard');
  shop.setClock(noon + 1_000);
  const good = await shop.saveCard(ana);
  const orderId = await shop.placeOrder(ana);
  await shop.charge(ana, orderId, poor.id);
  expect(await problemOf(orderId)).toMatchObject({ stage: 'unpaid', problem: 'declined' });
  shop.setClock(noon + 2_000);
  expect((await shop.charge(ana, orderId, good.id)).status).toBe(201);
  expect((await shop.readOrder(ana, orderId)).paymentStatus).toBe('completed');
});

test('a card that its bank withdrew ends in the commit of the failed charge, and is not charged again', async () => {
  const card = await shop.saveCard(ana);
  await shop.sandbox.call('POST', '/oneclick/_withdraw', { username: await shop.usernameOf(ana) });
  const orderId = await shop.placeOrder(ana);
  await shop.charge(ana, orderId, card.id);
  expect(await problemOf(orderId)).toMatchObject({ stage: 'unpaid', problem: 'cardGone' });
  expect(await shop.cards(ana)).toEqual([]);
  expect(await shop.storedCards(ana)).toMatchObject([{ state: 'gone', sealed: null }]);
  expect((await shop.charge(ana, orderId, card.id)).status).toBe(404);
  const other = await shop.start(ana, orderId);
  expect([other.status, other.body.next.kind]).toEqual([201, 'redirectForm']);
});

test('a limit of the card is told as such', async () => {
  const card = await shop.saveCard(ana, 'limited');
  const orderId = await shop.placeOrder(ana);
  await shop.charge(ana, orderId, card.id);
  expect(await problemOf(orderId)).toMatchObject({ stage: 'unpaid', problem: 'limit' });
  expect(await shop.cards(ana)).toHaveLength(1);
});

test('a charge whose answer and status are lost blocks other payments until a poll finds it, and is taken once', async () => {
  const card = await shop.saveCard(ana);
  const orderId = await shop.placeOrder(ana);
  await shop.sandbox.injectFault('oneclick', { at: 'charge', fault: 'resetAfter' });
  await shop.sandbox.injectFault('oneclick', { at: 'status', fault: 'error500', times: 3 });
  await shop.charge(ana, orderId, card.id);
  expect((await problemOf(orderId)).stage).toBe('started');
  const impatient = await Promise.all([
    shop.charge(ana, orderId, card.id),
    shop.charge(ana, orderId, card.id, { server: shop.elsewhere }),
    shop.start(ana, orderId),
  ]);
  for (const refused of impatient) expect([refused.status, refused.body.code]).toEqual([409, 1036]);
  const { id, merchant_ref: ref } = await attemptOf(orderId);
  await shop.runJobs('poll-payment', id);
  expect((await shop.readOrder(ana, orderId)).paymentStatus).toBe('completed');
  expect(await shop.sandbox.truth(ref)).toMatchObject({ captured: 5_990, commits: 1 });
});

test('a charge that never arrived ends after two minutes, and the order is payable again', async () => {
  const card = await shop.saveCard(ana);
  const orderId = await shop.placeOrder(ana);
  await shop.sandbox.injectFault('oneclick', { at: 'charge', fault: 'resetBefore' });
  await shop.charge(ana, orderId, card.id);
  shop.setClock(noon + 121_000);
  await shop.runJobs('poll-payment', (await attemptOf(orderId)).id);
  expect((await problemOf(orderId)).stage).toBe('unpaid');
  await shop.charge(ana, orderId, card.id);
  expect((await shop.readOrder(ana, orderId)).paymentStatus).toBe('completed');
});

test('ten presses of one button on two servers charge once', async () => {
  const card = await shop.saveCard(ana);
  const orderId = await shop.placeOrder(ana);
  const key = crypto.randomUUID();
  await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      shop.charge(ana, orderId, card.id, {
        key,
        server: at % 2 === 0 ? shop.server : shop.elsewhere,
      }),
    ),
  );
  const { attempts, refs } = await shop.paymentState(orderId);
  expect(attempts).toEqual(['completed']);
  expect(await shop.sandbox.truth(refs[0] ?? '')).toMatchObject({ captured: 5_990, commits: 1 });
});

test('another card under the key of a charge is refused, and nothing more is charged', async () => {
  const [card, other] = [await shop.saveCard(ana), await shop.saveCard(ana, 'debit')];
  const orderId = await shop.placeOrder(ana);
  const key = crypto.randomUUID();
  await shop.charge(ana, orderId, card.id, { key });
  const again = await shop.charge(ana, orderId, other.id, { key });
  expect([again.status, again.body.code]).toEqual([422, 1007]);
  expect((await shop.paymentState(orderId)).attempts).toEqual(['completed']);
});

test('a deletion beside a charge: the charge is paid or refused, and the card is gone in the end', async () => {
  const live = async () => (await shop.providerCards()).filter((card) => card.live).length;
  const before = await live();
  for (let round = 0; round < 12; round += 1) {
    const card = await shop.saveCard(ana);
    const orderId = await shop.placeOrder(ana);
    const [charged, removed] = await Promise.all([
      shop.charge(ana, orderId, card.id),
      shop.remove(ana, card.id, shop.elsewhere),
    ]);
    expect(removed.status).toBe(204);
    expect([201, 404]).toContain(charged.status);
    const { paymentStatus } = await shop.readOrder(ana, orderId);
    expect(paymentStatus).toBe(charged.status === 201 ? 'completed' : 'created');
    await shop.runJobs('remove-card', card.id);
    expect((await shop.storedCards(ana)).at(-1)).toMatchObject({ state: 'gone', sealed: null });
  }
  expect(await live()).toBe(before);
});

test('a card is removed at its provider only after the payment with it that is under way', async () => {
  const card = await shop.saveCard(ana);
  const orderId = await shop.placeOrder(ana);
  await shop.sandbox.injectFault('oneclick', { at: 'charge', fault: 'resetAfter' });
  await shop.sandbox.injectFault('oneclick', { at: 'status', fault: 'error500', times: 3 });
  await shop.charge(ana, orderId, card.id);
  await shop.remove(ana, card.id);
  expect(await shop.cards(ana)).toEqual([]);
  await shop.runJobs('remove-card', card.id);
  expect(await shop.storedCards(ana)).toMatchObject([{ state: 'removing' }]);
  await shop.runJobs('poll-payment', (await attemptOf(orderId)).id);
  await shop.runJobs('remove-card', card.id);
  expect(await shop.storedCards(ana)).toMatchObject([{ state: 'gone', sealed: null }]);
  expect((await shop.readOrder(ana, orderId)).paymentStatus).toBe('completed');
});

test('a charge whose card is gone is refunded by its own reference', async () => {
  const card = await shop.saveCard(ana);
  const orderId = await shop.placeOrder(ana);
  await shop.charge(ana, orderId, card.id);
  await shop.remove(ana, card.id);
  await shop.runJobs('remove-card', card.id);
  await postAsIntegration(shop.server, `/v1/integrations/orders/${orderId}/status`, {
    status: 'cancelled',
  });
  const { id, merchant_ref: ref } = await attemptOf(orderId);
  await shop.runJobs('refund-payment', id);
  expect(await shop.sandbox.truth(ref)).toMatchObject({ captured: 5_990, refunded: 5_990 });
});

/** Locks an order from outside until the returned function is called. */
async function holdOrder(orderId: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: shop.database.ownerUrl });
  await client.connect();
  await client.query(`begin; set local app.tenant_id = 'burger'`);
  await client.query('select from orders where id = $1 for update', [orderId]);
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}
const waitsForLock = async (): Promise<boolean> => {
  const rows = await shop.owner.rows(
    'burger',
    `select 1 from pg_locks l join pg_stat_activity a on a.pid = l.pid where not l.granted
      and a.datname = current_database()`,
  );
  return rows.length > 0;
};

test('a card that is deleted while its charge waits for the order is not charged', async () => {
  const card = await shop.saveCard(ana);
  const orderId = await shop.placeOrder(ana);
  const release = await holdOrder(orderId);
  const charged = shop.charge(ana, orderId, card.id);
  await expect.poll(waitsForLock).toBe(true);
  await shop.remove(ana, card.id, shop.elsewhere);
  await release();
  expect((await charged).status).toBe(404);
  expect((await shop.paymentState(orderId)).attempts).toEqual([]);
});

import type { TenantId } from '@comanda/domain/ids.ts';
import { createJobToken } from '../platform/http/job-token.ts';
import { burgerTenantId } from '../testing/payment-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CardTestShop, openCardTestShop } from '../testing/card-shop.ts';
import { noon } from '../testing/order-server.ts';
import { callApi, createTestGuest, guestHeaders } from '../testing/shopper.ts';
import { createTestUser, logInAgain, type TestUser } from '../testing/test-user.ts';

let shop: CardTestShop;
let ana: TestUser;

beforeAll(async () => {
  shop = await openCardTestShop();
});
beforeEach(async () => {
  shop.setClock(noon);
  ana = await createTestUser(shop.server);
});
afterAll(() => shop.close());

const liveCards = async (username: string) =>
  (await shop.providerCards()).filter((card) => card.username === username && card.live).length;
const finishesAtProvider = async (username: string): Promise<number> => {
  const { requests } = await shop.sandbox.call('GET', '/_requests');
  return requests.filter(
    ({ call, merchantRef }: { call: string; merchantRef: string }) =>
      call === 'finishEnrolment' && merchantRef === username,
  ).length;
};

test('a card is saved by the session that began it, with its brand and last digits, and listed', async () => {
  const begun = await shop.begin(ana);
  expect([begun.status, begun.body.next.kind]).toEqual([202, 'redirectForm']);
  expect((await shop.job(begun.body.jobToken)).status).toBe(204);
  const fields = await shop.press(begun.body.next.fields.TBK_TOKEN, 'card:visa');
  const arrival = await shop.comeBack(fields);
  expect(arrival).toMatchObject({ status: 303, enrolmentId: begun.body.enrolmentId });
  expect((await shop.job(begun.body.jobToken)).status).toBe(204);
  const saved = await shop.finish(ana, arrival);
  expect(saved).toMatchObject({
    status: 200,
    body: { lastDigits: '6623', brand: 'visa', type: 'oneClick', usedAt: null },
  });
  expect((await shop.job(begun.body.jobToken)).body).toEqual(saved.body);
  expect(await shop.cards(ana)).toEqual([saved.body]);
  const stored = await shop.owner.rows('burger', 'select * from cards where user_id = $1', [
    ana.id,
  ]);
  expect(JSON.stringify(stored)).not.toContain('tbk');
});

test('a card that is typed in another browser lands in no account', async () => {
  const eve = ana;
  const victim = await createTestUser(shop.server);
  const { fields } = await shop.typeCard(eve);
  const arrivalOfVictim = await shop.comeBack(fields);
  expect((await shop.finish(victim, arrivalOfVictim)).status).toBe(404);
  const { enrolmentId } = arrivalOfVictim;
  expect((await shop.finish(eve, { enrolmentId, key: 'guessed' })).status).toBe(404);
  const arrivalOfEve = await shop.comeBack(fields);
  expect(arrivalOfEve.key).toBeNull();
  for (const [who, key] of [
    [eve, arrivalOfVictim.key],
    [victim, arrivalOfVictim.key],
  ] as const) {
    expect((await shop.finish(who, { enrolmentId, key })).status).not.toBe(200);
    expect(await shop.cards(who)).toEqual([]);
  }
  expect(await finishesAtProvider(await shop.usernameOf(eve))).toBe(0);
});

test('an early return of the one who began does not save the card that another types later', async () => {
  const { body } = await shop.begin(ana);
  const token: string = body.next.fields.TBK_TOKEN;
  const early = await shop.comeBack({ TBK_TOKEN: token });
  const late = await shop.comeBack(await shop.press(token, 'card:visa'));
  expect(late.key).toBeNull();
  expect(await shop.finish(ana, early)).toMatchObject({
    status: 409,
    body: { code: 1033, metadata: { problem: 'otherBrowser' } },
  });
  expect(await shop.cards(ana)).toEqual([]);
});

test('another session of the same user cannot take the card', async () => {
  const { fields } = await shop.typeCard(ana);
  const arrival = await shop.comeBack(fields);
  expect((await shop.finish(await logInAgain(shop.server, ana), arrival)).status).toBe(404);
  expect((await shop.finish(ana, arrival)).status).toBe(200);
});

test('twenty finishes at once on two servers ask the provider once and save one card', async () => {
  const { fields, jobToken } = await shop.typeCard(ana);
  const arrival = await shop.comeBack(fields);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      shop.finish(ana, arrival, at % 2 === 0 ? shop.server : shop.elsewhere),
    ),
  );
  expect(new Set(answers.map(({ status }) => status)).isSubsetOf(new Set([200, 204]))).toBe(true);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await finishesAtProvider(await shop.usernameOf(ana))).toBe(1);
  expect(await shop.cards(ana)).toHaveLength(1);
  expect((await shop.job(jobToken, shop.elsewhere)).status).toBe(200);
});

test('thirty enrolments at once on two servers: twenty begin, and another one an hour later', async () => {
  const key = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      shop.begin(ana, {
        server: at % 2 === 0 ? shop.server : shop.elsewhere,
        key: at % 10 === 0 ? key : crypto.randomUUID(),
      }),
    ),
  );
  const begun = answers.filter(({ status }) => status === 202);
  expect(new Set(begun.map(({ body }) => body.enrolmentId)).size).toBe(20);
  const refused = answers.filter(({ status }) => status !== 202);
  expect(refused.length).toBeGreaterThanOrEqual(8);
  for (const { status, body } of refused)
    expect([status, body.code, body.metadata?.seconds]).toEqual([429, 1042, 3_600]);
  shop.setClock(noon + 3_599_000);
  expect((await shop.begin(ana, { server: shop.elsewhere })).body.metadata.seconds).toBe(1);
  const bea = await createTestUser(shop.server);
  expect((await shop.begin(bea)).status).toBe(202);
  shop.setClock(noon + 3_600_000);
  expect((await shop.begin(ana, { server: shop.elsewhere })).status).toBe(202);
});

test('an answer of the provider that is lost saves no card, alerts, and the next enrolment has another name there', async () => {
  const { fields, jobToken } = await shop.typeCard(ana);
  const first = await shop.usernameOf(ana);
  await shop.sandbox.injectFault('oneclick', {
    at: 'finishEnrolment',
    fault: 'resetAfter',
    merchantRef: first,
  });
  const arrival = await shop.comeBack(fields);
  expect(await shop.finish(ana, arrival)).toMatchObject({
    status: 409,
    body: { metadata: { problem: 'lost' } },
  });
  expect((await shop.finish(ana, arrival)).status).toBe(409);
  expect((await shop.job(jobToken)).body.metadata).toEqual({ problem: 'lost' });
  expect(await finishesAtProvider(first)).toBe(1);
  expect(await liveCards(first)).toBe(1);
  expect(await shop.cards(ana)).toEqual([]);
  shop.setClock(noon + 1_000);
  const card = await shop.saveCard(ana);
  expect(await shop.usernameOf(ana)).not.toBe(first);
  expect((await shop.cards(ana)).map(({ id }: { id: string }) => id)).toEqual([card.id]);
});

test('after a server died while it took the card, the sweep ends the enrolment as lost', async () => {
  const { fields, enrolmentId } = await shop.typeCard(ana);
  const arrival = await shop.comeBack(fields);
  await shop.owner.rows(
    'burger',
    `update card_enrolments set state = 'finishing', deadline = $2 where id = $1`,
    [enrolmentId, new Date(noon + 40_000)],
  );
  expect((await shop.finish(ana, arrival)).status).toBe(204);
  shop.setClock(noon + 41_000);
  await shop.runJobs('sweep-enrolment', enrolmentId);
  expect((await shop.finish(ana, arrival)).body.metadata).toEqual({ problem: 'lost' });
});

test('after the 60 seconds that Oneclick waits, the provider is not asked and nothing is saved', async () => {
  const { fields } = await shop.typeCard(ana);
  const arrival = await shop.comeBack(fields);
  shop.setClock(noon + 60_000);
  expect((await shop.finish(ana, arrival)).body.metadata).toEqual({ problem: 'expired' });
  expect(await finishesAtProvider(await shop.usernameOf(ana))).toBe(0);
});

test('an enrolment also ends on a server whose clock is behind the database’s', async () => {
  const { body } = await shop.begin(ana);
  shop.setClock(noon + 600_000 - 12_000);
  await shop.runJobs('sweep-enrolment', body.enrolmentId);
  expect((await shop.job(body.jobToken)).body.metadata).toEqual({ problem: 'expired' });
});

test('an enrolment that nobody comes back from ends after ten minutes', async () => {
  const { body } = await shop.begin(ana);
  shop.setClock(noon + 600_000);
  await shop.runJobs('sweep-enrolment', body.enrolmentId);
  expect((await shop.job(body.jobToken)).body.metadata).toEqual({ problem: 'expired' });
  const [row] = await shop.owner.rows<{ provider_ref: unknown; next: unknown }>(
    'burger',
    'select provider_ref, next from card_enrolments where id = $1',
    [body.enrolmentId],
  );
  expect(row).toEqual({ provider_ref: null, next: null });
});

test('two enrolments at once both become cards that pay', async () => {
  const [first, second] = [await shop.typeCard(ana), await shop.typeCard(ana)];
  const saved = [];
  for (const { fields } of [second, first])
    saved.push((await shop.finish(ana, await shop.comeBack(fields))).body);
  for (const { id } of saved) {
    const orderId = await shop.placeOrder(ana);
    await shop.charge(ana, orderId, id);
    expect((await shop.readOrder(ana, orderId)).paymentStatus).toBe('completed');
  }
});

test.each([
  ['decline', 'declined'],
  ['cancel', 'cancelled'],
  ['expire', 'expired'],
])('the button %s saves no card: %s', async (outcome, problem) => {
  const { fields, jobToken } = await shop.typeCard(ana, outcome);
  await shop.finish(ana, await shop.comeBack(fields));
  expect((await shop.job(jobToken)).body.metadata).toEqual({ problem });
  expect(await shop.cards(ana)).toEqual([]);
});

test('an American Express is removed at the provider at once, and a debit card is listed without a brand', async () => {
  const { fields, jobToken } = await shop.typeCard(ana, 'card:amex');
  await shop.finish(ana, await shop.comeBack(fields));
  expect((await shop.job(jobToken)).body.metadata).toEqual({ problem: 'notAccepted' });
  const [stored] = await shop.storedCards(ana);
  await shop.runJobs('remove-card', stored?.id ?? '');
  expect(await liveCards(await shop.usernameOf(ana))).toBe(0);
  await shop.saveCard(ana, 'debit');
  expect(await shop.cards(ana)).toMatchObject([{ brand: 'other', lastDigits: '7763' }]);
});

test('one key is one enrolment; another request under it is refused, and without a key none begins', async () => {
  const key = crypto.randomUUID();
  const [one, same] = await Promise.all([shop.begin(ana, { key }), shop.begin(ana, { key })]);
  expect(same.body).toEqual(one.body);
  const other = { redirect_url: `${shop.server.origin}/profile` };
  expect((await shop.begin(ana, { key, body: other })).body.code).toBe(1007);
  const none = await callApi(shop.server, '/v1/users/cards/oneclick/init_inscription', {
    method: 'POST',
    body: { redirect_url: `${shop.server.origin}/profile` },
    headers: guestHeaders(ana),
  });
  expect(none).toMatchObject({ status: 422, body: { code: 1003 } });
});

/** Shorter than the wait for a first request that may still be under way. */
const withoutWaiting = { timeout: 9_000 };

test(
  'after a server died while it asked for the page, the repeated start is refused without waiting',
  withoutWaiting,
  async () => {
    const key = crypto.randomUUID();
    const { body } = await shop.begin(ana, { key });
    await shop.owner.rows(
      'burger',
      `update card_enrolments set state = 'created', next = null, provider_ref = null where id = $1`,
      [body.enrolmentId],
    );
    shop.setClock(noon + 11_000);
    const again = await shop.begin(ana, { key });
    expect(again).toMatchObject({ status: 503, body: { code: 1039 } });
  },
);

test('a page of another shop, a method without a vault and a guest begin nothing', async () => {
  const elsewhere = await shop.begin(ana, { body: { redirect_url: 'https://otro.example/x' } });
  expect(elsewhere.body.code).toBe(1007);
  expect((await shop.begin(ana, { body: {} })).body.code).toBe(1003);
  const guest = await createTestGuest(shop.server);
  const refused = await callApi(shop.server, '/v1/users/cards/', { headers: guestHeaders(guest) });
  expect([refused.status, refused.body.code]).toEqual([403, 1006]);
});

test('the same plastic saved twice is one line with its copy, and the eleventh card is refused', async () => {
  const first = await shop.saveCard(ana);
  shop.setClock(noon + 1_000);
  const second = await shop.saveCard(ana);
  expect(await shop.cards(ana)).toMatchObject([{ id: second.id, copies: [first.id] }]);
  for (let card = 2; card < 10; card += 1) await shop.saveCard(ana);
  expect(await shop.begin(ana)).toMatchObject({
    status: 422,
    body: { code: 1020, metadata: { reason: 'tooManyCards', limit: 10 } },
  });
});

test('a return that is repeated after the card was taken changes nothing, and brings no key', async () => {
  const { fields } = await shop.typeCard(ana);
  const arrival = await shop.comeBack(fields);
  const saved = await shop.finish(ana, arrival);
  const again = await shop.comeBack(fields, shop.elsewhere);
  expect(again).toMatchObject({ enrolmentId: arrival.enrolmentId, key: null });
  expect((await shop.finish(ana, again)).body).toEqual(saved.body);
  expect(await shop.cards(ana)).toEqual([saved.body]);
});

test('a job token of an order or of another brand tells nothing of an enrolment', async () => {
  const { body } = await shop.begin(ana);
  const { tokenSecret } = shop.server.deps;
  const times = { createdAt: noon, now: noon };
  const unknown = createJobToken(tokenSecret, burgerTenantId, crypto.randomUUID(), times);
  expect((await shop.job(unknown)).body.code).toBe(1022);
  const ofSushi = createJobToken(tokenSecret, 'sushi' as TenantId, body.enrolmentId, times);
  expect((await shop.job(ofSushi)).status).toBe(401);
  expect((await shop.job(`${body.jobToken}x`)).status).toBe(401);
  expect((await shop.job(body.jobToken, shop.elsewhere)).status).toBe(204);
});

test('an unknown token, another provider’s fields and an unknown method lead to a page without a key', async () => {
  for (const fields of [{ TBK_TOKEN: 'a'.repeat(64) }, { token_ws: 'x' }, {}] as Record<
    string,
    string
  >[]) {
    const arrival = await shop.comeBack(fields);
    expect(arrival).toMatchObject({ status: 303, location: '/processing-oneclick', key: null });
  }
  const none = await fetch(`${shop.server.origin}/v1/cards/webpay/return`, { redirect: 'manual' });
  expect(none.status).toBe(404);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs } from '@comanda/domain/duration.ts';
import { eraseForOperator } from '../privacy/erase-locked-person.ts';
import { burgerTenantId } from '../testing/payment-shop.ts';
import { type CardTestShop, openCardTestShop } from '../testing/card-shop.ts';
import { noon } from '../testing/order-server.ts';
import { callApi, guestHeaders } from '../testing/shopper.ts';
import { createTestUser, type TestUser } from '../testing/test-user.ts';

let shop: CardTestShop;
let ana: TestUser;

beforeAll(async () => {
  shop = await openCardTestShop();
});
beforeEach(async () => {
  shop.setClock(noon);
  await shop.sandbox.clearFaults();
  ana = await createTestUser(shop.server);
});
afterAll(() => shop.close());

const isLive = async (username: string) =>
  (await shop.providerCards()).some((card) => card.username === username && card.live);
const removalCalls = async (username: string): Promise<number> => {
  const { requests } = await shop.sandbox.call('GET', '/_requests');
  return requests.filter(
    ({ call, merchantRef }: { call: string; merchantRef: string }) =>
      call === 'removeCard' && merchantRef === username,
  ).length;
};

test('a deleted card is hidden at once and removed at its provider once; a repetition answers the same', async () => {
  const card = await shop.saveCard(ana);
  const username = await shop.usernameOf(ana);
  const answers = await Promise.all([
    shop.remove(ana, card.id),
    shop.remove(ana, card.id, shop.elsewhere),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await shop.cards(ana)).toEqual([]);
  expect(await isLive(username)).toBe(true);
  expect(await shop.runJobs('remove-card', card.id)).toBe(1);
  expect(await isLive(username)).toBe(false);
  expect(await removalCalls(username)).toBe(1);
  expect(await shop.storedCards(ana)).toMatchObject([{ state: 'gone', sealed: null }]);
  expect((await shop.remove(ana, card.id)).status).toBe(204);
});

test('an unknown answer to the removal is asked again with growing pauses, and the list never shows the card', async () => {
  const card = await shop.saveCard(ana);
  await shop.sandbox.injectFault('oneclick', { at: 'removeCard', fault: 'error500', times: 2 });
  await shop.remove(ana, card.id);
  for (const tries of [1, 2]) {
    await shop.runJobs('remove-card', card.id);
    expect(await shop.storedCards(ana)).toMatchObject([
      { state: 'removing', removal_tries: tries },
    ]);
    expect(await shop.cards(ana)).toEqual([]);
  }
  await shop.runJobs('remove-card', card.id);
  expect(await shop.storedCards(ana)).toMatchObject([{ state: 'gone', sealed: null }]);
});

test('a removal whose answer is lost is repeated, and the provider’s "unknown card" counts as removed', async () => {
  const card = await shop.saveCard(ana);
  await shop.sandbox.injectFault('oneclick', { at: 'removeCard', fault: 'resetAfter' });
  await shop.remove(ana, card.id);
  await shop.runJobs('remove-card', card.id);
  await shop.runJobs('remove-card', card.id);
  expect(await shop.storedCards(ana)).toMatchObject([{ state: 'gone' }]);
});

test('a card that its provider does not remove is forgotten after 30 days', async () => {
  const card = await shop.saveCard(ana);
  await shop.sandbox.injectFault('oneclick', { at: 'removeCard', fault: 'error500', times: null });
  await shop.remove(ana, card.id);
  shop.setClock(noon + 29 * dayMs);
  await shop.runJobs('remove-card', card.id);
  expect(await shop.storedCards(ana)).toMatchObject([{ state: 'removing' }]);
  shop.setClock(noon + 30 * dayMs);
  await shop.runJobs('remove-card', card.id);
  expect(await shop.storedCards(ana)).toMatchObject([{ state: 'gone', sealed: null }]);
});

test('the erasure of a user empties the cards at once and removes them at their provider when it answers again', async () => {
  const card = await shop.saveCard(ana);
  const username = await shop.usernameOf(ana);
  await shop.begin(ana);
  await shop.sandbox.injectFault('oneclick', { at: 'removeCard', fault: 'error502Html' });
  const { deps } = shop.server;
  expect((await eraseForOperator(deps, burgerTenantId, ana.id, noon)).ok).toBe(true);
  const [stored] = await shop.owner.rows<{ state: string; last_digits: unknown; brand: string }>(
    'burger',
    'select state, last_digits, brand from cards where id = $1',
    [card.id],
  );
  expect(stored).toEqual({ state: 'removing', last_digits: null, brand: 'other' });
  const enrolments = 'select id from card_enrolments where user_id = $1';
  expect(await shop.owner.rows('burger', enrolments, [ana.id])).toEqual([]);
  await shop.runJobs('remove-card', card.id);
  expect(await isLive(username)).toBe(true);
  await shop.runJobs('remove-card', card.id);
  expect(await isLive(username)).toBe(false);
  expect(await shop.storedCards(ana)).toMatchObject([{ state: 'gone', sealed: null }]);
});

test('an export has the saved cards of its user, without their references', async () => {
  await shop.saveCard(ana);
  const { body } = await callApi(shop.server, '/v1/users/me/export', {
    headers: guestHeaders(ana),
  });
  expect(body.cards).toEqual([
    {
      lastDigits: '6623',
      type: 'oneClick',
      brand: 'visa',
      createdAt: new Date(noon).toISOString(),
      usedAt: null,
    },
  ]);
});

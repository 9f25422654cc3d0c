import { priceCart } from '@comanda/contract/carts.ts';
import { followOrder, getActiveOrders, getOrdersJob } from '@comanda/contract/orders.ts';
import { getSettings } from '@comanda/contract/settings.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTestApi, json } from './testing/create-test-api.ts';
import { makeSession } from './testing/make-session.ts';
import { orderId } from '@comanda/domain/testing/make-order.ts';
import type { PageWideRefusal } from './api.ts';
import { noStoredSessions } from './stored-sessions.ts';
import { createSessionStore } from './session-store.ts';

afterEach(() => vi.unstubAllGlobals());

const now = Date.parse('2026-11-21T12:00:00Z');
const ended = json(401, { code: 1021, message: 'INVALID_TOKEN', metadata: {} });
const forbidden = json(403, { code: 1006, message: 'NOT_AUTHORIZED', metadata: {} });
/** Refuses every token and answers visitors. */
const onlyVisitors: RequestListener = (request, response) =>
  (request.headers.authorization === undefined ? json(200, {}) : ended)(request, response);

async function browser(answers: RequestListener, session = makeSession(1)) {
  const sessions = createSessionStore(noStoredSessions, () => now);
  sessions.setCurrent(session);
  const refusals: PageWideRefusal[] = [];
  const to = await createTestApi(answers, {
    sessions,
    onPageWideRefusal: (refusal) => refusals.push(refusal),
  });
  return {
    ...to,
    sessions,
    refusals,
    tokens: () => to.requests.map(({ headers }) => headers.authorization ?? 'nobody'),
  };
}
const price = {
  body: { cart: { storeId: 1 as StoreId, dispatchMethod: 'in_store', items: [] }, state: null },
} as const;

describe('a token that the server refuses', () => {
  test.each([
    ['read', getSettings, {}],
    ['priced', priceCart, price],
  ] as const)(
    'is dropped, and a call open to visitors (%s) is repeated as one',
    async (_what, endpoint, input) => {
      const { api, sessions, tokens, refusals } = await browser(onlyVisitors);
      await api.call(endpoint, input as never);
      expect(tokens()).toEqual(['Bearer burger.secret-1', 'nobody']);
      expect([sessions.current(), refusals]).toEqual([null, []]);
    },
  );

  test('is reported where only guests may call', async () => {
    const { api, sessions, requests } = await browser(ended);
    expect(await api.call(getActiveOrders, {})).toMatchObject({
      ok: false,
      error: { label: 'INVALID_TOKEN' },
    });
    expect(await api.open(followOrder, { params: { id: orderId(1) } })).toMatchObject({
      ok: false,
      error: { label: 'INVALID_TOKEN' },
    });
    expect([sessions.current(), requests.length]).toEqual([null, 2]);
  });

  test('of a user is dropped too, once for all calls', async () => {
    const { api, sessions, refusals } = await browser(
      onlyVisitors,
      makeSession(1, { role: 'user' }),
    );
    const ends: unknown[] = [];
    sessions.state.subscribe(({ session }) => ends.push(session));
    await Promise.all([
      api.call(getSettings, {}),
      api.call(getSettings, {}),
      api.call(getActiveOrders, {}),
    ]);
    expect([sessions.current(), refusals, ends]).toEqual([null, [], [null]]);
  });

  test('never drops a newer session', async () => {
    const me = await browser((request, response) => {
      me.sessions.setCurrent(makeSession(2));
      onlyVisitors(request, response);
    });
    await Promise.all([me.api.call(getSettings, {}), me.api.call(getSettings, {})]);
    expect(me.sessions.current()).toEqual(makeSession(2));
    expect(me.sessions.all()).toHaveLength(1);
  });

  test('of a job does not affect the guest, whose token is not sent', async () => {
    const { api, sessions, tokens } = await browser(ended);
    await api.call(getOrdersJob, {});
    expect([tokens(), sessions.current()]).toEqual([['nobody'], makeSession(1)]);
  });
});

describe('the expiry of a session', () => {
  test('comes with each answer', async () => {
    const { api, sessions } = await browser(
      json(200, [], { 'x-session-expires-at': '2026-11-25T12:00:00.000Z' }),
    );
    await api.call(getActiveOrders, {});
    expect(sessions.current()?.expiresAt).toBe('2026-11-25T12:00:00.000Z');
  });

  test('decides if its token is sent', async () => {
    const { api, tokens, sessions } = await browser(
      json(200, {}),
      makeSession(1, { expiresAt: new Date(now).toISOString() }),
    );
    await api.call(getSettings, {});
    expect([tokens(), sessions.state.getState().session]).toEqual([['nobody'], null]);
  });
});

test('a forbidden call is reported to the whole page, whichever call it was', async () => {
  const { api, sessions, refusals } = await browser(forbidden);
  expect(await api.call(getSettings, {})).toMatchObject({ error: { label: 'NOT_AUTHORIZED' } });
  await api.open(followOrder, { params: { id: orderId(1) } });
  expect([refusals, sessions.current()]).toEqual([['forbidden', 'forbidden'], makeSession(1)]);
});

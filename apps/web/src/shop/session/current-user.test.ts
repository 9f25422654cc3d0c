import { createSessionStore } from '@comanda/client/session-store.ts';
import { noStoredSessions } from '@comanda/client/stored-sessions.ts';
import { systemClock } from '@comanda/client/clock.ts';
import { createTestApi, json } from '@comanda/client/testing/create-test-api.ts';
import { makeSession } from '@comanda/client/testing/make-session.ts';
import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUser, loadCurrentUser, storeUser } from './current-user.ts';
import type { User } from './user-session.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const id = '018f0000-0000-7000-8000-000000000001' as UserId;
const user: User = {
  id,
  name: 'Ana Rojas',
  email: 'rojas@example.com',
  phone: '+56911112222',
  externalId: 'user-1',
  loginType: 'email',
  points: { available: 0, moneyAvailable: minor(0) },
  emailSubscription: true,
};

beforeEach(() => void stubBrowser('http://127.0.0.1/'));
afterEach(() => {
  vi.unstubAllGlobals();
  currentUser.setState(currentUser.getInitialState(), true);
});

async function browser(answer: RequestListener, role: 'guest' | 'user' = 'user') {
  const sessions = createSessionStore(noStoredSessions, () => now);
  sessions.setCurrent(makeSession(1, { role, userId: id }));
  const { api, requests } = await createTestApi(answer, { sessions });
  return { deps: { api, sessions, clock: { ...systemClock, now: () => now } }, requests };
}

test('a loaded account is stored, and the session takes over its name, email and phone', async () => {
  const { deps } = await browser(json(200, user));
  await loadCurrentUser(deps);
  expect(currentUser.getState()).toEqual({ userId: id, user, refusal: null, loadedAt: now });
  const { name, email, phone } = user;
  expect(deps.sessions.current()).toMatchObject({ name, email, phone });
});

test('a failed load keeps the account that is shown', async () => {
  const loaded = await browser(json(200, user));
  await loadCurrentUser(loaded.deps);
  const failing = await browser(json(400, {}));
  await loadCurrentUser(failing.deps);
  expect(currentUser.getState()).toMatchObject({ user, refusal: { label: 'DEFAULT' } });
});

test('a changed account keeps the invitation of the loaded one, and another person has none of it', async () => {
  const { deps } = await browser(json(200, { ...user, invitationCode: 'AMIGO7K2F9Q' }));
  await loadCurrentUser(deps);
  storeUser(deps, { ...user, name: 'Ana Soto' });
  expect(currentUser.getState().user).toMatchObject({
    name: 'Ana Soto',
    invitationCode: 'AMIGO7K2F9Q',
  });
  const other = { ...user, id: '018f0000-0000-7000-8000-000000000002' as UserId };
  deps.sessions.setCurrent(makeSession(2, { role: 'user', userId: other.id }));
  storeUser(deps, other);
  expect(currentUser.getState().user).toEqual(other);
});

test('an account that arrives after another person became current is dropped', async () => {
  const { deps } = await browser((request, response) => {
    deps.sessions.setCurrent(makeSession(2, { role: 'user' }));
    json(200, user)(request, response);
  });
  await loadCurrentUser(deps);
  expect(currentUser.getState().user).toBeNull();
  expect(deps.sessions.current()?.name).not.toBe(user.name);
});

test('a guest has no account to load', async () => {
  const { deps, requests } = await browser(json(200, user), 'guest');
  await loadCurrentUser(deps);
  expect(requests).toEqual([]);
});

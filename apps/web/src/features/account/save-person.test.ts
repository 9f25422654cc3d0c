import { createSessionStore } from '@comanda/client/session-store.ts';
import { noStoredSessions } from '@comanda/client/stored-sessions.ts';
import { createTestApi, json } from '@comanda/client/testing/create-test-api.ts';
import { makeSession } from '@comanda/client/testing/make-session.ts';
import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import { systemClock } from '@comanda/client/clock.ts';
import type { PageState } from '@comanda/contract/page.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { makeSettings } from '@comanda/domain/testing/make-settings.ts';
import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../shop/session/user-session.ts';
import { savePerson } from './save-person.ts';

beforeEach(() => void stubBrowser('http://127.0.0.1/'));
afterEach(() => vi.unstubAllGlobals());

type ProveEmail = Parameters<typeof savePerson>[3];
const id = '018f0000-0000-7000-8000-000000000001' as UserId;
const user: User = {
  id,
  name: 'Ana Soto',
  email: 'ana@example.com',
  phone: '+56987654321',
  externalId: 'user-1',
  loginType: 'email',
  points: { available: 0, moneyAvailable: minor(0) },
  emailSubscription: false,
};
const saved = { ...user, name: 'Ana Rojas' };
const typed = { name: 'Ana Rojas', email: 'rojas@example.com', phone: '87654321' };

async function account(answer: RequestListener) {
  const now = Date.parse('2026-11-21T23:00:00Z');
  const sessions = createSessionStore(noStoredSessions, () => now);
  const { name, email, phone } = user;
  sessions.setCurrent(makeSession(1, { role: 'user', userId: id, name, email, phone }));
  const { api, requests } = await createTestApi(answer, { sessions });
  const page = { settings: makeSettings() } as PageState;
  const deps = { api, sessions, page, clock: { ...systemClock, now: () => now } };
  return { deps, requests, session: () => sessions.current() };
}

test('name and phone are saved before the code of a new email is asked for', async () => {
  const { deps, requests, session } = await account(json(200, saved));
  const proveEmail = vi.fn<ProveEmail>(() => {
    expect(requests.map(({ body }) => body)).toEqual([
      { name: 'Ana Rojas', phone: '+56987654321' },
    ]);
    return Promise.resolve({ ...saved, email: 'rojas@example.com' });
  });
  expect(await savePerson(deps, user, typed, proveEmail)).toEqual({ kind: 'saved' });
  expect(proveEmail).toHaveBeenCalledExactlyOnceWith('rojas@example.com');
  expect(session()).toMatchObject({ name: 'Ana Rojas', email: 'rojas@example.com' });
});

test('an email without its code leaves the account’s email as it is', async () => {
  const { deps, session } = await account(json(200, saved));
  const outcome = await savePerson(deps, user, typed, () => Promise.resolve(null));
  expect(outcome).toEqual({ kind: 'unproven' });
  expect(session()).toMatchObject({ name: 'Ana Rojas', email: 'ana@example.com' });
});

test('a refused phone saves nothing and asks for no code', async () => {
  const refusal = { code: 1037, message: 'PHONE_TAKEN', metadata: {} };
  const { deps, session } = await account(json(409, refusal));
  const proveEmail = vi.fn<ProveEmail>(() => Promise.resolve(null));
  expect(await savePerson(deps, user, typed, proveEmail)).toMatchObject({
    kind: 'refused',
    refusal: { label: 'PHONE_TAKEN' },
  });
  expect(proveEmail).not.toHaveBeenCalled();
  expect(session()).toMatchObject({ name: 'Ana Soto' });
});

test('data that is the same, but for the case of the email, is not sent', async () => {
  const { deps, requests } = await account(json(200, saved));
  const same = { name: 'Ana Soto', email: 'ANA@example.com', phone: '8765 4321' };
  expect(await savePerson(deps, user, same, () => Promise.resolve(null))).toEqual({
    kind: 'saved',
  });
  expect(requests).toEqual([]);
});

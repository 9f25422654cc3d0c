import { createSessionStore } from '@comanda/client/session-store.ts';
import { browserSessions } from '@comanda/client/stored-sessions.ts';
import { readPersonal, setPersonalOwner, writePersonal } from '@comanda/client/personal-storage.ts';
import { makeSession } from '@comanda/client/testing/make-session.ts';
import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import type { PageState } from '@comanda/contract/page.ts';
import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { makeSettings } from '@comanda/domain/testing/make-settings.ts';
import { createToasts } from '@comanda/ui/toasts/toasts.ts';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addressHistoryName, draftName, sessionName } from '../../platform/storage-names.ts';
import type { AppContext } from '../../shop/app-context.ts';
import { readLastPerson, storeLastPerson } from '../../shop/order/last-person.ts';
import { personOf } from '../../shop/session/follow-person.ts';
import { readPendingLogin, storePendingLogin } from '../../shop/session/pending-login.ts';
import { acceptLogin } from './accept-login.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const inMinutes = (minutes: number): string => new Date(now + minutes * 60_000).toISOString();
const guest = makeSession(1, { expiresAt: inMinutes(60) });

beforeEach(() => {
  stubBrowser('https://burger.example/');
  setPersonalOwner('guest');
});
afterEach(() => {
  vi.unstubAllGlobals();
  setPersonalOwner('guest');
});

/** A browser in which a guest ordered, with a checkout as typed; then Ana's code is right. */
function logInAna(merged: { orders: number; addresses: number } | null, name = 'Ana Soto') {
  const sessions = createSessionStore(
    browserSessions(sessionName, 'burger' as TenantId),
    () => now,
  );
  sessions.setCurrent(guest);
  sessions.state.subscribe((current) => setPersonalOwner(personOf(current)));
  storeLastPerson(guest, now);
  const typed = { name: 'Otro', email: guest.email, phone: '11111111', coupon: 'LENA', tip: 500 };
  writePersonal(draftName, typed, 60_000, now);
  writePersonal(addressHistoryName, 'Av. Italia 1', 60_000, now);
  storePendingLogin(
    {
      email: 'ana@example.com',
      loginToken: 't',
      expiresAt: inMinutes(10),
      resendAt: inMinutes(1),
      codeLength: 6,
    },
    now,
  );
  const toasts = createToasts();
  const page = { settings: makeSettings() } as PageState;
  const app = { sessions, toasts, page, clock: { now: () => now } } as AppContext;
  const user = {
    id: 'u-ana' as UserId,
    email: 'ana@example.com',
    name,
    phone: name === '' ? '' : '+56987654321',
    externalId: 'x',
    loginType: 'email',
    points: { available: 0, moneyAvailable: minor(0) },
    emailSubscription: false,
  };
  acceptLogin(app, { token: 'burger.access', expiresAt: inMinutes(999), user, merged }, guest);
  setPersonalOwner('u-ana');
  return {
    sessions,
    draft: readPersonal(draftName, v.looseObject({}), now),
    history: readPersonal(addressHistoryName, v.string(), now),
  };
}

describe('a login', () => {
  test('keeps the coupon and the tip as typed, and takes name, phone and email from the account', () => {
    const { draft } = logInAna(null);
    expect(draft).toEqual({
      name: 'Ana Soto',
      email: 'ana@example.com',
      phone: '87654321',
      coupon: 'LENA',
      tip: 500,
    });
    expect(readPendingLogin(now)).toBeNull();
  });

  test('keeps the typed name and phone while the account has none', () => {
    expect(logInAna(null, '').draft).toMatchObject({ name: 'Otro', phone: '11111111' });
  });

  test('of a guest who was merged leaves no guest behind', () => {
    const { sessions, history } = logInAna({ orders: 1, addresses: 0 });
    expect(sessions.all().map(({ userId }) => userId)).toEqual(['u-ana']);
    expect(history).toBe('Av. Italia 1');
    setPersonalOwner('guest');
    expect(readLastPerson(now)).toBeNull();
  });

  test('beside a guest of another email keeps that guest’s session, and shows none of the guest’s values', () => {
    const { sessions, history } = logInAna(null);
    expect(sessions.all().map(({ userId }) => userId)).toEqual(['u-ana', guest.userId]);
    expect(history).toBeNull();
    setPersonalOwner('guest');
    expect(readLastPerson(now)).toMatchObject({ email: guest.email });
  });
});

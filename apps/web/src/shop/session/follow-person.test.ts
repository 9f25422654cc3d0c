import { browserSessions } from '@comanda/client/stored-sessions.ts';
import { createSessionStore, followStoredSessions } from '@comanda/client/session-store.ts';
import { makeSession } from '@comanda/client/testing/make-session.ts';
import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import { readPersonal, setPersonalOwner, writePersonal } from '@comanda/client/personal-storage.ts';
import type { StoreId, TenantId, UserId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftName, sessionName } from '../../platform/storage-names.ts';
import { makeAddress } from '../../testing/make-address.ts';
import type { StoredPlace } from '../shop-schema.ts';
import { createShopStore, emptyShop } from '../shop-store.ts';
import { followPerson, startAsPerson } from './follow-person.ts';
import { createSessionEndStore } from './session-end.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const ana = makeSession(1, { role: 'user', userId: 'u-ana' as UserId });
const guest = makeSession(2);
const delivery: StoredPlace = {
  storeId: 1 as StoreId,
  choice: {
    kind: 'delivery',
    address: makeAddress(),
  },
};
const listeners = new Map<string, () => void>();

beforeEach(() => {
  stubBrowser('https://burger.example/');
  vi.stubGlobal('addEventListener', (event: string, listener: () => void) =>
    listeners.set(event, listener),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  setPersonalOwner('guest');
});

const sessionsOfBrowser = () => {
  const sessions = createSessionStore(
    browserSessions(sessionName, 'burger' as TenantId),
    () => now,
  );
  sessions.reread();
  return sessions;
};

/**
 * One tab: its sessions, its shop with a delivery address and one line, and the end of a session
 * that it has to show.
 */
function tab() {
  const sessions = sessionsOfBrowser();
  startAsPerson(sessions);
  followStoredSessions(sessions);
  const shop = createShopStore(
    1 as StoreId,
    { ...emptyShop(1 as StoreId), place: delivery, lines: [sampleLine] },
    () => now,
  );
  const sessionEnd = createSessionEndStore();
  const readShop = () => emptyShop(1 as StoreId);
  followPerson({ sessions, shop, sessionEnd, readShop });
  return { sessions, shop, sessionEnd };
}
const sampleLine = {
  hash: 'a',
  productId: 1 as never,
  count: 2,
  picks: [],
  instructions: '',
};
const writeDraft = (): void => writePersonal(draftName, 'typed by Ana', 500, now);
const draft = (): string | null => readPersonal(draftName, v.string(), now);

describe('the end of a user’s session', () => {
  test('removes the user’s values and the address, keeps the cart, and is shown', () => {
    const { sessions, shop, sessionEnd } = tab();
    sessions.setCurrent(ana);
    writeDraft();
    sessions.drop(ana.token);
    expect(draft()).toBeNull();
    expect(shop.getState().place.choice).toEqual({ kind: 'undecided' });
    expect(shop.getState().lines).toEqual([sampleLine]);
    expect(sessionEnd.getState().end).toBe('ended');
    sessions.setCurrent(ana);
    expect(draft()).toBeNull();
  });

  test.each(['storage', 'pageshow'])('in another tab is followed on %s', (event) => {
    const here = tab();
    here.sessions.setCurrent(ana);
    writeDraft();
    sessionsOfBrowser().drop(ana.token);
    expect(here.sessionEnd.getState().end).toBeNull();
    listeners.get(event)?.();
    expect(here.sessionEnd.getState().end).toBe('ended');
    expect(here.sessions.state.getState().session).toBeNull();
    expect(draft()).toBeNull();
  });

  test('by the user’s own logout is shown as that', () => {
    const { sessions, sessionEnd } = tab();
    sessions.setCurrent(ana);
    sessionEnd.setState({ isLoggingOut: true });
    sessions.drop(ana.token);
    expect(sessionEnd.getState().end).toBe('loggedOut');
  });

  test('while this browser was closed leaves nothing behind at its next start', () => {
    const { sessions } = tab();
    sessions.setCurrent(ana);
    writeDraft();
    localStorage.removeItem(`comanda:burger.example:${sessionName}`);
    startAsPerson(sessionsOfBrowser());
    setPersonalOwner(ana.userId);
    expect(draft()).toBeNull();
  });
});

test('a guest who is dropped or replaced is no end of a session: the typed checkout and the address stay', () => {
  const { sessions, shop, sessionEnd } = tab();
  sessions.setCurrent(guest);
  writeDraft();
  sessions.drop(guest.token);
  sessions.setCurrent(makeSession(3));
  expect(draft()).toBe('typed by Ana');
  expect(shop.getState().place).toEqual(delivery);
  expect(sessionEnd.getState().end).toBeNull();
});

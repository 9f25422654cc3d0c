import type { TenantId } from '@comanda/domain/ids.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser, type MemoryStorage } from './testing/stub-browser.ts';
import { makeSession } from './testing/make-session.ts';
import { defineStorageName } from './storage-key.ts';
import { browserSessions } from './stored-sessions.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const hour = 3_600_000;
const at = (hours: number): string => new Date(noon + hours * hour).toISOString();

let now = noon;
let storage: MemoryStorage;
beforeEach(() => {
  now = noon;
  storage = stubBrowser('https://burger.example/');
});
afterEach(() => vi.unstubAllGlobals());

/** One tab of the browser. */
function tab(tenantId = 'burger'): SessionStore {
  const store = createSessionStore(
    browserSessions(defineStorageName('session'), tenantId as TenantId),
    () => now,
  );
  store.reread();
  return store;
}
const idsOf = (store: SessionStore): readonly string[] => store.all().map(({ userId }) => userId);

describe('the sessions of a browser', () => {
  test('survive a reload until they expire', () => {
    tab().setCurrent(makeSession(1, { expiresAt: at(24) }));
    now = noon + 24 * hour - 1;
    expect(tab().current()).toEqual(makeSession(1, { expiresAt: at(24) }));
    now = noon + 24 * hour;
    expect(tab().current()).toBeNull();
  });

  test('a new guest leaves the earlier one available until their session expires', () => {
    const store = tab();
    store.setCurrent(makeSession(1, { expiresAt: at(24) }));
    store.setCurrent(makeSession(2, { expiresAt: at(48) }));
    expect([store.current()?.userId, idsOf(tab())]).toEqual(['u-2', ['u-2', 'u-1']]);
    now = noon + 25 * hour;
    expect([idsOf(store), idsOf(tab())]).toEqual([['u-2'], ['u-2']]);
  });

  test('an earlier guest who orders again becomes current and is stored once', () => {
    const store = tab();
    for (const number of [1, 2, 1]) store.setCurrent(makeSession(number));
    expect(idsOf(store)).toEqual(['u-1', 'u-2']);
  });

  test('at most four earlier guests are stored', () => {
    const store = tab();
    for (const number of [1, 2, 3, 4, 5, 6]) store.setCurrent(makeSession(number));
    expect(idsOf(tab())).toEqual(['u-6', 'u-5', 'u-4', 'u-3', 'u-2']);
  });

  test('of another tenant are not shared', () => {
    tab().setCurrent(makeSession(1));
    expect(tab('sushi').current()).toBeNull();
  });

  test('can be deleted', () => {
    const store = tab();
    store.setCurrent(makeSession(1));
    store.setCurrent(makeSession(2));
    store.removeAll();
    expect([idsOf(store), idsOf(tab()), storage.length]).toEqual([[], [], 0]);
  });

  test('work without storage', () => {
    storage.forbid();
    const store = tab();
    store.setCurrent(makeSession(1));
    expect([store.current()?.userId, idsOf(tab())]).toEqual(['u-1', []]);
  });

  test('work with a full storage', () => {
    const store = tab();
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.setCurrent(makeSession(1));
    expect(store.current()?.userId).toBe('u-1');
  });
});

describe('an expiry sent by the server', () => {
  test('is stored, and never becomes shorter', () => {
    const store = tab();
    store.setCurrent(makeSession(1, { expiresAt: at(24) }));
    store.extend('burger.secret-1', at(60));
    store.extend('burger.secret-1', at(30));
    expect(tab().current()?.expiresAt).toBe(at(60));
    store.extend('burger.unknown', at(90));
    expect(tab().current()?.expiresAt).toBe(at(60));
  });

  test('of an earlier guest with an active order is stored too', () => {
    const store = tab();
    for (const number of [1, 2]) store.setCurrent(makeSession(number, { expiresAt: at(24) }));
    store.extend('burger.secret-1', at(60));
    now = noon + 50 * hour;
    expect(idsOf(tab())).toEqual(['u-1']);
  });
});

describe('two tabs', () => {
  test('a late refusal in one tab does not drop a session that the other tab started', () => {
    const [one, other] = [tab(), tab()];
    one.setCurrent(makeSession(1, { role: 'user' }));
    other.setCurrent(makeSession(2));
    expect(one.drop('burger.secret-1')).toBe(false);
    expect([one.current()?.userId, tab().current()?.userId]).toEqual(['u-2', 'u-2']);
  });

  test('the first of several refusals drops the session', () => {
    const store = tab();
    store.setCurrent(makeSession(1));
    expect([store.drop('burger.secret-1'), store.drop('burger.secret-1')]).toEqual([true, false]);
  });
});

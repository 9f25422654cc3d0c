import type { TenantId } from '@comanda/domain/ids.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser, type MemoryStorage } from './testing/stub-browser.ts';
import { makeSession } from './testing/make-session.ts';
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
  const store = createSessionStore(browserSessions('session', tenantId as TenantId), () => now);
  store.reread();
  return store;
}
const idsOf = (store: SessionStore): readonly string[] => store.all().map(({ userId }) => userId);

describe('the sessions of a browser', () => {
  test('are there after a reload, until they expire', () => {
    tab().setCurrent(makeSession(1, { expiresAt: at(24) }));
    now = noon + 24 * hour - 1;
    expect(tab().current()).toEqual(makeSession(1, { expiresAt: at(24) }));
    now = noon + 24 * hour;
    expect(tab().current()).toBeNull();
  });

  test('another person orders next, and the guest of before stays in reach until the session expires', () => {
    const store = tab();
    store.setCurrent(makeSession(1, { expiresAt: at(24) }));
    store.setCurrent(makeSession(2, { expiresAt: at(48) }));
    expect([store.current()?.userId, idsOf(tab())]).toEqual(['u-2', ['u-2', 'u-1']]);
    now = noon + 25 * hour;
    expect([idsOf(store), idsOf(tab())]).toEqual([['u-2'], ['u-2']]);
  });

  test('a guest who orders again is the current one again, and there once', () => {
    const store = tab();
    for (const number of [1, 2, 1]) store.setCurrent(makeSession(number));
    expect(idsOf(store)).toEqual(['u-1', 'u-2']);
  });

  test('four earlier guests are remembered', () => {
    const store = tab();
    for (const number of [1, 2, 3, 4, 5, 6]) store.setCurrent(makeSession(number));
    expect(idsOf(tab())).toEqual(['u-6', 'u-5', 'u-4', 'u-3', 'u-2']);
  });

  test('of another tenant are none of this one’s', () => {
    tab().setCurrent(makeSession(1));
    expect(tab('sushi').current()).toBeNull();
  });

  test('are forgotten at a press', () => {
    const store = tab();
    store.setCurrent(makeSession(1));
    store.setCurrent(makeSession(2));
    store.removeAll();
    expect([idsOf(store), idsOf(tab()), storage.length]).toEqual([[], [], 0]);
  });

  test('work where nothing can be kept', () => {
    storage.forbid();
    const store = tab();
    store.setCurrent(makeSession(1));
    expect([store.current()?.userId, idsOf(tab())]).toEqual(['u-1', []]);
  });

  test('work where nothing more can be kept', () => {
    const store = tab();
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.setCurrent(makeSession(1));
    expect(store.current()?.userId).toBe('u-1');
  });
});

describe('an expiry that the server said', () => {
  test('is kept, and never becomes shorter', () => {
    const store = tab();
    store.setCurrent(makeSession(1, { expiresAt: at(24) }));
    store.extend('burger.secret-1', at(60));
    store.extend('burger.secret-1', at(30));
    expect(tab().current()?.expiresAt).toBe(at(60));
    store.extend('burger.unknown', at(90));
    expect(tab().current()?.expiresAt).toBe(at(60));
  });

  test('of an earlier guest, whose order is under way, is kept too', () => {
    const store = tab();
    for (const number of [1, 2]) store.setCurrent(makeSession(number, { expiresAt: at(24) }));
    store.extend('burger.secret-1', at(60));
    now = noon + 50 * hour;
    expect(idsOf(tab())).toEqual(['u-1']);
  });
});

describe('two tabs', () => {
  test('a session that one entered is not dropped by a late refusal of the other', () => {
    const [one, other] = [tab(), tab()];
    one.setCurrent(makeSession(1, { role: 'user' }));
    other.setCurrent(makeSession(2));
    expect(one.drop('burger.secret-1')).toBe(false);
    expect([one.current()?.userId, tab().current()?.userId]).toEqual(['u-2', 'u-2']);
  });

  test('of several refusals the first drops it', () => {
    const store = tab();
    store.setCurrent(makeSession(1));
    expect([store.drop('burger.secret-1'), store.drop('burger.secret-1')]).toEqual([true, false]);
  });
});

import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { createEvents } from '../platform/events.ts';
import { createSessionCache } from './session-cache.ts';
import type { StoredToken } from './session.rows.ts';

const burger = 'burger' as TenantId;
const expiring = (at: number): StoredToken => ({
  userId: 'camila' as UserId,
  role: 'guest',
  expiresAt: new Date(at).toISOString(),
});
const hour = 3_600_000;

test('a session is cached for thirty seconds, and never past its expiry', () => {
  const cache = createSessionCache(createEvents());
  const token = expiring(hour);
  cache.set(burger, 'a', token, 0);
  expect(cache.get(burger, 'a', 29_999)).toBe(token);
  expect(cache.get(burger, 'a', 30_000)).toBeNull();
  expect(cache.get('sushi' as TenantId, 'a', 0)).toBeNull();
  cache.set(burger, 'b', expiring(10_000), 0);
  expect(cache.get(burger, 'b', 9_999)).not.toBeNull();
  expect(cache.get(burger, 'b', 10_000)).toBeNull();
});

test('a token that was read while a session ended is not cached, because it may be the ended one', () => {
  const events = createEvents();
  const cache = createSessionCache(events);
  const token = expiring(hour);
  cache.set(burger, 'a', token, 0);
  cache.set('sushi' as TenantId, 'a', token, 0);
  const version = cache.version();
  events.emit({ tenantId: burger, kind: 'session', id: 'camila' });
  cache.setIfUnchanged(version, burger, 'a', token, 0);
  expect([cache.get(burger, 'a', 0), cache.get('sushi' as TenantId, 'a', 0)]).toEqual([
    null,
    token,
  ]);
  cache.setIfUnchanged(cache.version(), burger, 'a', token, 0);
  expect(cache.get(burger, 'a', 0)).toBe(token);
});

test('a server that hears no notifications caches no session, and forgets those it had', () => {
  const cache = createSessionCache(createEvents());
  cache.set(burger, 'a', expiring(hour), 0);
  cache.stopListening();
  cache.set(burger, 'b', expiring(hour), 0);
  expect([cache.get(burger, 'a', 0), cache.get(burger, 'b', 0)]).toEqual([null, null]);
  cache.startListening();
  cache.set(burger, 'b', expiring(hour), 0);
  expect(cache.get(burger, 'b', 0)).not.toBeNull();
});

test('the cache of 20,000 sessions drops the oldest', () => {
  const cache = createSessionCache(createEvents());
  for (let each = 0; each <= 20_000; each++) cache.set(burger, String(each), expiring(hour), 0);
  expect(cache.get(burger, '0', 0)).toBeNull();
  expect(cache.get(burger, '1', 0)).not.toBeNull();
  expect(cache.get(burger, '20000', 0)).not.toBeNull();
});

import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import type { StaffId, StoreId } from '@comanda/domain/ids.ts';
import { beforeEach, expect, test } from 'vitest';
import type { CounterSession } from './counter-session.ts';
import { openSessions } from './session-store.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const session: CounterSession = {
  id: 'session-1',
  staffId: 'staff-1' as StaffId,
  name: 'Rosa',
  role: 'crew',
  storeIds: [1 as StoreId],
  expiresAt: '2026-11-24T12:00:00Z',
};
let storage: Storage;

beforeEach(() => {
  storage = stubBrowser('http://burger.localhost');
  storage.setItem('comanda:burger.localhost:session', 'of the storefront');
});

test('a staff member stays signed in after a reload, and the storefront’s session is another value', () => {
  openSessions(() => now).signIn(session);
  const reloaded = openSessions(() => now);
  expect(reloaded.state.getState().session).toEqual(session);
  expect(reloaded.current()).toEqual({ counterSession: 'session-1' });
  reloaded.signOut();
  expect(openSessions(() => now).current()).toBeNull();
  expect(storage.getItem('comanda:burger.localhost:session')).toBe('of the storefront');
});

test('a session that the server rejects ends once, and the sign-in says why', () => {
  const sessions = openSessions(() => now);
  sessions.signIn(session);
  expect([sessions.drop('another'), sessions.drop(session.id), sessions.drop(session.id)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(sessions.state.getState()).toEqual({ session: null, ended: 'idle' });
});

test('a session that ended in a change says so until the next sign-in', () => {
  const sessions = openSessions(() => now);
  sessions.signIn(session);
  sessions.endedInAction();
  expect(sessions.state.getState()).toEqual({ session, ended: null });
  sessions.drop(session.id);
  sessions.endedInAction();
  expect(sessions.state.getState()).toEqual({ session: null, ended: 'inAction' });
  sessions.signIn(session);
  expect(sessions.state.getState()).toEqual({ session, ended: null });
});

test('a session ends at its time by the server’s clock', () => {
  let time = now;
  const sessions = openSessions(() => time);
  sessions.signIn(session);
  time = Date.parse(session.expiresAt);
  expect(sessions.current()).toBeNull();
  expect(sessions.state.getState().ended).toBe('idle');
});

test('another tab that signs out signs this one out', () => {
  const [here, there] = [openSessions(() => now), openSessions(() => now)];
  here.signIn(session);
  there.reread();
  expect(there.current()).not.toBeNull();
  here.signOut();
  there.reread();
  expect(there.current()).toBeNull();
});

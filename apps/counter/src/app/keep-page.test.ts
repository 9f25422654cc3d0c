import { createStore } from 'zustand/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CounterSession } from '../counter/counter-session.ts';
import type { CounterSessions } from '../counter/session-store.ts';
import type { PageWorker } from '../platform/page-worker.ts';
import { keepPage } from './keep-page.ts';

const rosa: CounterSession = {
  id: 'one',
  staffId: 'rosa' as CounterSession['staffId'],
  name: 'Rosa Pinto',
  role: 'crew',
  storeIds: 'all',
  expiresAt: '2026-11-30T12:00:00.000Z',
};
const calls: string[] = [];
let replace: () => void;
const worker: PageWorker = {
  register: async () => void calls.push('register'),
  update: async () => void calls.push('update'),
  remove: async () => void calls.push('remove'),
  isControlling: () => true,
  onReplaced: (listener) => {
    replace = listener;
  },
};
const sessionsOf = (session: CounterSession | null) => ({
  state: createStore<ReturnType<CounterSessions['state']['getState']>>(() => ({
    session,
    ended: null,
  })),
});
const openConnection = (state: 'online' | 'offline') =>
  createStore<{ state: 'online' | 'offline' }>(() => ({ state }));

beforeEach(() => {
  calls.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('history', { state: {}, replaceState: () => undefined });
  vi.stubGlobal('location', { reload: () => calls.push('reload') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the counter is kept from the first session on, and a new build is looked for when the network returns and each hour', () => {
  const sessions = sessionsOf(null);
  const connection = openConnection('online');
  keepPage({ connection, sessions }, worker);
  expect(calls).toEqual([]);
  sessions.state.setState({ session: rosa });
  connection.setState({ state: 'offline' });
  connection.setState({ state: 'online' });
  expect(calls).toEqual(['register', 'update']);
  vi.advanceTimersByTime(3_600_000);
  expect(calls).toEqual(['register', 'update', 'update']);
});

test('a page of an older build loads itself again while it is locked, and never under somebody’s hands', () => {
  const sessions = sessionsOf(rosa);
  keepPage({ connection: openConnection('online'), sessions }, worker);
  replace();
  vi.advanceTimersByTime(60_000);
  expect(calls).toEqual(['register']);
  sessions.state.setState({ session: null });
  vi.advanceTimersByTime(5_000);
  sessions.state.setState({ session: { ...rosa, id: 'two' } });
  vi.advanceTimersByTime(60_000);
  expect(calls).not.toContain('reload');
  sessions.state.setState({ session: null });
  vi.advanceTimersByTime(60_000);
  expect(calls).toContain('reload');
});

test('the first worker of a page is of the same build, so nothing loads again', () => {
  const sessions = sessionsOf(rosa);
  const first = { ...worker, isControlling: () => false };
  keepPage({ connection: openConnection('online'), sessions }, first);
  replace();
  sessions.state.setState({ session: null });
  vi.advanceTimersByTime(60_000);
  expect(calls).not.toContain('reload');
});

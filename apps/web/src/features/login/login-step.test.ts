import { createSessionStore } from '@comanda/client/session-store.ts';
import { noStoredSessions } from '@comanda/client/stored-sessions.ts';
import { makeSession } from '@comanda/client/testing/make-session.ts';
import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storePendingLogin } from '../../shop/session/pending-login.ts';
import { firstStep } from './login-step.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const after = (minutes: number): string => new Date(now + minutes * 60_000).toISOString();
const pending = {
  email: 'ana@example.com',
  loginToken: 'burger.token',
  expiresAt: after(10),
  resendAt: after(1),
  codeLength: 6,
};

beforeEach(() => void stubBrowser('https://burger.example/'));
afterEach(() => vi.unstubAllGlobals());

const sessions = () => createSessionStore(noStoredSessions, () => now);
const stepAt = (at: number, oobCode: string | null = null) =>
  firstStep({ oobCode, sessions: sessions(), now: at });

test('a link in a browser that asked for no code shows where to type the code', () => {
  expect(stepAt(now, 'link-code')).toEqual({ kind: 'elsewhere' });
});

test('a link in the browser that asked is used with the stored email', () => {
  storePendingLogin(pending, now);
  expect(stepAt(now, 'link-code')).toEqual({ kind: 'link', pending, oobCode: 'link-code' });
});

test('a login that waits for its code goes on after a reload, until the code expires', () => {
  storePendingLogin(pending, now);
  expect(stepAt(now + 599_999)).toMatchObject({ kind: 'code', pending });
  expect(stepAt(now + 600_000)).toMatchObject({ kind: 'email' });
});

test('the email of the guest is filled in', () => {
  const known = sessions();
  known.setCurrent(makeSession(1));
  expect(firstStep({ oobCode: null, sessions: known, now })).toMatchObject({
    kind: 'email',
    email: 'alvaro1@example.com',
  });
});

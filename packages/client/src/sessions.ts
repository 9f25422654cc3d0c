import { instantOf } from '@comanda/domain/time/instant.ts';
import { hasExpired, type BrowserSession } from './session.ts';

/**
 * The sessions of this browser. `session` places the orders now. `earlier` are the guests who
 * ordered here before under another name, mail or phone, the latest first: the shopper sees their
 * orders until the session expires. docs/decisions/0018.
 */
export type BrowserSessions = {
  session: BrowserSession | null;
  earlier: readonly BrowserSession[];
};

export const noSessions: BrowserSessions = { session: null, earlier: [] };
/** Greatest number of stored earlier guests. */
export const maxEarlierSessions = 4;

/** Returns every session, the current one first. */
export const allSessions = ({ session, earlier }: BrowserSessions): readonly BrowserSession[] =>
  session === null ? earlier : [session, ...earlier];

/** Makes `next` the current session. The guest who was current becomes an earlier one. */
export function withSession(sessions: BrowserSessions, next: BrowserSession): BrowserSessions {
  const others = allSessions(sessions).filter(
    ({ userId, role }) => userId !== next.userId && role === 'guest',
  );
  return { session: next, earlier: others.slice(0, maxEarlierSessions) };
}

export const withoutToken = (
  { session, earlier }: BrowserSessions,
  token: string,
): BrowserSessions => ({
  session: session?.token === token ? null : session,
  earlier: earlier.filter((session) => session.token !== token),
});

/** Extends the expiry of a token, never shortens it: a late answer may carry an earlier instant. */
export function withExpiry(
  { session, earlier }: BrowserSessions,
  token: string,
  expiresAt: string,
): BrowserSessions {
  const extend = (session: BrowserSession): BrowserSession =>
    session.token === token && instantOf(expiresAt) > instantOf(session.expiresAt)
      ? { ...session, expiresAt }
      : session;
  return { session: session && extend(session), earlier: earlier.map(extend) };
}

/** Returns the sessions that have not expired at `now` (milliseconds). */
export const unexpired = ({ session, earlier }: BrowserSessions, now: number): BrowserSessions => ({
  session: session !== null && hasExpired(session, now) ? null : session,
  earlier: earlier.filter((session) => !hasExpired(session, now)),
});

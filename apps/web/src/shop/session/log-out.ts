import { endSession } from '@comanda/contract/sessions.ts';
import type { AppContext } from '../app-context.ts';

/** Milliseconds to wait for the server before the browser forgets the session all the same. */
const revocationTimeoutMs = 4_000;

/**
 * Ends the user's session on the server, or at least tries to, and then in this browser:
 * `follow-person.ts` removes what belongs to the user. Without a connection the token stays valid
 * on the server until it expires. docs/rules/web.md#logout-in-the-browser.
 */
export async function logOut({
  api,
  sessions,
  sessionEnd,
}: Pick<AppContext, 'api' | 'sessions' | 'sessionEnd'>): Promise<void> {
  const session = sessions.current();
  if (session?.role !== 'user') return;
  sessionEnd.setState({ isLoggingOut: true });
  await api.call(endSession, { as: session, signal: AbortSignal.timeout(revocationTimeoutMs) });
  sessions.drop(session.token);
  sessionEnd.setState({ isLoggingOut: false });
}

/** Ends the sessions of a browser that forgets its shopper: every token, best effort. */
export async function endAllTokens({
  api,
  sessions,
}: Pick<AppContext, 'api' | 'sessions'>): Promise<void> {
  const signal = AbortSignal.timeout(revocationTimeoutMs);
  await Promise.all(sessions.all().map((as) => api.call(endSession, { as, signal })));
}

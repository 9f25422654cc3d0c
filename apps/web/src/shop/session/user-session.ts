import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { getMe } from '@comanda/contract/users.ts';
import type { BrowserSession } from '@comanda/client/session.ts';
import type { SessionStore } from '@comanda/client/session-store.ts';

export type User = AnswerOf<typeof getMe>;

export const sessionOfUser = (
  { id, name, email, phone }: User,
  { token, expiresAt }: Pick<BrowserSession, 'token' | 'expiresAt'>,
): BrowserSession => ({ role: 'user', token, expiresAt, userId: id, name, email, phone });

/**
 * Takes newer data of the user over into the session of this browser. Does nothing if another
 * person is current by now.
 */
export function updateSessionUser(sessions: SessionStore, user: User): void {
  const current = sessions.current();
  if (current?.role === 'user' && current.userId === user.id)
    sessions.setCurrent(sessionOfUser(user, current));
}

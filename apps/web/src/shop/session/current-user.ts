import { getMe } from '@comanda/contract/users.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import { createStore } from 'zustand/vanilla';
import type { AppContext } from '../app-context.ts';
import { updateSessionUser, type User } from './user-session.ts';

type Deps = Pick<AppContext, 'api' | 'sessions' | 'clock'>;

/**
 * The account of this browser's session, as the server last sent it. `userId`: the person that
 * `user` and `refusal` are about. `refusal`: the last load failed; `user` stays. `loadedAt` in
 * milliseconds.
 */
export type CurrentUser = {
  userId: UserId | null;
  user: User | null;
  refusal: Refusal | null;
  loadedAt: number;
};

export const currentUser = createStore<CurrentUser>(() => ({
  userId: null,
  user: null,
  refusal: null,
  loadedAt: 0,
}));

/**
 * Loads the account of the current session; does nothing for a guest or a visitor.
 * docs/rules/profile.md#account-loaded-again.
 */
export async function loadCurrentUser(deps: Deps, signal?: AbortSignal): Promise<void> {
  const session = deps.sessions.current();
  if (session?.role !== 'user') return;
  const answer = await deps.api.call(getMe, { as: session, ...(signal && { signal }) });
  if (signal?.aborted === true) return;
  if (answer.ok && answer.value !== null) return storeUser(deps, answer.value);
  const { userId } = session;
  const refusal = answer.ok ? null : answer.error;
  currentUser.setState((before) =>
    before.userId === userId ? { refusal } : { userId, user: null, refusal, loadedAt: 0 },
  );
}

/**
 * Stores an account that the server sent, here and in the session. Does nothing if another person
 * is current by now.
 */
export function storeUser({ sessions, clock }: Omit<Deps, 'api'>, user: User): void {
  if (sessions.current()?.userId !== user.id) return;
  // Only `GET users/me` names the invitation, so that the answer to a change keeps the known one.
  currentUser.setState(({ user: known }) => ({
    userId: user.id,
    user: known?.id === user.id ? { ...known, ...user } : user,
    refusal: null,
    loadedAt: clock.now(),
  }));
  updateSessionUser(sessions, user);
}

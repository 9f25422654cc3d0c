import { minuteMs } from '@comanda/domain/duration.ts';
import { useCallback, useEffect } from 'react';
import { useRefresh } from '@comanda/client/use-refresh.ts';
import { useStore } from 'zustand';
import { useApp } from '../app-context.ts';
import { useSession } from '../use-sessions.ts';
import { type CurrentUser, currentUser, loadCurrentUser } from './current-user.ts';

/** An account that is shown for longer is loaded again when the tab is used again. */
const freshMs = 5 * minuteMs;

/**
 * Returns the account of the current session: loaded at once, and again when the tab returns after
 * five minutes or is online again. docs/rules/profile.md#account-loaded-again.
 */
export function useCurrentUser(): Pick<CurrentUser, 'user' | 'refusal'> & { reload: () => void } {
  const app = useApp();
  const userId = useSession()?.userId ?? null;
  const state = useStore(currentUser);
  useEffect(() => {
    const aborter = new AbortController();
    void loadCurrentUser(app, aborter.signal);
    return () => aborter.abort();
  }, [app, userId]);
  const refresh = useCallback(
    async (signal: AbortSignal) => {
      const { loadedAt, refusal } = currentUser.getState();
      if (refusal !== null || app.clock.now() - loadedAt > freshMs)
        await loadCurrentUser(app, signal);
    },
    [app],
  );
  useRefresh(refresh, freshMs, userId !== null);
  const isOfThisUser = state.userId === userId;
  return {
    user: isOfThisUser ? state.user : null,
    refusal: isOfThisUser ? state.refusal : null,
    reload: () => void loadCurrentUser(app),
  };
}

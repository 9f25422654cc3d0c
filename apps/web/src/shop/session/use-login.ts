import { useCallback } from 'react';
import { useApp } from '../app-context.ts';
import { useModals } from '../modals/use-modals.ts';

/**
 * Returns a function that opens the login modal. It resolves when the modal is closed, with true if
 * a user is logged in by then. The page and its forms stay as they are below the modal.
 * docs/rules/login.md#login-modal.
 */
export function useLogin(): () => Promise<boolean> {
  const { sessions } = useApp();
  const modals = useModals();
  return useCallback(async () => {
    await modals.ask({ kind: 'login' });
    return sessions.current()?.role === 'user';
  }, [modals, sessions]);
}

import { useCounter } from '../../counter/app-context.ts';

/**
 * Returns a function that locks this screen: at once here, and on the server as soon as it answers.
 * The device stays known.
 */
export function useLock(): () => void {
  const { locks, sessions } = useCounter();
  return () => {
    const session = sessions.state.getState().session;
    sessions.signOut();
    if (session !== null) locks.lock(session.id);
  };
}

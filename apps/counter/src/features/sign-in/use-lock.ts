import { useCounter } from '../../counter/app-context.ts';

/**
 * Returns a function that locks this screen: at once here, and on the server as soon as it answers.
 * `sending`: calls of the session that were begun; the server keeps it until they are answered. The
 * device stays known.
 */
export function useLock(): (sending: Promise<void>) => void {
  const { locks, sessions } = useCounter();
  return (sending) => {
    const session = sessions.state.getState().session;
    sessions.signOut();
    if (session !== null) locks.lock(session.id, sending);
  };
}

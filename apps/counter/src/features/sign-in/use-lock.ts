import { lockCounter } from '@comanda/contract/counter/sign-in.ts';
import { useCounter } from '../../counter/app-context.ts';

/** Returns a function that locks this screen: at once here, and on the server as soon as it answers. The device stays known. */
export function useLock(): () => void {
  const { api, sessions } = useCounter();
  return () => {
    const caller = sessions.current();
    sessions.signOut();
    if (caller !== null) void api.call(lockCounter, { as: caller });
  };
}

import type { CallerSession, StaffSession } from '../platform/http/call.ts';

/**
 * Returns the session of a counter call.
 * @throws Error for another caller: the endpoint's access list lets only staff in.
 */
export function staffSessionOf(session: CallerSession): StaffSession {
  if ('staffId' in session) return session;
  throw new Error('a counter call without a staff session');
}

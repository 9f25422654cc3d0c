import type { lockCounter as lockEndpoint } from '@comanda/contract/counter/lock.ts';
import type { signOutDevice as deviceEndpoint } from '@comanda/contract/counter/sign-in.ts';
import { accept } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { endCounterSessions, endDevice } from './counter-session.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { withoutCounterCookies } from './counter-cookies.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';

/** Ends the session of the call. docs/rules/counter-staff.md#lock-and-sign-out. */
export async function lockCounter(
  { db }: Pick<Deps, 'db'>,
  { tenant, session, now }: Call<typeof lockEndpoint>,
): Promise<CallOutcome<typeof lockEndpoint>> {
  const { staffTokenHash: tokenHash } = staffSessionOf(session);
  await withTenant(db, tenant.id, (tx) =>
    endCounterSessions(tx, { which: 'token', tokenHash }, now),
  );
  return accept(null);
}

/**
 * Ends the device of the call with all its sessions, and takes the cookies away.
 * docs/rules/counter-staff.md#lock-and-sign-out.
 */
export async function signOutDevice(
  { db }: Pick<Deps, 'db'>,
  call: Call<typeof deviceEndpoint>,
): Promise<CallOutcome<typeof deviceEndpoint>> {
  const { deviceId } = staffSessionOf(call.session);
  await withTenant(db, call.tenant.id, (tx) => endDevice(tx, deviceId, call.now));
  return accept(withoutCounterCookies(call));
}

import type {
  endOneSession,
  endOtherSessions,
  endSession,
  endSessionsByKey,
} from '@comanda/contract/sessions.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { readEndSessionsKey } from './end-sessions-key.ts';
import { takeEmailChangeBack } from '../user/email-changes.rows.ts';
import { type EndedSessions, endSessions } from './user-sessions.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';

type EndDeps = Pick<Deps, 'db' | 'events' | 'tokenSecret'>;
type Ended = Pick<Call<typeof endSession>, 'tenant' | 'now'>;

const end = (
  deps: EndDeps,
  { tenant, now }: Ended,
  userId: UserId,
  ended: EndedSessions,
): Promise<number> =>
  withTenant(deps.db, tenant.id, (tx) => endSessions(deps.events, tx, userId, ended, now));

/** Ends the caller's session, of a user or a guest. docs/rules/people.md#logout. */
export async function logOut(
  deps: EndDeps,
  call: Call<typeof endSession>,
): Promise<CallOutcome<typeof endSession>> {
  const { session } = call;
  if (!('tokenHash' in session)) return refuse(refusalOf('NOT_AUTHORIZED'));
  await end(deps, call, session.userId, { which: 'token', tokenHash: session.tokenHash });
  return accept(null);
}

/** Ends all sessions of the user except the caller's. */
export async function logOutOthers(
  deps: EndDeps,
  call: Call<typeof endOtherSessions>,
): Promise<CallOutcome<typeof endOtherSessions>> {
  const { session } = call;
  if (session.role !== 'user') return refuse(refusalOf('NOT_AUTHORIZED'));
  await end(deps, call, session.userId, { which: 'others', tokenHash: session.tokenHash });
  return accept(null);
}

/**
 * Ends one session of the user. Refused: NOT_FOUND for another user's session and for one that has
 * ended.
 */
export async function logOutOne(
  deps: EndDeps,
  call: Call<typeof endOneSession>,
): Promise<CallOutcome<typeof endOneSession>> {
  const { session, params } = call;
  if (session.role !== 'user') return refuse(refusalOf('NOT_AUTHORIZED'));
  const count = await end(deps, call, session.userId, { which: 'one', id: params.id });
  return count > 0 ? accept(null) : refuse(refusalOf('NOT_FOUND'));
}

/**
 * Ends all sessions of the user whom the key of a notice mail names; the key of a mail to an old
 * email brings that email back. docs/rules/people.md#link-that-ends-all-sessions.
 */
export async function logOutByKey(
  deps: EndDeps,
  call: Call<typeof endSessionsByKey>,
): Promise<CallOutcome<typeof endSessionsByKey>> {
  const { tenant, body, now } = call;
  const key = readEndSessionsKey(deps.tokenSecret, tenant.id, body.key, now);
  if (key === null) return refuse(refusalOf('INVALID_PARAMETER', { field: 'key' }));
  const { userId, emailChangeId } = key;
  await end(deps, call, userId, { which: 'all' });
  if (emailChangeId !== null)
    await takeEmailChangeBack(autocommit(deps.db, tenant.id), userId, emailChangeId);
  return accept(null);
}

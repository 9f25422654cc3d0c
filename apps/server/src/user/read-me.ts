import type { getMe as endpoint } from '@comanda/contract/users.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { findUser, toUser } from './user.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { invitationCodeOf, type InvitationDeps } from '../coupon/invitation-code-of.ts';
import { pointRateOf } from '../points/point-rate-of.ts';
import { buyerOf } from '../order/read-orders.ts';

type Endpoint = typeof endpoint;

/**
 * Returns the guest or the user who calls, with the code by which a user invites others.
 * docs/rules/people.md#current-user.
 */
export async function readMe(
  deps: InvitationDeps,
  { tenant, session }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const id = buyerOf(session);
  const row = id === null ? null : await findUser(autocommit(deps.db, tenant.id), id);
  if (!row) return refuse(refusalOf('NOT_AUTHORIZED'));
  const user = toUser(row, await pointRateOf(deps, tenant.id));
  const invitationCode =
    session.role === 'user' ? await invitationCodeOf(deps, tenant.id, row) : null;
  return accept({ ...user, invitationCode });
}

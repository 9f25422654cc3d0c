import type { getMe as endpoint } from '@comanda/contract/users.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { findUser, toUser } from '../features/user/user-rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { pointRateOf } from './point-rate-of.ts';
import { buyerOf } from './read-orders.ts';

type Endpoint = typeof endpoint;

/** Returns the guest or the user who calls. docs/rules/people.md#current-user. */
export async function readMe(
  deps: Pick<Deps, 'db' | 'menus'>,
  { tenant, session }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const id = buyerOf(session);
  const row = id === null ? null : await findUser(autocommit(deps.db, tenant.id), id);
  if (!row) return refuse(refusalOf('NOT_AUTHORIZED'));
  return accept(toUser(row, await pointRateOf(deps, tenant.id)));
}

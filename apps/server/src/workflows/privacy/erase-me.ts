import type { eraseMe as endpoint } from '@comanda/contract/privacy.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import { erasureRefusal } from '@comanda/domain/privacy/erasure-refusal.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../../deps.ts';
import { erasePerson, lockPerson, ordersToErase } from '../../features/privacy/erase-person.ts';
import { publishSessionEnd } from '../../features/session/publish-session-end.ts';
import { type Tx, withTenant } from '../../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../../platform/http/call.ts';
import { buyerOf } from '../read-orders.ts';

type Endpoint = typeof endpoint;
export type EraseDeps = Pick<Deps, 'db' | 'events' | 'log'>;

/**
 * Erases the caller in one transaction, whatever the number of orders. docs/rules/privacy.md#erasure. Refused: RECORD_NOT_DESTROYED while
 * an order is under way.
 */
export async function eraseMe(
  deps: EraseDeps,
  { tenant, session, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const id = buyerOf(session);
  if (id === null) return refuse(refusalOf('NOT_AUTHORIZED'));
  const erased = await withTenant(deps.db, tenant.id, (tx) => eraseCaller(deps, tx, id, now));
  if (!erased.ok) return erased;
  deps.log.info({ tenantId: tenant.id, userId: id }, 'a person was erased');
  return accept(null);
}

async function eraseCaller(
  { events }: EraseDeps,
  tx: Tx,
  id: UserId,
  now: number,
): Promise<Result<null, Refusal>> {
  const person = await lockPerson(tx, id);
  if (!person) return refuse(refusalOf('INVALID_TOKEN'));
  const refusal = erasureRefusal(await ordersToErase(tx, id));
  if (refusal) return refuse(refusal);
  await erasePerson(tx, person, { emailHash: null, at: new Date(now).toISOString() });
  await publishSessionEnd(events, tx, id);
  return accept(null);
}

import { headers } from '@comanda/contract/headers.ts';
import type { eraseMe as endpoint } from '@comanda/contract/privacy.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { type LockedPerson, lockPerson } from './erase-person.rows.ts';
import { spendVerification } from '../verification/spend-verification.rows.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { buyerOf } from '../order/read-orders.ts';
import { type EraseDeps, eraseLockedPerson, underWayRefusal } from './erase-locked-person.ts';

type Endpoint = typeof endpoint;
export type EraseMeDeps = EraseDeps & Pick<Deps, 'log'>;

/**
 * Erases the caller in one transaction, whatever the number of orders.
 * docs/rules/privacy.md#erasure. Refused: RECORD_NOT_DESTROYED while an order is under way; for a
 * user without the right code PARAMETER_MISSING, FIELD_VALIDATION or AUTH_INVALID_PARAMETER.
 */
export async function eraseMe(
  deps: EraseMeDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { tenant, session } = call;
  const id = buyerOf(session);
  if (id === null) return refuse(refusalOf('NOT_AUTHORIZED'));
  const erased = await withTenant(deps.db, tenant.id, async (tx) => {
    const person = await lockPerson(tx, id);
    return person ? eraseCaller(deps, tx, call, person) : refuse(refusalOf('INVALID_TOKEN'));
  });
  if (erased.ok) deps.log.info({ tenantId: tenant.id, userId: id }, 'a person was erased');
  return erased;
}

/** The transaction is committed after a refusal too: a wrong code counts. */
async function eraseCaller(
  deps: EraseDeps,
  tx: Tx,
  call: Call<Endpoint>,
  person: LockedPerson,
): Promise<Result<null, Refusal>> {
  const underWay = await underWayRefusal(tx, person);
  if (underWay) return refuse(underWay);
  const proved = person.kind === 'user' ? await spendCode(deps, tx, call, person) : accept(null);
  if (!proved.ok) return proved;
  await eraseLockedPerson(deps, tx, person, call.now);
  return accept(null);
}

async function spendCode(
  { tokenSecret }: EraseDeps,
  tx: Tx,
  call: Call<Endpoint>,
  { id, email }: LockedPerson,
): Promise<Result<unknown, Refusal>> {
  const { verificationCode: code } = call.body;
  if (code === undefined)
    return refuse(refusalOf('PARAMETER_MISSING', { field: 'verification_code' }));
  const loginToken = call.header(headers.loginToken);
  const typed = { secret: tokenSecret, loginToken, email, code, userId: id };
  return spendVerification(tx, { ...typed, purpose: 'erasure' }, call.now);
}

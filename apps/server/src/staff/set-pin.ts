import type { setPin as endpoint } from '@comanda/contract/counter/sign-in.ts';
import { freshProofMs } from '@comanda/domain/counter/counter-session-lifetimes.ts';
import { checkPin } from '@comanda/domain/counter/pin.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { findCounterSession } from './counter-session.rows.ts';
import { lockDeviceById } from './device.rows.ts';
import { pinHash } from './pin-hash.ts';
import { findStaff, storePin } from './staff.rows.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome, StaffSession } from '../platform/http/call.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import { tryPin } from './try-pin.ts';

type Endpoint = typeof endpoint;

/**
 * Sets or replaces the own PIN. Repeating it changes nothing more. docs/rules/counter-staff.md#pin.
 */
export async function setPin(deps: Deps, call: Call<Endpoint>): Promise<CallOutcome<Endpoint>> {
  const { pin, currentPin = '' } = call.body;
  const wrong = checkPin(pin);
  if (wrong !== null) return refuse(refusalOf('FIELD_VALIDATION', { fields: { pin: wrong } }));
  const session = staffSessionOf(call.session);
  return withTenant(deps.db, call.tenant.id, async (tx) => {
    const device = await lockDeviceById(tx, session.deviceId);
    const person = await findStaff(tx, session.staffId);
    if (!device || !person) return refuse(refusalOf('INVALID_TOKEN'));
    if (person.pinHash !== null && !(await isFresh(tx, session, call.now))) {
      const typed = { device, person, pin: currentPin, isUsed: true, now: call.now };
      const tried = await tryPin(deps, tx, typed);
      if (!tried.ok) return tried;
    }
    const owner = { tenantId: tx.tenantId, staffId: person.id };
    await storePin(tx, person.id, pinHash(deps.tokenSecret, owner, pin));
    return accept(null);
  });
}

/**
 * Returns whether a mailed code began the session a few minutes ago: the person who forgot the PIN
 * chooses a new one.
 */
async function isFresh(tx: Tx, { staffTokenHash }: StaffSession, now: number): Promise<boolean> {
  const provedAt = (await findCounterSession(tx, staffTokenHash))?.provedAt ?? null;
  return provedAt !== null && now - instantOf(provedAt) < freshProofMs;
}

import type { signInWithPin as endpoint } from '@comanda/contract/counter/sign-in.ts';
import { pinRightOn } from '@comanda/domain/counter/device-people.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../session/tokens.ts';
import { addDevicePerson, loadPinDevice } from './device-people.rows.ts';
import { lockDevice } from './device.rows.ts';
import { findStaff } from './staff.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { deviceTokenOf, earlierSessionHashOf, withCounterCookies } from './counter-cookies.ts';
import { openCounterSession } from './open-counter-session.ts';
import { tryPin } from './try-pin.ts';

type Endpoint = typeof endpoint;

/**
 * Signs in with a PIN on a device that the person used before, or that a manager or owner approved.
 * Anybody else does not exist for it. docs/rules/counter-staff.md#wrong-pins,
 * docs/rules/counter-staff.md#people-of-a-device.
 */
export async function signInWithPin(
  deps: Deps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const deviceToken = deviceTokenOf(call);
  if (deviceToken === null) return refuse(refusalOf('NOT_FOUND'));
  const { staffId, pin } = call.body;
  return withTenant(deps.db, call.tenant.id, async (tx) => {
    const device = await lockDevice(tx, hashToken(deviceToken));
    const person = device && (await findStaff(tx, staffId));
    if (!device || !person) return refuse(refusalOf('NOT_FOUND'));
    const right = pinRightOn(await loadPinDevice(tx, device), person);
    if (right === null) return refuse(refusalOf('NOT_FOUND'));
    const isUsed = right === 'used';
    const tried = await tryPin(deps, tx, { device, person, pin, isUsed, now: call.now });
    if (!tried.ok) return tried;
    if (!isUsed) await addDevicePerson(tx, device.id, person.id, call.now);
    const replaced = earlierSessionHashOf(call);
    const opened = { person, device, wrongPins: tried.value, isProved: false, replaced };
    const session = await openCounterSession(deps, tx, opened, call.now);
    return accept(withCounterCookies(call, { ...session, deviceToken }));
  });
}

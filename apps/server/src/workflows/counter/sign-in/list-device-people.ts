import type { getDevicePeople as endpoint } from '@comanda/contract/counter/sign-in.ts';
import { maySignInOn } from '@comanda/domain/counter/device-people.ts';
import { maxWrongPins } from '@comanda/domain/counter/pin.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../../../deps.ts';
import { findDevice } from '../../../features/staff/device-rows.ts';
import { findAllStaff, findStoresOfStaff } from '../../../features/staff/staff-rows.ts';
import { countWrongPins } from '../../../features/staff/wrong-pins.ts';
import { autocommit } from '../../../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../../../platform/http/call.ts';
import { deviceTokenHashOf } from './device-token-of.ts';
import { deviceOf } from './open-counter-session.ts';

type Endpoint = typeof endpoint;

/** Lists the people who may sign in with a PIN on a device. docs/rules/counter-staff.md#people-of-a-device. */
export async function listDevicePeople(
  { db }: Pick<Deps, 'db'>,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const tx = autocommit(db, call.tenant.id);
  const tokenHash = deviceTokenHashOf(call);
  const device = tokenHash === null ? null : await findDevice(tx, tokenHash);
  if (!device) return refuse(refusalOf('NOT_FOUND'));
  const [everybody, storeIds, wrong] = await Promise.all([
    findAllStaff(tx),
    findStoresOfStaff(tx, device.addedBy),
    countWrongPins(tx, device.id, null),
  ]);
  return accept({
    device: deviceOf(device),
    needsCode: wrong.ofDevice >= maxWrongPins,
    people: everybody
      .filter((person) => maySignInOn(device, { storeIds }, person))
      .map(({ id, name, pinHash }) => ({ id, name, hasPin: pinHash !== null })),
  });
}

import type { getDevicePeople as endpoint } from '@comanda/contract/counter/sign-in.ts';
import { pinRightOn } from '@comanda/domain/counter/device-people.ts';
import { pinTriesLeft } from '@comanda/domain/counter/wrong-pins.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { loadPinDevice } from './device-people.rows.ts';
import { findDevice } from './device.rows.ts';
import { findAllStaff } from './staff.rows.ts';
import { findWrongPins } from './wrong-pins.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { deviceTokenHashOf } from './counter-cookies.ts';
import { deviceOf } from './open-counter-session.ts';

type Endpoint = typeof endpoint;

/**
 * Lists the people who may sign in with a PIN on a device.
 * docs/rules/counter-staff.md#people-of-a-device.
 */
export async function listDevicePeople(
  { db }: Pick<Deps, 'db'>,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const tx = autocommit(db, call.tenant.id);
  const tokenHash = deviceTokenHashOf(call);
  const device = tokenHash === null ? null : await findDevice(tx, tokenHash);
  if (!device) return refuse(refusalOf('NOT_FOUND'));
  const [everybody, pinDevice, wrongPins] = await Promise.all([
    findAllStaff(tx),
    loadPinDevice(tx, device),
    findWrongPins(tx, device.id, call.now),
  ]);
  const people = everybody.flatMap((person) => {
    const right = pinRightOn(pinDevice, person);
    if (right === null) return [];
    const { id, name, pinHash } = person;
    const wrong = wrongPins.get(id) ?? { onDevice: 0, elsewhere: 0 };
    const needsCode = pinTriesLeft(wrong, right === 'used') === 0;
    return [{ id, name, hasPin: pinHash !== null, needsCode }];
  });
  return accept({ device: deviceOf(device), people });
}

import { maxWrongPins } from '@comanda/domain/counter/pin.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../../../deps.ts';
import type { CounterDevice } from '../../../features/staff/device-rows.ts';
import { isSamePin, pinHash } from '../../../features/staff/pin-hash.ts';
import type { StaffMember } from '../../../features/staff/staff-rows.ts';
import {
  addWrongPin,
  countWrongPins,
  forgetWrongPins,
} from '../../../features/staff/wrong-pins.ts';
import type { Tx } from '../../../platform/db/tenant-transaction.ts';

/**
 * Compares a PIN, unless five wrong ones were typed on the device. The caller holds the device's lock, so of parallel tries on all servers
 * at most five are compared, and it commits a refusal too. Returns the wrong PINs in the person's name before this one; refused:
 * AUTH_INVALID_PARAMETER with `triesLeft`, 0: the device needs a mailed code. docs/rules/counter-staff.md#wrong-pins.
 */
export async function tryPin(
  { tokenSecret }: Pick<Deps, 'tokenSecret'>,
  tx: Tx,
  { device, person, pin }: { device: CounterDevice; person: StaffMember; pin: string },
): Promise<Result<number, Refusal>> {
  const { ofDevice, ofPerson } = await countWrongPins(tx, device.id, person.id);
  if (ofDevice >= maxWrongPins) return wrong(0);
  const given = pinHash(tokenSecret, { tenantId: tx.tenantId, staffId: person.id }, pin);
  if (person.pinHash !== null && isSamePin(given, person.pinHash)) {
    await forgetWrongPins(tx, device.id, person.id);
    return accept(ofPerson);
  }
  await addWrongPin(tx, device.id, person.id);
  return wrong(maxWrongPins - ofDevice - 1);
}

const wrong = (triesLeft: number) => refuse(refusalOf('AUTH_INVALID_PARAMETER', { triesLeft }));

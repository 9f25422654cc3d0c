import {
  isMailedAbout,
  maxWrongPins,
  maxWrongPinsElsewhere,
  pinTriesLeft,
} from '@comanda/domain/counter/wrong-pins.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { insertCounterAction } from '../counter/counter-actions.rows.ts';
import type { CounterDevice } from './device.rows.ts';
import { isSamePin, pinHash } from './pin-hash.ts';
import type { StaffMember } from './staff.rows.ts';
import { addWrongPin, countWrongPins, forgetWrongPins, lockWrongPins } from './wrong-pins.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { sendWrongPinsNoticeJob } from './send-wrong-pins-notice.job.ts';

/**
 * A PIN that was typed. `isUsed`: the person signed in on the device before. `now`: milliseconds.
 */
type Try = {
  device: CounterDevice;
  person: StaffMember;
  pin: string;
  isUsed: boolean;
  now: number;
};

/**
 * Compares a PIN, unless too many wrong ones were typed in the person's name: on the device, or on
 * all devices that the person never used. The caller holds the device's lock and this function
 * takes the person's, so tries pass one by one on all servers; the caller commits a refusal too.
 * Returns the wrong PINs on the device before this one; refused: AUTH_INVALID_PARAMETER with
 * `triesLeft`, 0: the person needs a mailed code on the device.
 * docs/rules/counter-staff.md#wrong-pins, docs/rules/counter-staff.md#wrong-pins-on-all-devices.
 */
export async function tryPin(
  deps: Pick<Deps, 'tokenSecret' | 'random'>,
  tx: Tx,
  tried: Try,
): Promise<Result<number, Refusal>> {
  const { device, person, pin, isUsed, now } = tried;
  const { total, elsewhere, mailedAt } = await lockWrongPins(tx, person.id, now);
  const onDevice = await countWrongPins(tx, device.id, person.id);
  if (pinTriesLeft({ onDevice, elsewhere }, isUsed) === 0) return wrong(0);
  const given = pinHash(deps.tokenSecret, { tenantId: tx.tenantId, staffId: person.id }, pin);
  if (person.pinHash !== null && isSamePin(given, person.pinHash)) {
    await forgetWrongPins(tx, device.id, person.id);
    return accept(onDevice);
  }
  const isMailed = isMailedAbout(total + 1, mailedAt, now);
  await addWrongPin(tx, { deviceId: device.id, staffId: person.id, isUsed, isMailed }, now);
  if (isMailed) await mailPerson(tx, tried, total + 1);
  const counted = { onDevice: onDevice + 1, elsewhere: elsewhere + (isUsed ? 0 : 1) };
  if (counted.onDevice >= maxWrongPins) await recordLock(deps, tx, tried, 'device', onDevice + 1);
  if (!isUsed && counted.elsewhere >= maxWrongPinsElsewhere)
    await recordLock(deps, tx, tried, 'elsewhere', counted.elsewhere);
  return wrong(pinTriesLeft(counted, isUsed));
}

const wrong = (triesLeft: number) => refuse(refusalOf('AUTH_INVALID_PARAMETER', { triesLeft }));

/**
 * Enters a lock into the audit list, in the name of the person whose PIN it is.
 * docs/rules/counter-staff.md#audit-list.
 */
async function recordLock(
  { random }: Pick<Deps, 'random'>,
  tx: Tx,
  { device, person, now }: Try,
  where: 'device' | 'elsewhere',
  wrongPins: number,
): Promise<void> {
  const id = random.id(now);
  await insertCounterAction(tx, {
    ...{ id, storeId: null, staffId: person.id, deviceId: device.id },
    at: isoOf(now),
    ...{ kind: 'pin.lock', subject: device.id, detail: { where, wrongPins } },
    ...{ requestKey: id, bodyHash: '', answer: null },
  });
}

/** docs/rules/counter-staff.md#mail-about-wrong-pins. */
const mailPerson = (tx: Tx, { device, person, now }: Try, count: number): Promise<void> =>
  enqueue(tx, [
    sendWrongPinsNoticeJob.due(
      now,
      { tenantId: tx.tenantId, staffId: person.id, deviceId: device.id, wrong: count },
      now,
    ),
  ]);

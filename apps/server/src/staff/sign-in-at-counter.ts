import { headers } from '@comanda/contract/headers.ts';
import type { signInAtCounter as endpoint } from '@comanda/contract/counter/sign-in.ts';
import { problem } from '@comanda/domain/checkout/field-problem.ts';
import { maySignInOn } from '@comanda/domain/counter/device-people.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { DeviceId } from '@comanda/domain/ids.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import type { Deps } from '../deps.ts';
import { hashToken, tokenOf } from '../session/tokens.ts';
import { addDevicePerson } from './device-people.rows.ts';
import { endDevice } from './counter-session.rows.ts';
import { type CounterDevice, insertDevice, lockDevice, renameDevice } from './device.rows.ts';
import { findStaffByEmail, findStoresOfStaff, type StaffMember } from './staff.rows.ts';
import { countWrongPins, forgetWrongPins } from './wrong-pins.rows.ts';
import { spendVerification } from '../verification/spend-verification.rows.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { deviceTokenOf, earlierSessionHashOf, withCounterCookies } from './counter-cookies.ts';
import { openCounterSession } from './open-counter-session.ts';
import { sendNewDeviceNoticeJob } from './send-new-device-notice.job.ts';

type Endpoint = typeof endpoint;
type Wanted = { name: string; isShared: boolean };

/**
 * Signs a staff member in by the mailed code, in one transaction with the spent code. A right code
 * of somebody who is no staff member any more is refused like a wrong one.
 * docs/rules/counter-staff.md#sign-in-by-a-mailed-code.
 */
export async function signInAtCounter(
  deps: Deps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { body, now } = call;
  const device = { ...body.device, name: tidyText(body.device.name) };
  if (device.name === '')
    return refuse(refusalOf('FIELD_VALIDATION', { fields: { device: problem('required') } }));
  return withTenant(deps.db, call.tenant.id, async (tx) => {
    const proved = await spendVerification(
      tx,
      {
        secret: deps.tokenSecret,
        purpose: 'counter',
        loginToken: call.header(headers.loginToken),
        email: body.email,
        code: body.verificationCode,
        userId: null,
      },
      now,
    );
    if (!proved.ok) return proved;
    const person = await findStaffByEmail(tx, proved.value.email);
    if (!person) return refuse(refusalOf('AUTH_INVALID_PARAMETER', { triesLeft: 0 }));
    return accept(await signIn(deps, tx, call, { person, device }));
  });
}

async function signIn(
  deps: Deps,
  tx: Tx,
  call: Call<Endpoint>,
  { person, device: wanted }: { person: StaffMember; device: Wanted },
) {
  const sent = deviceTokenOf(call);
  const known = sent === null ? null : await lockDevice(tx, hashToken(sent));
  const began = { person, isProved: true, replaced: earlierSessionHashOf(call) };
  if (known === null || sent === null || !(await mayKeep(tx, known, person, wanted))) {
    if (known !== null) await endDevice(tx, known.id, call.now);
    const deviceToken = tokenOf(tx.tenantId, deps.random.secret());
    const device = await addDevice(tx, deps.random.id<DeviceId>(call.now), {
      ...{ person, wanted, tokenHash: hashToken(deviceToken), now: call.now },
    });
    const opened = { ...began, device, wrongPins: 0 };
    const session = await openCounterSession(deps, tx, opened, call.now);
    return withCounterCookies(call, { ...session, deviceToken });
  }
  const wrongPins = await countWrongPins(tx, known.id, person.id);
  await forgetWrongPins(tx, known.id, person.id);
  await addDevicePerson(tx, known.id, person.id, call.now);
  await renameDevice(tx, known.id, wanted.name);
  const opened = { ...began, device: { ...known, name: wanted.name }, wrongPins };
  const session = await openCounterSession(deps, tx, opened, call.now);
  return withCounterCookies(call, { ...session, deviceToken: sent });
}

type NewDevice = { person: StaffMember; wanted: Wanted; tokenHash: string; now: number };

/**
 * Adds a device. A manager or owner who adds a shared one approves it for the PINs of others; the
 * owners are mailed about each. docs/rules/counter-staff.md#approved-devices,
 * docs/rules/counter-staff.md#mail-about-a-new-shared-device.
 */
async function addDevice(
  tx: Tx,
  id: DeviceId,
  { person, wanted, tokenHash, now }: NewDevice,
): Promise<CounterDevice> {
  const approvedAs = wanted.isShared && person.role !== 'crew' ? person.role : null;
  const approvedBy = approvedAs === null ? null : person.id;
  const device = { id, ...wanted, addedBy: person.id, approvedBy, approvedAs };
  await insertDevice(tx, device, tokenHash, now);
  await addDevicePerson(tx, id, person.id, now);
  if (wanted.isShared)
    await enqueue(tx, [sendNewDeviceNoticeJob.due(now, { tenantId: tx.tenantId, deviceId: id })]);
  return device;
}

/**
 * A device stays the same for its own people; for anybody else it is removed, and a new one is
 * made.
 */
const mayKeep = async (
  tx: Tx,
  device: CounterDevice,
  person: StaffMember,
  { isShared }: Wanted,
): Promise<boolean> =>
  device.isShared === isShared &&
  maySignInOn(device, { storeIds: await findStoresOfStaff(tx, device.addedBy) }, person);

import type {
  changeStaff as changeEndpoint,
  approveDevice as approvalEndpoint,
  removeDevice as deviceEndpoint,
  removeStaff as removeEndpoint,
} from '@comanda/contract/counter/staff.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { approveDevice, lockDeviceById } from './device.rows.ts';
import { endCounterSessions, endDevice } from './counter-session.rows.ts';
import { endStaff, hasOtherOwner } from './end-staff.rows.ts';
import { findStaff, updateStaff } from './staff.rows.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import { checkStaffStores } from './check-staff-stores.ts';

const lastOwner = () => refuse(refusalOf('OPERATION_NOT_SUPPORTED', { reason: 'LAST_OWNER' }));

/**
 * Changes role and stores of a person. Their sessions end, so no screen shows what they may not see
 * any more.
 */
export async function changeStaff(
  deps: Deps,
  call: Call<typeof changeEndpoint>,
): Promise<CallOutcome<typeof changeEndpoint>> {
  const { params, body, tenant, now } = call;
  const stores = await checkStaffStores(deps, tenant.id, body);
  if (!stores.ok) return stores;
  const { id } = params;
  const facts = { role: body.role, storeIds: stores.value };
  const action = { storeId: null, kind: 'staff.change', subject: id } as const;
  return runCounterAction(deps, call, action, async (tx) => {
    const isOtherOwner = await hasOtherOwner(tx, id);
    const person = await findStaff(tx, id);
    if (!person) return refuse(refusalOf('NOT_FOUND'));
    if (person.role === 'owner' && facts.role !== 'owner' && !isOtherOwner) return lastOwner();
    await updateStaff(tx, id, { ...facts, name: person.name });
    await endCounterSessions(tx, { which: 'staff', staffId: id }, now);
    return accept({ answer: { id }, detail: facts });
  });
}

/**
 * Removes a person. Of the shared devices that only that person added or approved, those that the
 * owner names stay. docs/rules/counter-staff.md#change-of-staff,
 * docs/rules/counter-staff.md#devices-of-somebody-who-leaves.
 */
export async function removeStaff(
  deps: Deps,
  call: Call<typeof removeEndpoint>,
): Promise<CallOutcome<typeof removeEndpoint>> {
  const { id } = call.params;
  const { keptDeviceIds: kept } = call.body;
  const { staffId: keptBy } = staffSessionOf(call.session);
  const action = { storeId: null, kind: 'staff.remove', subject: id } as const;
  return runCounterAction(deps, call, action, async (tx) => {
    const isOtherOwner = await hasOtherOwner(tx, id);
    const person = await findStaff(tx, id);
    if (!person) return refuse(refusalOf('NOT_FOUND'));
    if (person.role === 'owner' && !isOtherOwner) return lastOwner();
    if (!(await endStaff(tx, { id, kept, keptBy }, call.now)))
      return refuse(refusalOf('PARAMETER_NOT_RELATED', { field: 'keptDeviceIds' }));
    return accept({ answer: { id }, detail: { role: person.role, kept: kept.length } });
  });
}

/** Removes a device of the brand. docs/rules/counter-staff.md#devices-of-a-brand. */
export async function removeDevice(
  deps: Deps,
  call: Call<typeof deviceEndpoint>,
): Promise<CallOutcome<typeof deviceEndpoint>> {
  const { id } = call.params;
  const action = { storeId: null, kind: 'device.remove', subject: id } as const;
  return runCounterAction(deps, call, action, async (tx) =>
    (await endDevice(tx, id, call.now))
      ? accept({ answer: { id }, detail: {} })
      : refuse(refusalOf('NOT_FOUND')),
  );
}

/**
 * Approves a shared device for the PINs of its people: an owner any, a manager the one of the
 * session. What an owner approved stays so. docs/rules/counter-staff.md#approved-devices.
 */
export async function approveSharedDevice(
  deps: Deps,
  call: Call<typeof approvalEndpoint>,
): Promise<CallOutcome<typeof approvalEndpoint>> {
  const { id } = call.params;
  const { staffId, role, storeIds, deviceId } = staffSessionOf(call.session);
  const storeId = storeIds === 'all' ? null : (storeIds[0] ?? null);
  const action = { storeId, kind: 'device.approve', subject: id } as const;
  return runCounterAction(deps, call, action, async (tx) => {
    const device = role === 'owner' || id === deviceId ? await lockDeviceById(tx, id) : null;
    if (!device?.isShared) return refuse(refusalOf('NOT_FOUND'));
    if (device.approvedAs !== 'owner') await approveDevice(tx, id, staffId);
    return accept({ answer: { id }, detail: { role } });
  });
}

import type { getDevices, getStaff } from '@comanda/contract/counter/staff.ts';
import { sharesStore } from '@comanda/domain/counter/device-people.ts';
import { accept } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { findDevices, findLastSignIns } from './staff-lists.rows.ts';
import { findAllStaff } from './staff.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';

/**
 * Lists the people of the brand: an owner sees all, a manager those of the own stores.
 * docs/rules/counter-staff.md#list-of-staff.
 */
export async function listStaff(
  { db }: Pick<Deps, 'db'>,
  { tenant, session }: Call<typeof getStaff>,
): Promise<CallOutcome<typeof getStaff>> {
  const caller = staffSessionOf(session);
  const tx = autocommit(db, tenant.id);
  const [everybody, lastSignIns] = await Promise.all([findAllStaff(tx), findLastSignIns(tx)]);
  return accept(
    everybody
      .filter(
        (person) =>
          caller.role === 'owner' || person.id === caller.staffId || sharesStore(caller, person),
      )
      .map(({ pinHash, ...person }) => ({
        ...person,
        hasPin: pinHash !== null,
        lastSignedInAt: lastSignIns.get(person.id) ?? null,
        isYou: person.id === caller.staffId,
      })),
  );
}

/** Lists the devices of the brand. docs/rules/counter-staff.md#devices-of-a-brand. */
export async function listDevices(
  { db }: Pick<Deps, 'db'>,
  { tenant, session }: Call<typeof getDevices>,
): Promise<CallOutcome<typeof getDevices>> {
  const { deviceId } = staffSessionOf(session);
  const devices = await findDevices(autocommit(db, tenant.id));
  return accept(devices.map((device) => ({ ...device, isThis: device.id === deviceId })));
}

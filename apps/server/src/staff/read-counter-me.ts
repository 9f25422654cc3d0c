import type { getCounterMe as endpoint } from '@comanda/contract/counter/sign-in.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { findCounterSession } from './counter-session.rows.ts';
import { findDeviceById } from './device.rows.ts';
import { findStaff } from './staff.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import { deviceOf, personOf } from './open-counter-session.ts';

type Endpoint = typeof endpoint;

/**
 * Tells a staff member who they are, on which device, and for which stores.
 * docs/rules/counter-staff.md#who-is-signed-in.
 */
export async function readCounterMe(
  { db, menus }: Pick<Deps, 'db' | 'menus'>,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { staffId, deviceId, staffTokenHash, storeIds } = staffSessionOf(call.session);
  const tx = autocommit(db, call.tenant.id);
  const [person, device, session, tenant] = await Promise.all([
    findStaff(tx, staffId),
    findDeviceById(tx, deviceId),
    findCounterSession(tx, staffTokenHash),
    menus.tenant(call.tenant.id),
  ]);
  if (!person || !device || !session) return refuse(refusalOf('INVALID_TOKEN'));
  const stores = (tenant?.stores ?? []).filter(({ id }) => staffReachesStore(storeIds, id));
  return accept({
    person: personOf(person),
    dayMail: person.dayMail,
    device: deviceOf(device),
    storeIds,
    stores: stores.map(({ id, name, timeZone }) => ({ id, name, timeZone })),
    expiresAt: session.expiresAt,
    now: isoOf(call.now),
  });
}

import { counterSessionMs } from '@comanda/domain/counter/counter-session-lifetimes.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { insertCounterAction } from '../counter/counter-actions.rows.ts';
import { counterSessionIdOf, hashToken, tokenOf } from '../session/tokens.ts';
import { endCounterSessions, insertCounterSession } from './counter-session.rows.ts';
import type { CounterDevice } from './device.rows.ts';
import type { StaffMember } from './staff.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';

type Opened = {
  person: StaffMember;
  device: CounterDevice;
  /** Wrong PINs in the person's name since their last sign-in on the device. */
  wrongPins: number;
  /** True: a mailed code began the session. */
  isProved: boolean;
  /** Hash of the token of the session that the browser had before, which ends; null: none. */
  replaced: string | null;
};

/** Names a staff member as the own screens do. */
export const personOf = ({ id, name, role, pinHash }: StaffMember) => ({
  id,
  name,
  role,
  hasPin: pinHash !== null,
});

export const deviceOf = ({ id, name, isShared, approvedAs }: CounterDevice) => ({
  id,
  name,
  isShared,
  approvedAs,
});

/**
 * Begins a session on a device and enters it into the audit list: 12 hours on a shared device, 30
 * days on an own one. Returns its token and the answer of the sign-in. `now`: milliseconds.
 * docs/rules/counter-staff.md#session-at-the-counter.
 */
export async function openCounterSession(
  { random }: Pick<Deps, 'random'>,
  tx: Tx,
  { person, device, wrongPins, isProved, replaced }: Opened,
  now: number,
) {
  if (replaced !== null) await endCounterSessions(tx, { which: 'token', tokenHash: replaced }, now);
  const token = tokenOf(tx.tenantId, random.secret());
  const lasts = counterSessionMs[device.isShared ? 'shared' : 'own'];
  const [at, expiresAt] = [isoOf(now), isoOf(now + lasts)];
  await insertCounterSession(tx, {
    tokenHash: hashToken(token),
    staffId: person.id,
    deviceId: device.id,
    createdAt: at,
    expiresAt,
    provedAt: isProved ? at : null,
  });
  await recordSignIn({ random }, tx, { person, device, wrongPins, isProved }, now);
  const answer = {
    id: counterSessionIdOf(token),
    expiresAt,
    person: personOf(person),
    device: deviceOf(device),
    storeIds: person.storeIds,
    wrongPins,
  };
  return { token, answer };
}

async function recordSignIn(
  { random }: Pick<Deps, 'random'>,
  tx: Tx,
  { person, device, wrongPins, isProved }: Omit<Opened, 'replaced'>,
  now: number,
): Promise<void> {
  const id = random.id(now);
  await insertCounterAction(tx, {
    id,
    storeId: null,
    staffId: person.id,
    deviceId: device.id,
    at: isoOf(now),
    kind: 'session.begin',
    subject: device.id,
    detail: { with: isProved ? 'code' : 'pin', wrongPins },
    requestKey: id,
    bodyHash: '',
    answer: null,
  });
}

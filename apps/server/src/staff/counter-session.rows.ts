import type { DeviceId, StaffId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import { changedChannel } from '../platform/db/listen-for-changes.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * A session as it is stored. `tokenHash`: SHA-256. `provedAt`: the mailed code began it; null: a
 * PIN did. Instants: ISO strings.
 */
export type NewCounterSession = {
  readonly tokenHash: string;
  readonly staffId: StaffId;
  readonly deviceId: DeviceId;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly provedAt: string | null;
};

export async function insertCounterSession(tx: Tx, session: NewCounterSession): Promise<void> {
  const { tokenHash, staffId, deviceId, createdAt, expiresAt, provedAt } = session;
  await tx.query(
    'insert-counter-session',
    sql`insert into counter_sessions (tenant_id, token_hash, staff_id, device_id, created_at,
      expires_at, proved_at)
      values (${tx.tenantId}, ${tokenHash}, ${staffId}, ${deviceId}, ${createdAt}, ${expiresAt},
        ${provedAt})`,
  );
}

/** Returns the instants (ISO) of a session. */
export async function findCounterSession(
  tx: Tx,
  tokenHash: string,
): Promise<{ expiresAt: string; provedAt: string | null } | null> {
  const [row] = await tx.query<{ expiresAt: string; provedAt: string | null }>(
    'find-counter-session',
    sql`select expires_at as "expiresAt", proved_at as "provedAt" from counter_sessions
      where tenant_id = ${tx.tenantId} and token_hash = ${tokenHash}`,
  );
  return row ?? null;
}

/** The sessions that end: the one of a token, those of a device, or those of a staff member. */
export type EndedCounterSessions =
  | { which: 'token'; tokenHash: string }
  | { which: 'device'; deviceId: DeviceId }
  | { which: 'staff'; staffId: StaffId };

/**
 * Ends sessions on every server: each reads the session at each call, and the notice closes open
 * streams. Run it in a transaction. docs/rules/counter-staff.md#lock-and-sign-out.
 */
export async function endCounterSessions(
  tx: Tx,
  ended: EndedCounterSessions,
  now: number,
): Promise<void> {
  await tx.query(
    `end-counter-sessions-${ended.which}`,
    sql`with ended as (
        update counter_sessions set ended_at = ${isoOf(now)}
        where tenant_id = ${tx.tenantId} and ended_at is null and ${conditionOf(ended)}
        returning staff_id
      ) select pg_notify(${changedChannel}, ${`${tx.tenantId}:session:`} || e.staff_id)
        from (select distinct staff_id from ended) e`,
  );
}

function conditionOf(ended: EndedCounterSessions) {
  switch (ended.which) {
    case 'token':
      return sql`token_hash = ${ended.tokenHash}`;
    case 'device':
      return sql`device_id = ${ended.deviceId}`;
    case 'staff':
      return sql`staff_id = ${ended.staffId}`;
  }
}

/** Ends a device, its sessions and its alerts. Returns whether it was not removed before. */
export async function endDevice(tx: Tx, deviceId: DeviceId, now: number): Promise<boolean> {
  const rows = await tx.query(
    'end-counter-device',
    sql`with silenced as (delete from staff_push_subscriptions
        where tenant_id = ${tx.tenantId} and device_id = ${deviceId})
      update counter_devices set ended_at = ${isoOf(now)}
      where tenant_id = ${tx.tenantId} and id = ${deviceId} and ended_at is null returning 1`,
  );
  await endCounterSessions(tx, { which: 'device', deviceId }, now);
  return rows.length > 0;
}

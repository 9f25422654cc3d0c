import type { DeviceId, StaffId, StoreId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * One action as it is stored. `storeId` null: it concerns the brand. `subject`: id of the order,
 * product or person that it changed. `detail`: what changed, without personal data; amounts in
 * minor units. `answer`: of the call, repeated for the same key.
 */
export type StoredCounterAction = {
  readonly id: string;
  readonly storeId: StoreId | null;
  readonly staffId: StaffId;
  readonly deviceId: DeviceId;
  /** ISO instant. */
  readonly at: string;
  readonly kind: string;
  readonly subject: string;
  readonly detail: object;
  readonly requestKey: string;
  readonly bodyHash: string;
  readonly answer: unknown;
};

/** The answer of an earlier call of the same key. */
export type AnsweredAction = { readonly bodyHash: string; readonly answer: unknown };

/** Lets calls of one person under one key pass one after the other until the transaction ends. */
export async function lockActionKey(tx: Tx, staffId: StaffId, requestKey: string): Promise<void> {
  await tx.query(
    'lock-counter-action-key',
    sql`select pg_advisory_xact_lock(hashtextextended(${`${tx.tenantId} ${staffId} ${requestKey}`},
      0))`,
  );
}

/** Returns the action that a staff member made under this key. */
export async function findAnsweredAction(
  tx: Tx,
  staffId: StaffId,
  requestKey: string,
): Promise<AnsweredAction | null> {
  const [row] = await tx.query<{ body_hash: string; answer: unknown }>(
    'find-counter-action',
    sql`select body_hash, answer from counter_actions
      where tenant_id = ${tx.tenantId} and staff_id = ${staffId} and request_key = ${requestKey}`,
  );
  return row ? { bodyHash: row.body_hash, answer: row.answer } : null;
}

/** An action that nobody made: the system did it by a setting of the store. */
export type AutomaticAction = Pick<
  StoredCounterAction,
  'id' | 'storeId' | 'at' | 'kind' | 'subject' | 'detail'
>;

export async function insertAutomaticAction(
  tx: Tx,
  { id, storeId, at, kind, subject, detail }: AutomaticAction,
): Promise<void> {
  await tx.query(
    'insert-automatic-action',
    sql`insert into counter_actions (tenant_id, id, store_id, at, kind, subject, detail,
      request_key, body_hash)
      values (${tx.tenantId}, ${id}, ${storeId}, ${at}, ${kind}, ${subject},
        ${JSON.stringify(detail)}::jsonb, ${`automatic ${kind} ${subject}`}, '')`,
  );
}

export async function insertCounterAction(tx: Tx, action: StoredCounterAction): Promise<void> {
  const { id, storeId, staffId, deviceId, at, kind, subject, requestKey, bodyHash } = action;
  await tx.query(
    'insert-counter-action',
    sql`insert into counter_actions (tenant_id, id, store_id, staff_id, device_id, at, kind,
      subject, detail, request_key, body_hash, answer)
      values (${tx.tenantId}, ${id}, ${storeId}, ${staffId}, ${deviceId}, ${at}, ${kind},
        ${subject}, ${JSON.stringify(action.detail)}::jsonb,
        ${requestKey}, ${bodyHash}, ${JSON.stringify(action.answer)}::jsonb)`,
  );
}

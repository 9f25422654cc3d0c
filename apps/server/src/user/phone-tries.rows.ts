import { refusedPhones } from '@comanda/domain/account/phone-tries.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Counts one try of a user to set a phone, before the phone is compared with others. The update of
 * the account takes the count back when the phone is accepted. Returns the seconds until the next
 * try is allowed, or 0 if this one is. Each try commits by itself.
 */
export async function takePhoneTry(tx: Tx, userId: UserId, now: number): Promise<number> {
  const at = isoOf(now);
  const since = isoOf(now - refusedPhones.withinMs);
  const [taken] = await tx.query(
    'take-phone-try',
    sql`update users set
        refused_phones = case when refused_phones_since > ${since} then refused_phones + 1 else 1
          end,
        refused_phones_since = case when refused_phones_since > ${since} then refused_phones_since
          else ${at} end
      where tenant_id = ${tx.tenantId} and id = ${userId}
        and not (refused_phones_since > ${since} and refused_phones >= ${refusedPhones.most})
      returning 1`,
  );
  if (taken) return 0;
  const [row] = await tx.query<{ refused_phones_since: string }>(
    'find-refused-phones',
    sql`select refused_phones_since from users where tenant_id = ${tx.tenantId} and id = ${userId}`,
  );
  const until = instantOf(row?.refused_phones_since ?? at) + refusedPhones.withinMs;
  return Math.max(1, Math.ceil((until - now) / 1_000));
}

/**
 * Takes back a counted try whose phone was not compared, because the change was refused for another
 * reason.
 */
export async function returnPhoneTry(tx: Tx, userId: UserId): Promise<void> {
  await tx.query(
    'return-phone-try',
    sql`update users set refused_phones = refused_phones - 1
      where tenant_id = ${tx.tenantId} and id = ${userId} and refused_phones > 0`,
  );
}

import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/**
 * A switch of the counter that says otherwise than the folder. `by`: the staff member's name; null:
 * gone.
 */
export type OverridingSwitch = { code: string; isOn: boolean; by: string | null };

/** Returns the switches of published coupons that say otherwise than the folder. */
export const findOverridingSwitches = (tx: Tx): Promise<OverridingSwitch[]> =>
  tx.query(
    'find-overriding-coupon-switches',
    sql`select w.code, w.is_on as "isOn", s.name as by from coupon_switches w
      join coupons c on c.tenant_id = w.tenant_id and c.code = w.code
      left join staff s on s.tenant_id = w.tenant_id and s.id = w.staff_id
      where w.tenant_id = ${tx.tenantId} and w.is_on <> (c.document ->> 'enabled')::boolean
      order by w.code`,
  );

/**
 * Deletes the switches that say what the folder says, so that the next change of the folder counts.
 */
export async function dropAgreeingSwitches(tx: Tx): Promise<void> {
  await tx.query(
    'drop-agreeing-coupon-switches',
    sql`delete from coupon_switches w using coupons c where w.tenant_id = ${tx.tenantId}
      and c.tenant_id = w.tenant_id and c.code = w.code
      and w.is_on = (c.document ->> 'enabled')::boolean`,
  );
}

/** Deletes every switch of the brand: the folder holds. */
export async function dropCouponSwitches(tx: Tx): Promise<void> {
  await tx.query(
    'drop-coupon-switches',
    sql`delete from coupon_switches where tenant_id = ${tx.tenantId}`,
  );
}

import type { Coupon } from '@comanda/domain/coupon/coupon.ts';
import type { StaffId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Switches a coupon over what the folder says. It waits for the orders that take the coupon at that
 * moment; orders after the commit are refused by the database while the coupon is off. `at`: ISO
 * instant. docs/rules/counter-coupons.md#orders-during-a-switch.
 */
export async function saveCouponSwitch(
  tx: Tx,
  code: string,
  isOn: boolean,
  { staffId, at }: { staffId: StaffId; at: string },
): Promise<void> {
  await tx.query('lock-coupon-switch', sql`select lock_coupon_switch(${tx.tenantId}, ${code})`);
  await tx.query(
    'save-coupon-switch',
    sql`insert into coupon_switches (tenant_id, code, is_on, staff_id, set_at)
      values (${tx.tenantId}, ${code}, ${isOn}, ${staffId}, ${at})
      on conflict (tenant_id, code) do update set is_on = excluded.is_on,
        staff_id = excluded.staff_id, set_at = excluded.set_at`,
  );
}

/**
 * Waits for the orders that take, at that moment, one of the coupons that are published with other
 * rules than these, or that leave. Orders after the commit are decided again.
 * docs/rules/back-office.md#orders-during-a-publication-of-coupons.
 */
export async function lockChangedCoupons(tx: Tx, coupons: readonly Coupon[]): Promise<void> {
  await tx.query(
    'lock-changed-coupons',
    sql`select lock_coupon_switch(${tx.tenantId}, changed.code) from (
      select c.code from coupons c
      left join jsonb_array_elements(${JSON.stringify(coupons)}::jsonb) as given (document)
        on given.document ->> 'code' = c.code
      where c.tenant_id = ${tx.tenantId} and given.document is distinct from c.document
      order by c.code) changed`,
  );
}

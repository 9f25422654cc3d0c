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

import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Payments of one method that are not over. `kind`: the provider is undecided, or a refund is due,
 * also of a part of a paid order. `since`: the oldest of them, ISO instant.
 */
export type PaymentAges = {
  method: PaymentMethodName;
  kind: 'open' | 'refund';
  count: number;
  since: string;
};

/** Counts a tenant's payments that are not over. */
export const listPaymentAges = (tx: Tx): Promise<PaymentAges[]> =>
  tx.query<PaymentAges>(
    'payment-ages',
    sql`select method, case when state in ('refunding', 'completed') then 'refund' else 'open'
      end as kind, count(*)::int as count,
        min(case when state in ('refunding', 'completed') then coalesce(refund_due_at,
          created_at) else created_at end) as since
      from payment_attempts
      where tenant_id = ${tx.tenantId}
        and (state in ('created', 'pending', 'authorised', 'refunding')
          or (state = 'completed' and refund_goal > refunded))
      group by 1, 2`,
  );

import type { StoreId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Returns the payment methods of a store as its folder lists them, also those that are not offered
 * because an address or a secret is missing.
 */
export async function folderMethods(
  tx: Tx,
  storeId: StoreId,
): Promise<readonly PaymentMethodName[]> {
  const [row] = await tx.query<{ methods: PaymentMethodName[] }>(
    'folder-payment-methods',
    sql`select document -> 'paymentMethods' as methods from stores where tenant_id = ${tx.tenantId}
      and id = ${storeId}`,
  );
  return row?.methods ?? [];
}

import type { StoreId } from '@comanda/domain/ids.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { type HeldMoney, heldMoneyOf } from '@comanda/domain/payment/held-money.ts';
import { listHeldMoneyRows } from './held-money.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * An entry of the list of money that pays no order. `amount`: minor units of the brand's currency.
 */
export type HeldMoneyEntry = HeldMoney & {
  readonly attempt: Attempt;
  readonly orderNumber: number;
  readonly storeId: StoreId;
};

/**
 * Returns all money of a tenant that a provider has, or may have, and that pays no order, the
 * oldest first. The operator's command, the counter, the metric and the mail read this list. `now`:
 * milliseconds. docs/rules/payments.md#money-that-pays-no-order.
 */
export async function listHeldMoney(tx: Tx, now: number): Promise<readonly HeldMoneyEntry[]> {
  const rows = await listHeldMoneyRows(tx, now);
  const entries = rows.flatMap(({ orderNumber, storeId, ...facts }) =>
    heldMoneyOf(facts, now).map((held) => ({
      ...held,
      attempt: facts.attempt,
      orderNumber,
      storeId,
    })),
  );
  return entries.toSorted((a, b) => a.since - b.since);
}

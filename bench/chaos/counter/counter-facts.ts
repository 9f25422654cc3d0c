import type { RefundPart } from '@comanda/domain/counter/refund/refund-reasons.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';

/** Money that staff gave back; minor units. */
export type GivenRefund = { readonly part: RefundPart; readonly amount: number };

/** An entry of the audit list. `refund`: of a refund; null: of anything else. */
export type ActionFact = {
  readonly brand: string;
  readonly staffId: string;
  readonly key: string;
  readonly kind: string;
  readonly subject: string;
  readonly refund: GivenRefund | null;
};

/**
 * An order in the shop's database. `statuses`: its history, oldest first. `readyAt`: when its food
 * is ready, ISO instant. `total`, `parts`: minor units; the parts that the ledger says were given
 * back while it was paid, by the counter or an operator. `refunds`: those of the counter.
 * `endReason` null: the shopper ended it, or it has not ended. `openAccounts`: accounts of its
 * ledger that do not sum to zero.
 */
export type CounterOrderFact = {
  readonly id: string;
  readonly brand: string;
  readonly status: OrderStatus;
  readonly statuses: readonly OrderStatus[];
  readonly readyAt: string | null;
  readonly isReleased: boolean;
  readonly total: number;
  readonly parts: number;
  readonly refunds: readonly GivenRefund[];
  readonly isCash: boolean;
  readonly endReason: string | null;
  readonly openAccounts: number;
};

export type CounterFacts = {
  readonly actions: readonly ActionFact[];
  readonly orders: readonly CounterOrderFact[];
};

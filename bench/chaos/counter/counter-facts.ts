import type { OrderStatus } from '@comanda/domain/order/order-status.ts';

/** An entry of the audit list. `readyAt`: of an accepted order, ISO instant. */
export type ActionFact = {
  readonly brand: string;
  readonly staffId: string;
  readonly key: string;
  readonly kind: string;
  readonly subject: string;
  readonly readyAt: string | null;
};

/** An order in the shop's database. `statuses`: its history, oldest first. `readyAt`: when its food is ready, ISO instant. */
export type CounterOrderFact = {
  readonly id: string;
  readonly brand: string;
  readonly status: OrderStatus;
  readonly statuses: readonly OrderStatus[];
  readonly readyAt: string | null;
  readonly isReleased: boolean;
};

export type CounterFacts = {
  readonly actions: readonly ActionFact[];
  readonly orders: readonly CounterOrderFact[];
};

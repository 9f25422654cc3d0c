import { type OrderLimits, defaultOrderLimits } from '../order-limits/order-limits.ts';

/** What only the server reads of a brand's settings: none of it is part of an answer to a browser. */
export type Operations = {
  /** Where the brand's orders are posted (https, never inside our own network); null: the server's own default. docs/operations.md. */
  kitchenUrl: string | null;
  /** How many percent dearer than agreed a courier may be when it is sent for; the brand absorbs it, dearer ones are not asked. */
  courierTolerancePercent: number;
  /** What one buyer and one network may order, pay and follow before anything is paid. */
  orderLimits: OrderLimits;
};

/** Of a brand that says nothing, and of one that was imported before it could. */
export const defaultOperations: Operations = {
  kitchenUrl: null,
  courierTolerancePercent: 20,
  orderLimits: defaultOrderLimits,
};

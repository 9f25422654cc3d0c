import type { NewOrder } from '../order/new-order.ts';

/**
 * Makes an order for the statement that inserts it, which reads only these fields: in cash, for
 * pickup, of nothing. Tests of races insert it directly, because the use case around the statement
 * would hide who waits for whom.
 */
export function makeNewOrder(changes: object): NewOrder {
  const id = crypto.randomUUID();
  const at = '2026-11-21T15:30:00.000Z';
  const order = {
    id,
    request: { key: `sent:${id}`, derived: false, bodyHash: 'x' },
    network: null,
    storeId: 1,
    status: 'created',
    paymentStatus: 'created',
    paymentMethod: 'cash',
    dispatchMethod: 'in_store',
    customer: { name: 'x', email: 'x', phone: 'x' },
    snapshot: { parts: [], courier: null, checkoutAnswers: [] },
    handOverCode: null,
    amounts: amountsOf(1),
    products: [],
    points: { used: 0, toEarn: 0, rate: 500 },
    createdAt: at,
    estimatedAt: at,
    cancellableUntil: at,
    slotAt: null,
    slotCapacity: null,
    ...changes,
  };
  return order as unknown as NewOrder;
}

/** Returns the amounts of an order that costs only its food. */
export const amountsOf = (total: number) => ({
  subtotal: total,
  discount: 0,
  points: 0,
  delivery: 0,
  serviceFee: 0,
  tip: 0,
  storeTip: 0,
  total,
});

import type { rejectOrder as endpoint } from '@comanda/contract/counter/board.ts';
import type { OrderProduct } from '@comanda/domain/order/order.ts';
import { accept } from '@comanda/domain/result.ts';
import { findOrder } from '../order/find-orders.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { moveLockedOrder } from '../order/move-locked-order.ts';
import { moveCounterOrder, type MoveDeps } from './move-counter-order.ts';

type Endpoint = typeof endpoint;

/**
 * Rejects an order that nobody has begun: it ends as cancelled, its money goes back, its
 * reservations are released, and the shopper is told. Answers its products, so that the counter can
 * offer to switch off what is sold out. docs/rules/counter-board.md#rejecting-an-order.
 */
export async function rejectOrder(
  deps: MoveDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { body, now, params, tenant } = call;
  const { reason } = body;
  const why = `the counter rejected it: ${reason}`;
  const from = ['scheduled', 'created'] as const;
  const action = { kind: 'order.reject', from, to: 'cancelled', detail: { reason } } as const;
  const rejected = await moveCounterOrder(deps, call, action, (tx, order) =>
    moveLockedOrder(deps, tx, order, {
      status: 'cancelled',
      readyAt: null,
      why,
      detail: reason,
      author: 'counter',
      now,
    }),
  );
  if (!rejected.ok) return rejected;
  const order = await findOrder(autocommit(deps.db, tenant.id), params.orderId);
  return accept({ ...rejected.value, products: order ? productsOf(order.lines) : [] });
}

const productsOf = (lines: readonly OrderProduct[]) => [
  ...new Map(lines.map(({ productId, name }) => [productId, { productId, name }])).values(),
];

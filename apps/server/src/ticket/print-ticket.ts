import type { printTicket as endpoint } from '@comanda/contract/counter/ticket.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { countPrints } from '../counter/actions-of-subject.rows.ts';
import { findOrder } from '../order/find-orders.rows.ts';
import { lockOrder } from '../order/move-order.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import { papersOfOrders } from './papers-of-orders.ts';

type Endpoint = typeof endpoint;

/**
 * Counts a paper and returns its number: 1 is the original. NOT_FOUND as for the ticket.
 * docs/rules/counter-ticket.md#copies-of-a-ticket.
 */
export async function printTicket(
  deps: Pick<Deps, 'db' | 'random'>,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { params, body, tenant } = call;
  const order = await withTenant(deps.db, tenant.id, (tx) => findOrder(tx, params.orderId));
  if (!order) return refuse(refusalOf('NOT_FOUND'));
  const action = { storeId: order.store_id, kind: 'order.print', subject: order.id } as const;
  return runCounterAction(deps, call, action, async (tx) => {
    await lockOrder(tx, order.id);
    const byPrinters = (await papersOfOrders(tx, [order.id]))(order.id)[body.copy] ?? 0;
    const number = (await countPrints(tx, order.id, body.copy)) + byPrinters + 1;
    return accept({ answer: { copy: body.copy, number }, detail: { copy: body.copy, number } });
  });
}

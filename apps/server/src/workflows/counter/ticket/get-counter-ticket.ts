import type { getCounterTicket as endpoint } from '@comanda/contract/counter/ticket.ts';
import { staffReachesStore } from '@comanda/domain/counter/staff-reaches-store.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../../../deps.ts';
import { actionsOfOrder } from '../../../features/counter/actions-of-subject.ts';
import { findCustomerOrder } from '../../../features/order/find-orders.ts';
import { withTenant } from '../../../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../../../platform/http/call.ts';
import { staffSessionOf } from '../staff-session-of.ts';
import { counterTicketOf } from './counter-ticket-of.ts';

type Endpoint = typeof endpoint;

/** Returns an order for the counter. NOT_FOUND for an order of another store or brand. docs/rules/counter-ticket.md#ticket. */
export async function getCounterTicket(
  deps: Pick<Deps, 'db'>,
  { params, session, tenant, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { storeIds } = staffSessionOf(session);
  return withTenant(deps.db, tenant.id, async (tx) => {
    const row = await findCustomerOrder(tx, params.orderId);
    if (!row || !staffReachesStore(storeIds, row.store_id)) return refuse(refusalOf('NOT_FOUND'));
    const actions = await actionsOfOrder(tx, row.id);
    return accept(counterTicketOf({ row, actions, tenant, now }));
  });
}

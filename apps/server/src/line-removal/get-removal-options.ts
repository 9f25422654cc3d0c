import type { getRemovalOptions as endpoint } from '@comanda/contract/counter/line-removals.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { wayOfUnits } from '@comanda/domain/line-removal/check-removal.ts';
import { substituteUnits } from '@comanda/domain/line-removal/removals-of-order.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import type { Deps } from '../deps.ts';
import { shownMethod } from '../order/stored-payment.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { loadRemovalFacts } from './load-removal-facts.ts';

type Endpoint = typeof endpoint;

/**
 * Returns what can be taken off an order, and how its money goes back. NOT_FOUND for an order of
 * another store. docs/rules/line-removals.md#units-taken-off-an-order.
 */
export async function getRemovalOptions(
  deps: Pick<Deps, 'db' | 'payments'>,
  { params, session, tenant }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const found = await withTenant(deps.db, tenant.id, (tx) =>
    loadRemovalFacts(tx, deps, params.orderId),
  );
  const { storeIds } = staffSessionOf(session);
  if (!found || found.row.store_id !== params.id || !staffReachesStore(storeIds, params.id))
    return refuse(refusalOf('NOT_FOUND'));
  const { row, facts } = found;
  return accept({
    number: row.number,
    paymentMethod: shownMethod(row),
    way: wayOfUnits(facts),
    substituteUnits: substituteUnits(row.line_removals),
    lines: row.lines.map(({ productId, name, quantity }, at) => ({
      productId,
      name,
      quantity,
      units: [...(facts.units[at] ?? [])],
    })),
  });
}

import { choiceOf, type Substitute } from '@comanda/domain/line-removal/substitute.ts';
import type { Deps } from '../deps.ts';
import type { LockedOrder } from '../order/move-order.rows.ts';
import { takeStockUnits } from '../order/reservations/take-stock-units.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { decideSubstitute } from './decide-substitute.ts';

type TakeDeps = Pick<Deps, 'menus' | 'stockNotice'>;

/** Tries with a menu that staff changed meanwhile, before the dish counts as gone. */
const decisions = 3;

/**
 * Takes the stock of a dish that comes in, for a locked order. Returns false, and takes nothing, if
 * the dish or one of its options is sold out or switched off by now; its price stays as it was
 * offered. docs/rules/line-removals.md#stock-of-another-dish.
 */
export async function takeSubstitute(
  deps: TakeDeps,
  tx: Tx,
  order: LockedOrder,
  substitute: Substitute,
  now: number,
): Promise<boolean> {
  const { store_id: storeId } = order;
  for (let left = decisions; left > 0; left -= 1) {
    const { facts, sold } = await decideSubstitute(deps, tx, choiceOf(substitute), { order, now });
    if (!facts || !sold.ok) return false;
    const { productId, quantity: units } = substitute;
    const outcome = await takeStockUnits(tx, order.id, { storeId, productId, units, facts, now });
    if (outcome === 'short') return false;
    if (outcome === 'taken')
      tx.onCommit(() => deps.stockNotice.publish(tx.tenantId, order.store_id));
    if (outcome !== 'changed') return true;
    deps.menus.onChange({ tenantId: tx.tenantId, kind: 'store', id: String(storeId) });
    deps.menus.onChange({ tenantId: tx.tenantId, kind: 'menu', id: '' });
  }
  return false;
}

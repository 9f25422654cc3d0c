import { negate } from '@comanda/domain/money/money.ts';
import { bookSettlement, lockDrawerOfStore, lockOpenDrawer } from '../drawer/drawer.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { insertSettlement, type NewSettlement } from './rider-cash.rows.ts';

/**
 * Stores a settlement or a correction and books its cash in the open drawer of the store, as a
 * movement with this id. Returns whether it came into a drawer: if none is open, it comes into the
 * next one. No cash needs no drawer. docs/rules/counter-riders.md#settlement-without-a-drawer.
 */
export async function storeSettlement(
  tx: Tx,
  settlement: NewSettlement,
  movementId: string,
): Promise<boolean> {
  const { id, storeId, staffId, at, handedIn } = settlement;
  await insertSettlement(tx, settlement);
  if (handedIn === 0) return true;
  await lockDrawerOfStore(tx, storeId);
  const drawer = await lockOpenDrawer(tx, storeId);
  if (drawer === null) return false;
  await bookSettlement(tx, {
    ...{ id: movementId, sessionId: drawer.id, settlementId: id, at, staffId },
    kind: handedIn > 0 ? 'in' : 'out',
    amount: handedIn > 0 ? handedIn : negate(handedIn),
  });
  return true;
}

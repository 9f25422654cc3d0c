import type {
  getRiderCash as endpoint,
  RiderMoney,
  Settlement,
} from '@comanda/contract/counter/rider-cash.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { changeFor } from '@comanda/domain/payment/pay-on-delivery.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { riderCashOf, settlementDifference } from '@comanda/domain/rider-cash/rider-settlement.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import type { Deps } from '../deps.ts';
import { findOpenDrawer } from '../drawer/drawer.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import {
  type CarriedOrder,
  carriedOrders,
  type CorrectionRow,
  correctionsOf,
  riderNames,
  type SettlementRow,
  settlementsOfStore,
} from './rider-cash.rows.ts';

type Endpoint = typeof endpoint;

/**
 * Returns what the riders of a store carry, and its last settlements. NOT_FOUND for a store of
 * others. docs/rules/counter-riders.md#cash-that-a-rider-carries.
 */
export async function getRiderCash(
  { db }: Pick<Deps, 'db'>,
  { params, session, tenant }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  if (!staffReachesStore(staffSessionOf(session).storeIds, params.id))
    return refuse(refusalOf('NOT_FOUND'));
  return withTenant(db, tenant.id, async (tx) => {
    const names = await riderNames(tx, params.id);
    const orders = await carriedOrders(tx, params.id);
    const settlements = await settlementsOfStore(tx, params.id);
    const corrections = await correctionsOf(
      tx,
      settlements.map(({ id }) => id),
    );
    return accept({
      isDrawerOpen: (await findOpenDrawer(tx, params.id)) !== null,
      riders: names.flatMap((rider) => moneyOf(rider, orders) ?? []),
      settlements: settlements.map((row) => shownSettlement(row, corrections)),
    });
  });
}

function moneyOf(
  { id, name }: Pick<RiderMoney, 'name'> & { id: RiderMoney['riderId'] },
  all: readonly CarriedOrder[],
): RiderMoney | null {
  const orders = all.filter(({ riderId }) => riderId === id);
  if (orders.length === 0) return null;
  return { riderId: id, name, ...riderCashOf(orders), orders: orders.map(shownOrder) };
}

const shownOrder = ({ riderId: _, ...order }: CarriedOrder): RiderMoney['orders'][number] => ({
  ...order,
  change: order.paidWith === null ? null : changeFor(order.paidWith, order.cash),
});

const shownSettlement = (
  row: SettlementRow,
  corrections: readonly CorrectionRow[],
): Settlement => ({
  ...row,
  difference: settlementDifference(row.handedIn, row.toHandIn),
  corrections: corrections
    .filter(({ correctsId }) => correctsId === row.id)
    .map(({ at, staffName, amount }) => ({ at, staffName, amount })),
});

import type { OwnMoney } from '@comanda/contract/rider.ts';
import { dayMs } from '@comanda/domain/duration.ts';
import type { RiderId } from '@comanda/domain/ids.ts';
import { riderCashOf, settlementDifference } from '@comanda/domain/rider-cash/rider-settlement.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { carriedMoney, lastSettlement } from './rider-cash.rows.ts';

/**
 * Returns the money that a rider has of orders that are not settled, and the settlement of the last
 * day. `now` in milliseconds. docs/rules/counter-riders.md#cash-that-a-rider-carries.
 */
export async function ownMoneyOf(tx: Tx, riderId: RiderId, now: number): Promise<OwnMoney> {
  const carried = await carriedMoney(tx, riderId);
  const last = await lastSettlement(tx, riderId);
  const isShown = last !== null && instantOf(last.at) > now - dayMs;
  return {
    orders: carried.length,
    ...riderCashOf(carried),
    settled: isShown
      ? {
          at: last.at,
          handedIn: last.handedIn,
          difference: settlementDifference(last.handedIn, last.toHandIn),
        }
      : null,
  };
}

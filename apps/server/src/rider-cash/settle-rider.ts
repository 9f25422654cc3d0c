import type { settleRider as endpoint } from '@comanda/contract/counter/rider-cash.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { SettlementId } from '@comanda/domain/ids.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { riderCashOf, settlementDifference } from '@comanda/domain/rider-cash/rider-settlement.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import type { Deps } from '../deps.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { carriedOf, lockRiderToSettle, settleOrders } from './rider-cash.rows.ts';
import { storeSettlement } from './store-settlement.ts';

type Endpoint = typeof endpoint;

/**
 * Settles up with a rider about the orders that the person saw. Refused: OPERATION_NOT_SUPPORTED
 * `changed` if the rider has not all of them or their cash is another amount, NOT_FOUND for a rider
 * or store of others. docs/rules/counter-riders.md#settlement-with-a-rider.
 */
export async function settleRider(
  deps: Pick<Deps, 'db' | 'random'>,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { params, body, session, now } = call;
  const { staffId } = staffSessionOf(session);
  const { id: storeId, riderId } = params;
  const { toHandIn, handedIn } = body;
  const orderIds = [...new Set(body.orderIds)];
  const id = deps.random.id<SettlementId>(now);
  const movementId = deps.random.id(now);
  const action = { storeId, kind: 'rider.settle', subject: riderId } as const;
  return runCounterAction(deps, call, action, async (tx) => {
    if (!(await lockRiderToSettle(tx, storeId, riderId))) return refuse(refusalOf('NOT_FOUND'));
    const carried = await carriedOf(tx, riderId, orderIds);
    const isAsSeen =
      carried.length === orderIds.length && riderCashOf(carried).toHandIn === toHandIn;
    if (!isAsSeen) return refuse(refusalOf('OPERATION_NOT_SUPPORTED', { reason: 'changed' }));
    const row = { id, storeId, riderId, staffId, at: isoOf(now), toHandIn, handedIn };
    const isBooked = await storeSettlement(tx, { ...row, correctsId: null }, movementId);
    await settleOrders(tx, id, orderIds);
    const difference = settlementDifference(handedIn, toHandIn);
    return accept({ answer: { difference, isBooked }, detail: { amount: handedIn, difference } });
  });
}

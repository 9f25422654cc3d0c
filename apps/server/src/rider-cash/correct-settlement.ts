import type { correctSettlement as endpoint } from '@comanda/contract/counter/rider-cash.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { SettlementId } from '@comanda/domain/ids.ts';
import { subtract, zero } from '@comanda/domain/money/money.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { settlementDifference } from '@comanda/domain/rider-cash/rider-settlement.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import type { Deps } from '../deps.ts';
import { lockDrawerOfStore } from '../drawer/drawer.rows.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { findSettlement } from './rider-cash.rows.ts';
import { storeSettlement } from './store-settlement.ts';

type Endpoint = typeof endpoint;

/**
 * Corrects what a rider handed in, by a row of its own. Refused: INVALID_PARAMETER for the same
 * amount, OPERATION_NOT_SUPPORTED `changed` if another person corrected it, NOT_FOUND for a
 * settlement or store of others. docs/rules/counter-riders.md#correction-of-a-settlement.
 */
export async function correctSettlement(
  deps: Pick<Deps, 'db' | 'random'>,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { params, body, session, now } = call;
  const { staffId } = staffSessionOf(session);
  const { id: storeId, settlementId } = params;
  const { before, handedIn } = body;
  if (before === handedIn) return refuse(refusalOf('INVALID_PARAMETER', { field: 'handed_in' }));
  const amount = subtract(handedIn, before);
  const id = deps.random.id<SettlementId>(now);
  const movementId = deps.random.id(now);
  const action = { storeId, kind: 'rider.correct', subject: settlementId } as const;
  return runCounterAction(deps, call, action, async (tx) => {
    await lockDrawerOfStore(tx, storeId);
    const settled = await findSettlement(tx, storeId, settlementId);
    if (!settled) return refuse(refusalOf('NOT_FOUND'));
    if (settled.handedIn !== before)
      return refuse(refusalOf('OPERATION_NOT_SUPPORTED', { reason: 'changed' }));
    const row = { id, storeId, riderId: settled.riderId, staffId, at: isoOf(now) };
    const correction = { ...row, toHandIn: zero, handedIn: amount, correctsId: settlementId };
    const isBooked = await storeSettlement(tx, correction, movementId);
    const difference = settlementDifference(handedIn, settled.toHandIn);
    return accept({ answer: { difference, isBooked }, detail: { amount, difference } });
  });
}

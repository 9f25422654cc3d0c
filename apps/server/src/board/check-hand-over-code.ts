import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import {
  checkHandOver,
  type HandOverClaim,
  type HandOverProof,
  isWrongCode,
  recentTries,
} from '@comanda/domain/order/hand-over-code.ts';
import type { Result } from '@comanda/domain/result.ts';
import type { LockedOrder } from '../order/move-order.rows.ts';
import { readStoredCode, storeWrongCodes } from '../order/wrong-codes.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Returns what proves that staff may hand this order over at `now` (milliseconds), and keeps a
 * wrong code as a try. The caller locked the order in the same transaction and commits it also when
 * this refuses: else a wrong try would not count. Refused as {@link checkHandOver} says.
 * docs/rules/counter-ticket.md#code-of-a-pickup.
 */
export async function checkHandOverCode(
  tx: Tx,
  order: Pick<LockedOrder, 'id' | 'dispatch_method'>,
  claim: HandOverClaim,
  now: number,
): Promise<Result<HandOverProof, Refusal>> {
  const { code, wrongAt } = await readStoredCode(tx, order.id);
  const checked = checkHandOver(
    { dispatchMethod: order.dispatch_method, code, wrongAt },
    claim,
    now,
  );
  if (!checked.ok && isWrongCode(checked.error))
    await storeWrongCodes(tx, order.id, [...recentTries(wrongAt, now), now]);
  return checked;
}

import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { answerRemoval } from '@comanda/domain/line-removal/answer-removal.ts';
import type { RemovalAnswer } from '@comanda/domain/line-removal/line-removal.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { LockedOrder } from '../order/move-order.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { RefundDeps } from '../refund/refund-locked-order.ts';
import { applyRemoval } from './apply-removal.ts';
import { saveLineRemovals } from './line-removals.rows.ts';
import { removalRefusal } from './removal-refusal.ts';

/**
 * Answers a proposal of a locked order, whether its shopper or staff does; a yes takes the units
 * off. The same answer again changes nothing. The order's lock decides between two answers at once.
 * `now` in milliseconds. docs/rules/line-removals.md#end-of-a-proposal.
 */
export async function saveAnswer(
  deps: RefundDeps,
  tx: Tx,
  order: LockedOrder,
  { id, answer, now }: { id: string; answer: RemovalAnswer; now: number },
): Promise<Result<null, Refusal>> {
  const { line_removals: removals, status } = order;
  const answered = answerRemoval(removals, status, { id, answer, at: isoOf(now) });
  if (!answered.ok) return refuse(removalRefusal(answered.error, status));
  const removal = answered.value;
  if (removal === null) return accept(null);
  if (answer.outcome === 'accepted' || answer.outcome === 'byPhone') {
    const applied = await applyRemoval(deps, tx, order, removal, now);
    if (!applied.ok) return applied;
  }
  await saveLineRemovals(
    tx,
    order.id,
    removals.map((each) => (each.id === id ? removal : each)),
  );
  await publishOrderChange(tx, order.id);
  tx.onCommit(() => deps.events.emit({ tenantId: tx.tenantId, kind: 'order', id: order.id }));
  return accept(null);
}

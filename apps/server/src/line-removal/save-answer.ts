import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { answerRemoval } from '@comanda/domain/line-removal/answer-removal.ts';
import { isSubstituteGone } from '@comanda/domain/line-removal/is-substitute-gone.ts';
import type { LineRemoval, RemovalAnswer } from '@comanda/domain/line-removal/line-removal.ts';
import { isAnswerUnseen } from '@comanda/domain/line-removal/unseen-answer.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import type { LockedOrder } from '../order/move-order.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { queueCorrection } from '../printer/queue-papers.rows.ts';
import { addAnswerNotice } from '../push/notify-answer.ts';
import { applyRemoval, type RemovalDeps } from './apply-removal.ts';
import { saveLineRemovals } from './line-removals.rows.ts';
import { removalRefusal } from './removal-refusal.ts';

/**
 * Answers a proposal of a locked order, whether its shopper or staff does; a yes takes the units
 * off. The same answer again changes nothing. The order's lock decides between two answers at once.
 * Printers that got the order's paper print what changed. A yes to a dish that is sold out
 * meanwhile is refused and ends the proposal as `gone`. `now` in milliseconds.
 * docs/rules/line-removals.md#end-of-a-proposal.
 */
export async function saveAnswer(
  deps: RemovalDeps,
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
    if (!applied.ok && isSubstituteGone(applied.error))
      await save(deps, tx, order, { ...removal, answer: goneAnswer(answer, isoOf(now)) });
    if (!applied.ok) return applied;
    await queueCorrection(tx, order.id, removal.id, now);
  }
  await save(deps, tx, order, removal);
  return accept(null);
}

/** Staff that was told on the telephone sees at once that the dish is gone. */
const goneAnswer = ({ outcome }: RemovalAnswer, at: string) => ({
  ...({ outcome: 'gone', wish: null, at } as const),
  ...(outcome === 'byPhone' && { seenAt: at }),
});

async function save(
  deps: RemovalDeps,
  tx: Tx,
  order: LockedOrder,
  removal: LineRemoval,
): Promise<void> {
  const { id, line_removals: removals } = order;
  await saveLineRemovals(
    tx,
    id,
    removals.map((each) => (each.id === removal.id ? removal : each)),
  );
  await publishOrderChange(tx, id);
  if (isAnswerUnseen(removal) && removal.answer)
    await addAnswerNotice(tx, {
      ...{ orderId: id, storeId: order.store_id, removalId: removal.id },
      now: instantOf(removal.answer.at),
    });
  tx.onCommit(() => deps.events.emit({ tenantId: tx.tenantId, kind: 'order', id }));
}

import type { seeRemovalAnswer as endpoint } from '@comanda/contract/counter/line-removals.ts';
import { removableStatuses } from '@comanda/domain/line-removal/line-removal.ts';
import { seeAnswer } from '@comanda/domain/line-removal/unseen-answer.ts';
import { accept } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { moveCounterOrder, type MoveDeps } from '../board/move-counter-order.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import { saveLineRemovals } from './line-removals.rows.ts';

type Endpoint = typeof endpoint;

/**
 * Notes that staff has seen the shopper's answer; all boards of the store show it no more as new.
 * docs/rules/line-removals.md#answer-that-nobody-has-seen.
 */
export const seeRemovalAnswer = (
  deps: MoveDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> => {
  const action = {
    kind: 'removal.see',
    from: removableStatuses,
    to: 'preparing',
    detail: {},
  } as const;
  return moveCounterOrder(deps, call, action, async (tx, order) => {
    const seen = seeAnswer(order.line_removals, call.body.removalId, isoOf(call.now));
    if (seen === null) return accept(null);
    await saveLineRemovals(tx, order.id, seen);
    await publishOrderChange(tx, order.id);
    return accept(null);
  });
};

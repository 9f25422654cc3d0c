import type { closeLineRemoval as endpoint } from '@comanda/contract/counter/line-removals.ts';
import { removableStatuses } from '@comanda/domain/line-removal/line-removal.ts';
import { moveCounterOrder, type MoveDeps } from '../board/move-counter-order.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import type { RemovalDeps } from './apply-removal.ts';
import { saveAnswer } from './save-answer.ts';

type Endpoint = typeof endpoint;

/**
 * Ends a question that waits: staff takes it back, or notes that the shopper agreed by telephone,
 * which takes the units off. Refused like the shopper's own answer.
 * docs/rules/line-removals.md#end-of-a-proposal.
 */
export const closeLineRemoval = (
  deps: MoveDeps & RemovalDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> => {
  const { removalId: id, outcome } = call.body;
  const action = {
    kind: 'removal.close',
    from: removableStatuses,
    to: 'preparing',
    detail: { outcome },
  } as const;
  return moveCounterOrder(deps, call, action, (tx, order) =>
    saveAnswer(deps, tx, order, { id, answer: { outcome, wish: null }, now: call.now }),
  );
};

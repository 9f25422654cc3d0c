import type { proposeLineRemoval as endpoint } from '@comanda/contract/counter/line-removals.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { checkProposal } from '@comanda/domain/line-removal/check-removal.ts';
import { removableStatuses } from '@comanda/domain/line-removal/line-removal.ts';
import type { Substitute } from '@comanda/domain/line-removal/substitute.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { moveCounterOrder, type MoveDeps } from '../board/move-counter-order.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import type { LockedOrder } from '../order/move-order.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { RemovalDeps } from './apply-removal.ts';
import { decideSubstitute } from './decide-substitute.ts';
import { saveLineRemovals } from './line-removals.rows.ts';
import { loadRemovalFacts } from './load-removal-facts.ts';
import { removalRefusal } from './removal-refusal.ts';
import { sendRemovalQuestionJob } from './send-removal-question.job.ts';

type Endpoint = typeof endpoint;

/**
 * Asks the shopper of an accepted order to do without units of it, or to take another dish for
 * them. The order page shows the
 * question at once, and a mail brings it; dishes and money stay until the answer. Refused as
 * {@link checkProposal} says. docs/rules/line-removals.md#units-taken-off-an-order.
 */
export const proposeLineRemoval = (
  deps: MoveDeps & RemovalDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> => {
  const { amount, reason, lines, substitute } = call.body;
  const action = {
    kind: 'removal.ask',
    from: removableStatuses,
    to: 'preparing',
    detail: { amount, reason, lines, ...(substitute && { substitute }) },
  } as const;
  return moveCounterOrder(deps, call, action, (tx, order) => propose(deps, tx, order, call));
};

async function propose(
  deps: RemovalDeps,
  tx: Tx,
  order: LockedOrder,
  { body, session, now }: Call<Endpoint>,
): Promise<Result<null, Refusal>> {
  const found = await loadRemovalFacts(tx, deps, order.id);
  if (!found) return refuse(refusalOf('NOT_FOUND'));
  const substitute = await substituteOf(deps, tx, order, body.substitute, now);
  if (!substitute.ok) return refuse(removalRefusal(substitute.error, order.status));
  const request = { ...body, substitute: substitute.value };
  const money = checkProposal(found.facts, request);
  if (!money.ok) return refuse(removalRefusal(money.error, order.status));
  const id = deps.random.id(now);
  const proposed = {
    ...{ id, lines: body.lines, reason: body.reason, ...money.value },
    substitute: substitute.value,
    ...{ staffId: staffSessionOf(session).staffId, askedAt: isoOf(now), answer: null },
  };
  await saveLineRemovals(tx, order.id, [...order.line_removals, proposed]);
  const { tenantId } = tx;
  await enqueue(tx, [
    sendRemovalQuestionJob.due(now, { tenantId, orderId: order.id, removalId: id }),
  ]);
  await publishOrderChange(tx, order.id);
  return accept(null);
}

/** The dish that staff offers, as the store sells it now; null: none. */
async function substituteOf(
  deps: RemovalDeps,
  tx: Tx,
  order: LockedOrder,
  item: Call<Endpoint>['body']['substitute'],
  now: number,
): Promise<Result<Substitute | null, 'substituteGone'>> {
  if (item == null) return accept(null);
  const { productId, quantity: count, modifiers } = item;
  const picks = modifiers.map(({ id, groupId, parentId, quantity }) => ({
    ...{ modifierId: id, groupId, parentId, quantity },
  }));
  return (await decideSubstitute(deps, tx, { productId, count, picks }, { order, now })).sold;
}

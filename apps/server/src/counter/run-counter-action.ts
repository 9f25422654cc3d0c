import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { headers } from '@comanda/contract/headers.ts';
import { counterActionsPerHour } from '@comanda/domain/counter/counter-limits.ts';
import type { CounterActionKind } from '@comanda/domain/counter/counter-action-kinds.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { reusedKeyRefusal } from '@comanda/domain/idempotency/same-key-other-body.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { findAnsweredAction, insertCounterAction, lockActionKey } from './counter-actions.rows.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import { createHourlyBudget } from '../platform/hourly-budget.ts';
import type { Call } from '../platform/http/call.ts';
import { type IdempotencyKey, readIdempotencyKey } from '../platform/idempotency-key.ts';
import { staffSessionOf } from './staff-session-of.ts';

const actionBudget = createHourlyBudget('counter-actions');

/**
 * The change that a call makes. `storeId` null: of the brand; only staff of all stores may make it.
 * `subject`: id of what it changes.
 */
export type CounterAction = {
  readonly storeId: StoreId | null;
  readonly kind: CounterActionKind;
  readonly subject: string;
};

/**
 * The call's answer, and what the audit list shows of it: no personal data, amounts in minor units.
 */
export type CounterOutcome<Answer> = {
  readonly answer: Answer;
  readonly detail: object;
  /**
   * The id of what the change made, which a key cannot name before; absent: the action's subject.
   */
  readonly subject?: string;
};

type AnyCall = Pick<Call<Endpoint>, 'session' | 'tenant' | 'now' | 'header'> & {
  readonly params: unknown;
  readonly body: unknown;
};

/**
 * Runs one change of the counter in a transaction together with its entry of the audit list. The
 * same Idempotency-Key of the same person answers what the first call answered and changes nothing
 * again; a refused change stores nothing, so it can be tried again. `work` may run more than once:
 * it has no effect outside the transaction. Refused: NOT_FOUND for a store of others,
 * PARAMETER_MISSING without a key, INVALID_PARAMETER for a key that was used with another body,
 * TOO_MANY_REQUESTS above the hourly limit, and whatever `work` refuses.
 * docs/rules/counter.md#counter-actions.
 */
export async function runCounterAction<Answer>(
  deps: Pick<Deps, 'db' | 'random'>,
  call: AnyCall,
  action: CounterAction,
  work: (tx: Tx) => Promise<Result<CounterOutcome<Answer>, Refusal>>,
): Promise<Result<Answer, Refusal>> {
  const session = staffSessionOf(call.session);
  if (!mayReach(session.storeIds, action.storeId)) return refuse(refusalOf('NOT_FOUND'));
  const name = `${call.tenant.id} ${session.staffId}`;
  const seconds = actionBudget.take([{ name, limit: counterActionsPerHour }], call.now);
  if (seconds > 0) return refuse(refusalOf('TOO_MANY_REQUESTS', { seconds }));
  const key = readKey(call, action);
  if (!key.ok) return key;
  return withTenant(deps.db, call.tenant.id, async (tx) => {
    await lockActionKey(tx, session.staffId, key.value.key);
    const earlier = await findAnsweredAction(tx, session.staffId, key.value.key);
    if (earlier) return answerAgain<Answer>(earlier, key.value);
    const outcome = await work(tx);
    if (!outcome.ok) return outcome;
    const { answer, detail, subject = action.subject } = outcome.value;
    await insertCounterAction(tx, {
      ...action,
      subject,
      id: deps.random.id(call.now),
      staffId: session.staffId,
      deviceId: session.deviceId,
      at: isoOf(call.now),
      detail,
      requestKey: key.value.key,
      bodyHash: key.value.bodyHash,
      answer,
    });
    return accept(answer);
  });
}

const mayReach = (storeIds: readonly StoreId[] | 'all', storeId: StoreId | null): boolean =>
  storeId === null ? storeIds === 'all' : staffReachesStore(storeIds, storeId);

/** The key stands for the call's kind, path and body. */
function readKey(
  call: AnyCall,
  { kind, storeId, subject }: CounterAction,
): Result<IdempotencyKey, Refusal> {
  const sent = call.header(headers.idempotencyKey);
  if (sent === undefined)
    return refuse(refusalOf('PARAMETER_MISSING', { field: headers.idempotencyKey }));
  const { params, body } = call;
  const key = readIdempotencyKey(sent, { kind, storeId, subject, params, body });
  return key
    ? accept(key)
    : refuse(refusalOf('INVALID_PARAMETER', { field: headers.idempotencyKey }));
}

/**
 * The stored answer is JSON of the same type: only this function's caller stored it under this
 * kind.
 */
function answerAgain<Answer>(
  earlier: { bodyHash: string; answer: unknown },
  { bodyHash }: IdempotencyKey,
): Result<Answer, Refusal> {
  const refusal = reusedKeyRefusal({ bodyHash: earlier.bodyHash }, { bodyHash });
  return refusal ? refuse(refusal) : accept(earlier.answer as Answer);
}

import type { TenantId } from '@comanda/domain/ids.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { Effect } from '@comanda/domain/payment/effect.ts';
import type { Observation } from '@comanda/domain/payment/observation.ts';
import { settle } from '@comanda/domain/payment/settle.ts';
import type { Deps } from '../../deps.ts';
import { lockOrder, type LockedOrder } from '../../features/order/move-order.ts';
import type { KeptAttempt } from '../../features/payment/attempt-rows.ts';
import { attemptsOf } from '../../features/payment/find-attempts.ts';
import { type PaymentEvent, seenDetail } from '../../features/payment/payment-events.ts';
import { saveAttempt } from '../../features/payment/save-attempt.ts';
import { type Tx, withTenant } from '../../platform/db/tenant-transaction.ts';
import { count } from '../../platform/observe/measures.ts';
import type { RedirectForm } from '../../payments/provider.ts';
import { changeOrder } from './change-order.ts';
import { viewOf } from './order-view.ts';
import { jobsOf, noticeJob } from './payment-jobs.ts';

export type Settling = Pick<Deps, 'db' | 'clock' | 'log' | 'events'>;

/** A report about an attempt. `form`: what its browser is to send, when that was only now made. */
export type Report = { attempt: Pick<Attempt, 'id' | 'orderId'>; seen: Observation; form?: RedirectForm | null };

/**
 * The one place where a report about money has consequences, whoever brought it: start, return, question or operator. Under the order's
 * row lock the domain decides; outcome, story, order, ledger and the jobs that follow are one commit. Asks no provider. Any report may
 * come any number of times, from any number of processes. reliability §2, docs/decisions/0011-money-moves-in-one-place.md.
 */
export async function settlePayment(deps: Settling, tenantId: TenantId, report: Report): Promise<KeptAttempt | null> {
  const settled = await withTenant(deps.db, tenantId, async (tx) => {
    const order = await lockOrder(tx, report.attempt.orderId);
    const attempts = order ? await attemptsOf(tx, order.id) : [];
    const kept = attempts.find(({ attempt }) => attempt.id === report.attempt.id);
    return order && kept ? settleLocked(tx, deps, { order, attempts, kept }, report) : null;
  });
  if (!settled) return null;
  deps.events.emit({ tenantId, kind: 'order', id: report.attempt.orderId });
  for (const effect of settled.effects) tell(deps, tenantId, report, effect);
  return settled.kept;
}

type Locked = { order: LockedOrder; attempts: readonly KeptAttempt[]; kept: KeptAttempt };

async function settleLocked(tx: Tx, deps: Settling, locked: Locked, { seen, form = null }: Report) {
  const { order, attempts, kept: before } = locked;
  const now = deps.clock();
  const tries = before.tries + (seen.authority === 'query' ? 1 : 0);
  const { attempt, effects } = settle(before.attempt, viewOf(order), seen, tries);
  const kept: KeptAttempt = {
    ...before,
    attempt,
    tries,
    form: form ?? before.form,
    cardLastDigits: seen.cardLastDigits ?? before.cardLastDigits,
    authorisationCode: seen.authorisationCode ?? before.authorisationCode,
  };
  const asked = { tenantId: tx.tenantId, orderId: order.id, attemptId: attempt.id, tries, now };
  const events = eventsOf(seen, kept, effects);
  const isRefunded = before.attempt.state === 'reversing' && attempt.state === 'reversed' && attempt.returned > 0;
  const notice = isRefunded ? [noticeJob(asked)] : [];
  await saveAttempt(tx, {
    ...kept,
    form,
    isOver: isOver(attempt, effects),
    at: new Date(now).toISOString(),
    jobs: [...jobsOf(effects, { ...asked, opensAt: order.opens_at }), ...notice],
    events,
  });
  if (attempt.state !== before.attempt.state)
    tx.onCommit(() => count('comanda_payments_total', { method: attempt.method, outcome: attempt.state }));
  const after = attempts.map((each) => (each === before ? kept : each));
  await changeOrder(tx, { order, attempts: after, before: before.attempt, attempt, seen, effects, now });
  return { kept, effects };
}

/** No money of it is anywhere, and no question about it is due. A paid attempt is not over: it may have to be refunded. */
const isOver = ({ state }: Attempt, effects: readonly Effect[]): boolean =>
  (state === 'failed' || state === 'reversed') && !effects.some((effect) => effect.do === 'query');

function eventsOf(seen: Observation, { attempt }: KeptAttempt, effects: readonly Effect[]): PaymentEvent[] {
  const alerts = effects.flatMap((effect) => (effect.do === 'alert' ? [{ why: effect.why }] : []));
  return [{ kind: 'seen', detail: seenDetail(seen, attempt.state) }, ...alerts.map((detail): PaymentEvent => ({ kind: 'alert', detail }))];
}

function tell({ log }: Settling, tenantId: TenantId, { attempt }: Report, effect: Effect): void {
  if (effect.do === 'alert')
    log.error({ tenantId, orderId: attempt.orderId, attemptId: attempt.id, why: effect.why }, 'a payment needs a person');
}

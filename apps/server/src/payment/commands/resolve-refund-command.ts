import { userInfo } from 'node:os';
import type { RefundFinding } from '@comanda/domain/payment/resolve-unanswered-refund.ts';
import { unansweredRefund } from '@comanda/domain/payment/sent-refund.ts';
import { resolveRefund, type ResolveRefundProblem } from '../../refund/resolve-refund.ts';
import { printLine, printProblem } from '../../operator/terminal.ts';
import {
  findAttemptsOfAnyTenant,
  type PaymentOperatorContext,
} from './payment-operator-context.ts';

const refusals: Readonly<Record<ResolveRefundProblem, string>> = {
  notFound: 'no order, attempt or reference with this id',
  noUnansweredRefund: 'the provider answered every refund that was sent',
  inProgress: 'its refund is being sent to the provider right now: try again in two minutes',
};

const next: Readonly<Record<RefundFinding, string>> = {
  arrived: 'counts as refunded, and is not sent again',
  lost: 'is sent again after a poll',
};

/**
 * Stores whether a refund without an answer arrived at the provider or was lost, as the operator
 * read on the provider's own page.
 */
export async function resolveUnanswered(
  context: PaymentOperatorContext,
  word: string,
  finding: RefundFinding,
  why: string,
): Promise<boolean> {
  const found = await findAttemptsOfAnyTenant(context, word);
  if (!found) return printProblem(`${word}: ${refusals.notFound}`);
  const unanswered = found.attempts
    .map(({ attempt }) => attempt)
    .filter((each) => unansweredRefund(each) !== undefined);
  const [attempt, other] = unanswered;
  if (!attempt) return printProblem(`${word}: ${refusals.noUnansweredRefund}`);
  if (other)
    return printProblem(
      `${word}: several attempts have one, name one of ${unanswered.map(({ merchantRef }) => merchantRef).join(', ')}`,
    );
  const { orderId, id: attemptId, merchantRef } = attempt;
  const outcome = await resolveRefund(context.deps, found.tenant.id, {
    ...{ orderId, attemptId, finding },
    why: `${why} (${userInfo().username})`,
  });
  if (!outcome.ok) return printProblem(`${word}: ${refusals[outcome.error]}`);
  printLine(
    `The refund of ${merchantRef} ${next[finding]}. npm run payments -- show ${merchantRef}`,
  );
  return true;
}

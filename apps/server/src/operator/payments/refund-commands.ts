import { userInfo } from 'node:os';
import { closeRefund, type CloseRefundProblem } from '../../workflows/payment/close-refund.ts';
import { type RefundProblem, refundOrder } from '../../workflows/payment/refund-order.ts';
import { printProblem, printLine } from '../terminal.ts';
import {
  type PaymentOperatorContext,
  findAttemptsOfAnyTenant,
} from './payment-operator-context.ts';

const refusals: Readonly<Record<RefundProblem, string>> = {
  notFound: 'no such order',
  notPaid:
    'no provider has money of it: it was not paid online, or its refund is requested already',
  cannotEnd: 'an order in this status cannot be ended',
};

/** Refunds a paid order, which ends; the reason is stored with the operator's name. */
export async function refund(
  context: PaymentOperatorContext,
  word: string,
  why: string,
): Promise<boolean> {
  const found = await findAttemptsOfAnyTenant(context, word);
  const orderId = found?.attempts[0]?.attempt.orderId;
  if (!found || !orderId) return printProblem(`${word}: ${refusals.notFound}`);
  const outcome = await refundOrder(context.deps, found.tenant.id, {
    orderId,
    why: `${why} (${userInfo().username})`,
  });
  if (!outcome.ok) return printProblem(`${word}: ${refusals[outcome.error]}`);
  printLine(
    `The order has ended and its refund is requested; the server's jobs send it. npm run payments -- show ${orderId}`,
  );
  return true;
}

const closeRefusals: Readonly<Record<CloseRefundProblem, string>> = {
  notFound: 'no order, attempt or reference with this id',
  noOpenRefund: 'it has no open refund',
  inProgress: 'its refund is being sent to the provider right now: try again in two minutes',
};

/** Closes a refund that the provider refuses for good. Several open refunds have to be named one by one. */
export async function closeOpenRefund(
  context: PaymentOperatorContext,
  word: string,
  why: string,
): Promise<boolean> {
  const found = await findAttemptsOfAnyTenant(context, word);
  if (!found) return printProblem(`${word}: ${closeRefusals.notFound}`);
  const refunding = found.attempts
    .map(({ attempt }) => attempt)
    .filter(({ state }) => state === 'refunding');
  const [attempt, other] = refunding;
  if (!attempt) return printProblem(`${word}: ${closeRefusals.noOpenRefund}`);
  if (other)
    return printProblem(
      `${word}: several refunds are open, name one of ${refunding.map(({ merchantRef }) => merchantRef).join(', ')}`,
    );
  const { orderId, id: attemptId, merchantRef } = attempt;
  const outcome = await closeRefund(context.deps, found.tenant.id, {
    orderId,
    attemptId,
    why: `${why} (${userInfo().username})`,
  });
  if (!outcome.ok) return printProblem(`${word}: ${closeRefusals[outcome.error]}`);
  printLine(
    `The refund of ${merchantRef} is closed; nothing more is sent. npm run payments -- show ${merchantRef}`,
  );
  return true;
}

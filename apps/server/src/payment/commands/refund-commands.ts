import { userInfo } from 'node:os';
import { randomUUID } from 'node:crypto';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { fromMajor, toMajor } from '@comanda/domain/money/money.ts';
import { duePart } from '@comanda/domain/payment/due-part.ts';
import { type PartProblem, refundPartOfOrder } from '../../refund/refund-part-of-order.ts';
import { closeRefund, type CloseRefundProblem } from '../../refund/close-refund.ts';
import {
  type OperatorRefundProblem,
  refundOrderForOperator,
} from '../../refund/refund-order-for-operator.ts';
import { printProblem, printLine } from '../../operator/terminal.ts';
import {
  type PaymentOperatorContext,
  findAttemptsOfAnyTenant,
} from './payment-operator-context.ts';

const refusals: Readonly<Record<OperatorRefundProblem, string>> = {
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
  const outcome = await refundOrderForOperator(context.deps, found.tenant.id, {
    orderId,
    why: `${why} (${userInfo().username})`,
  });
  if (!outcome.ok) return printProblem(`${word}: ${refusals[outcome.error]}`);
  printLine(
    `The order has ended and its refund is requested; the server's jobs send it. npm run payments -- show ${orderId}`,
  );
  return true;
}

const partRefusals: Readonly<Record<PartProblem, string>> = {
  notFound: refusals.notFound,
  notPaid: `${refusals.notPaid}; cash is given back by hand`,
  noAmount: 'the amount has to be above zero',
  wholeAmount:
    'nothing of the payment would remain: refund it without --amount, which ends the order',
  wholeOnly:
    'the provider of this payment refunds nothing but the whole: pay the part by other means and book it with --by-hand',
  noReason: `the reason has at most ${fieldLengths.refundReason} characters, with your name`,
};

/**
 * `typed`: the amount in the major unit, such as 1000 or 12.50. `isByHand`: the operator pays it,
 * and the provider gets no call.
 */
type PartToRefund = { typed: string; isByHand: boolean; why: string };

/** Refunds a part of a paid order, which stays paid. */
export async function refundAmount(
  context: PaymentOperatorContext,
  word: string,
  { typed, isByHand, why }: PartToRefund,
): Promise<boolean> {
  const found = await findAttemptsOfAnyTenant(context, word);
  const orderId = found?.attempts[0]?.attempt.orderId;
  if (!found || !orderId) return printProblem(`${word}: ${partRefusals.notFound}`);
  const { id: tenantId, decimals } = found.tenant;
  const amount = /^\d{1,12}(?:\.\d{1,2})?$/u.test(typed)
    ? fromMajor(Number(typed), decimals)
    : null;
  if (amount === null)
    return printProblem(`${typed}: not an amount with at most ${decimals} decimals`);
  const who = userInfo().username;
  const request = { orderId, amount, why, who, key: randomUUID(), isByHand };
  const outcome = await refundPartOfOrder(context.deps, tenantId, request);
  if (!outcome.ok) return printProblem(`${word}: ${partRefusals[outcome.error]}`);
  const { returned, due } = outcome.value;
  printLine(
    `The order stays paid; ${toMajor(returned, decimals)} were given back and ${toMajor(due, decimals)} are on their way. npm run payments -- show ${orderId}`,
  );
  return true;
}

const closeRefusals: Readonly<Record<CloseRefundProblem, string>> = {
  notFound: 'no order, attempt or reference with this id',
  noOpenRefund: 'it has no open refund',
  inProgress: 'its refund is being sent to the provider right now: try again in two minutes',
};

/**
 * Closes a refund that the provider refuses for good. Several open refunds have to be named one by
 * one.
 */
export async function closeOpenRefund(
  context: PaymentOperatorContext,
  word: string,
  why: string,
): Promise<boolean> {
  const found = await findAttemptsOfAnyTenant(context, word);
  if (!found) return printProblem(`${word}: ${closeRefusals.notFound}`);
  const refunding = found.attempts
    .map(({ attempt }) => attempt)
    .filter((each) => each.state === 'refunding' || duePart(each) > 0);
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

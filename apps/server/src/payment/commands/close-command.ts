import { userInfo } from 'node:os';
import { closeAttempt, type CloseAttemptProblem } from '../close-attempt.ts';
import { printLine, printProblem } from '../../operator/terminal.ts';
import {
  findAttemptsOfAnyTenant,
  type PaymentOperatorContext,
} from './payment-operator-context.ts';

const refusals: Readonly<Record<CloseAttemptProblem, string>> = {
  notFound: 'no order, attempt or reference with this id',
  nothingOpen: 'its provider has decided, or it is closed already',
  stillOpen: 'the shopper may still pay it',
  moneyHeld:
    'the provider has money of it: it is refunded by itself, or closed with npm run payments -- close-refund',
  inProgress: 'a job of it runs right now: try again in two minutes',
};

/**
 * Closes a payment that its provider does not decide. Several attempts of an order have to be named
 * one by one.
 */
export async function closeUndecided(
  context: PaymentOperatorContext,
  word: string,
  why: string,
): Promise<boolean> {
  const found = await findAttemptsOfAnyTenant(context, word);
  if (!found) return printProblem(`${word}: ${refusals.notFound}`);
  const [first, second] = found.attempts;
  if (!first) return printProblem(`${word}: ${refusals.notFound}`);
  if (second)
    return printProblem(
      `${word}: several attempts, name one of ${found.attempts.map(({ attempt }) => attempt.merchantRef).join(', ')}`,
    );
  const { orderId, id: attemptId, merchantRef } = first.attempt;
  const outcome = await closeAttempt(context.deps, found.tenant.id, {
    orderId,
    attemptId,
    why: `${why} (${userInfo().username})`,
  });
  if (!outcome.ok) return printProblem(`${word}: ${refusals[outcome.error]}`);
  printLine(
    `${merchantRef} is closed; its provider is polled no more. npm run payments -- show ${merchantRef}`,
  );
  return true;
}

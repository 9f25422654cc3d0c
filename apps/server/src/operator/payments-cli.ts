import { runCommand } from './run-command.ts';
import { printProblem, printLine, splitAtFlag, formatTable } from './terminal.ts';
import { listAttempts } from '../payment/list-attempts.rows.ts';
import {
  type PaymentOperatorContext,
  findAttemptsOfAnyTenant,
  openPaymentOperatorContext,
} from '../payment/commands/payment-operator-context.ts';
import { closeUndecided } from '../payment/commands/close-command.ts';
import { printHeldMoney } from '../payment/commands/held-money.ts';
import { certify, certifyUsage } from '../payment/commands/certify-command.ts';
import { checkMethods } from '../payment/commands/check-methods.ts';
import { listPayments, maxRows, showPayments } from '../payment/commands/list-payments.ts';
import { listWebhooks } from '../payment/commands/list-webhooks.ts';
import { closeOpenRefund, refund, refundAmount } from '../payment/commands/refund-commands.ts';
import { resolveUnanswered } from '../payment/commands/resolve-refund-command.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { reconcilePayments } from '../payment/reconcile-payments.ts';

const usage = `npm run payments -- list [--all]            attempts that are not final, or the newest of all, newest first
npm run payments -- show <id>                 an order's or an attempt's event log; our reference at the provider serves as well
npm run payments -- reconcile [<id>]          poll the provider now about every attempt that is not final, or about these
npm run payments -- refund <id> --why <text>  refund a paid order; the order ends, the reason is stored
npm run payments -- refund <id> --amount <1000 or 12.50> --why <text>  give back a part; the order stays paid and goes on
npm run payments -- refund <id> --amount <1000 or 12.50> --by-hand --why <text>  book a part that you gave back by other means
npm run payments -- refund-arrived <id> --why <text>  a refund without an answer stands on the provider's own page: it is not sent again
npm run payments -- refund-lost <id> --why <text>  a refund without an answer is not on the provider's own page: it is sent again
npm run payments -- close-refund <id> --why <text>  close a refund that the provider refuses for good and that was paid by other means
npm run payments -- held                      the money that providers have, or may have, and that pays no order, with its age and what is next
npm run payments -- close <id> --why <text>   close a payment that its provider does not decide; it is polled no more
npm run payments -- check                     what each online method of each brand lacks; fails if one lacks something
npm run payments -- webhooks                  the webhook addresses of every brand, to register where a provider asks for one
${certifyUsage}`;

async function reconcile(
  context: PaymentOperatorContext,
  word: string | undefined,
): Promise<boolean> {
  const named = word === undefined ? null : await findAttemptsOfAnyTenant(context, word);
  if (word !== undefined && !named)
    return printProblem(`${word}: no order, attempt or reference with this id`);
  const { deps } = context;
  const polled = [];
  for (const { id } of named ? [named.tenant] : context.tenants) {
    const attempts =
      named?.attempts ?? (await listAttempts(autocommit(deps.db, id), true, maxRows));
    polled.push(...(await reconcilePayments(deps, id, attempts)));
  }
  const rows = polled.map(({ attempt: { attempt, orderNumber }, after }) => [
    `#${orderNumber}`,
    attempt.merchantRef,
    `${attempt.state} → ${after ?? 'no answer'}`,
  ]);
  for (const line of formatTable(rows)) printLine(line);
  printLine(
    `${polled.length} polled, ${polled.filter(({ attempt, after }) => after !== attempt.attempt.state).length} changed`,
  );
  return polled.every(({ after }) => after !== null);
}

async function run(
  context: PaymentOperatorContext,
  [command, ...rest]: readonly string[],
): Promise<boolean> {
  const { words, text: why } = splitAtFlag(rest, '--why');
  const [word, flag, amount, byHand] = words;
  if (command === 'list') return listPayments(context, word === '--all');
  if (command === 'show' && word !== undefined) return showPayments(context, word);
  if (command === 'held') return printHeldMoney(context);
  if (command === 'close' && word !== undefined)
    return why === ''
      ? printProblem('closing a payment needs a reason: --why <text>')
      : closeUndecided(context, word, why);
  if (command === 'check') return checkMethods(context);
  if (command === 'webhooks') return listWebhooks(context);
  if (command === 'reconcile') return reconcile(context, word);
  if (command === 'refund' && word !== undefined) {
    if (why === '') return printProblem('a refund needs a reason: --why <text>');
    if (why.includes('--amount')) return printProblem('--amount stands before --why');
    const isByHand = byHand === '--by-hand';
    if (flag === '--amount' && (isByHand || byHand === undefined))
      return refundAmount(context, word, { typed: amount ?? '', isByHand, why });
    if (flag === undefined) return refund(context, word, why);
  }
  if ((command === 'refund-arrived' || command === 'refund-lost') && word !== undefined)
    return why === ''
      ? printProblem('what you found needs a reason: --why <text>')
      : resolveUnanswered(context, word, command === 'refund-lost' ? 'lost' : 'arrived', why);
  if (command === 'close-refund' && word !== undefined)
    return why === ''
      ? printProblem('closing a refund needs a reason: --why <text>')
      : closeOpenRefund(context, word, why);
  printLine(usage);
  return false;
}

const [command, ...words] = process.argv.slice(2);
if (command === 'certify') process.exitCode = (await certify(words)) ? 0 : 1;
else await runCommand(openPaymentOperatorContext, run);

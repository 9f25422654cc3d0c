import { applyPaymentReport } from '../../payment/apply-payment-report.ts';
import type { ApplyPaymentReport } from './payment-simulation.ts';

/**
 * Mutants of the rules, each with one rule removed or changed. The model has to detect every one.
 * docs/rules/payments.md#hostile-provider-model.
 */
export const ruleMutants: Readonly<Record<string, ApplyPaymentReport>> = {
  'believes callbacks': (attempt, order, seen, tries) =>
    applyPaymentReport(
      attempt,
      order,
      seen.source === 'reply' ? seen : { ...seen, source: 'poll' },
      tries,
    ),
  'ignores the amount': (attempt, order, { sum: _sum, ...seen }, tries) =>
    applyPaymentReport(attempt, order, seen, tries),
  'ignores the other paid attempt': (attempt, order, seen, tries) =>
    applyPaymentReport(attempt, { ...order, paidBy: null }, seen, tries),
  'ignores that a paid attempt was superseded': (attempt, order, seen, tries) => {
    const settled = applyPaymentReport({ ...attempt, superseded: false }, order, seen, tries);
    return { ...settled, attempt: { ...settled.attempt, superseded: attempt.superseded } };
  },
  'ignores the cancelled order': (attempt, order, seen, tries) =>
    applyPaymentReport(attempt, { ...order, payable: true }, seen, tries),
  'takes a time-out for a failure': (attempt, order, seen, tries) =>
    applyPaymentReport(
      attempt,
      order,
      seen.reported === 'unknown' ? { ...seen, reported: 'declined' } : seen,
      tries,
    ),
  'accepts late money silently': (attempt, order, seen, tries) => {
    const isLate = attempt.state === 'failed' && seen.reported === 'captured';
    return isLate
      ? applyPaymentReport({ ...attempt, state: 'pending' }, order, seen, tries)
      : applyPaymentReport(attempt, order, seen, tries);
  },
  'takes "no record" for final at once': (attempt, order, seen, tries) => {
    const isUnheardOf = attempt.state === 'created' && seen.reported === 'noRecord';
    const deadline = isUnheardOf ? seen.at - 1 : attempt.deadline;
    const settled = applyPaymentReport({ ...attempt, deadline }, order, seen, tries);
    return { ...settled, attempt: { ...settled.attempt, deadline: attempt.deadline } };
  },
  'takes the end of the status for "no record"': (
    attempt,
    order,
    { statusExpired, ...seen },
    tries,
  ) => {
    const isOver = statusExpired === true && seen.reported === 'unknown';
    return applyPaymentReport(
      attempt,
      order,
      isOver
        ? { ...seen, reported: 'noRecord' }
        : { ...seen, ...(statusExpired && { statusExpired }) },
      tries,
    );
  },
  'takes a refund without an answer for a refund': (attempt, order, seen, tries) => {
    const isUnanswered =
      attempt.state === 'refunding' && seen.source === 'reply' && seen.reported === 'unknown';
    return applyPaymentReport(
      attempt,
      order,
      isUnanswered ? { ...seen, source: 'poll', reported: 'refunded' } : seen,
      tries,
    );
  },
  'leaves alone what no browser came back for': (attempt, order, { commitFrom, ...seen }, tries) =>
    applyPaymentReport(attempt, order, seen, tries),
  'takes the last step while the shopper is on the page': (attempt, order, seen, tries) =>
    applyPaymentReport(
      attempt,
      order,
      seen.commitFrom === undefined ? seen : { ...seen, commitFrom: 0 },
      tries,
    ),
  'never looks at a paid attempt again': (attempt, order, seen, tries) => {
    const settled = applyPaymentReport(attempt, order, seen, tries);
    const effects = settled.effects.filter((effect) => effect.do !== 'poll');
    return settled.attempt.state === 'completed' ? { ...settled, effects } : settled;
  },
  'never looks for late money': (attempt, order, seen, tries) => {
    const settled = applyPaymentReport(attempt, order, seen, tries);
    return settled.attempt.state === 'failed' ? { ...settled, effects: [] } : settled;
  },
};

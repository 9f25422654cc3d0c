import { dayMs } from '../../duration.ts';
import { type Minor, minor } from '../../money/money.ts';
import type { Attempt } from '../../payment/attempt.ts';
import { applyPaymentReport } from '../../payment/apply-payment-report.ts';
import type { ApplyPaymentReport, FindNextRefund, MoneyRules } from './payment-simulation.ts';
import type { ModelledMethod } from './modelled-methods.ts';
import { duePart } from '../../payment/due-part.ts';
import { type NextRefund, nextRefund } from '../../payment/next-refund.ts';

/**
 * Mutants of the rules, each with one rule removed or changed. The model has to detect every one.
 * docs/rules/payments.md#hostile-provider-model.
 */
export const ruleMutants = {
  'believes callbacks': (attempt, order, report, tries) =>
    applyPaymentReport(
      attempt,
      order,
      report.source === 'reply' ? report : { ...report, source: 'poll' },
      tries,
    ),
  'ignores the amount': (attempt, order, { sum: _sum, ...report }, tries) =>
    applyPaymentReport(attempt, order, report, tries),
  'ignores the other paid attempt': (attempt, order, report, tries) =>
    applyPaymentReport(attempt, { ...order, paidBy: null }, report, tries),
  'ignores that a paid attempt was superseded': (attempt, order, report, tries) => {
    const settled = applyPaymentReport({ ...attempt, superseded: false }, order, report, tries);
    return { ...settled, attempt: { ...settled.attempt, superseded: attempt.superseded } };
  },
  'ignores the cancelled order': (attempt, order, report, tries) =>
    applyPaymentReport(attempt, { ...order, payable: true }, report, tries),
  'takes a time-out for a failure': (attempt, order, report, tries) =>
    applyPaymentReport(
      attempt,
      order,
      report.reported === 'unknown' ? { ...report, reported: 'declined' } : report,
      tries,
    ),
  'accepts late money silently': (attempt, order, report, tries) => {
    const isLate = attempt.state === 'failed' && report.reported === 'captured';
    return isLate
      ? applyPaymentReport({ ...attempt, state: 'pending' }, order, report, tries)
      : applyPaymentReport(attempt, order, report, tries);
  },
  'takes "no record" for final at once': (attempt, order, report, tries) => {
    const isUnheardOf = attempt.state === 'created' && report.reported === 'noRecord';
    const deadline = isUnheardOf ? report.at - 1 : attempt.deadline;
    const settled = applyPaymentReport({ ...attempt, deadline }, order, report, tries);
    return { ...settled, attempt: { ...settled.attempt, deadline: attempt.deadline } };
  },
  'takes the end of the status for "no record"': (
    attempt,
    order,
    { statusExpired, ...report },
    tries,
  ) => {
    const isOver = statusExpired === true && report.reported === 'unknown';
    return applyPaymentReport(
      attempt,
      order,
      isOver
        ? { ...report, reported: 'noRecord' }
        : { ...report, ...(statusExpired && { statusExpired }) },
      tries,
    );
  },
  'takes a refund without an answer for a refund': (attempt, order, report, tries) => {
    const isUnanswered =
      attempt.state === 'refunding' && report.source === 'reply' && report.reported === 'unknown';
    return applyPaymentReport(
      attempt,
      order,
      isUnanswered ? { ...report, source: 'poll', reported: 'refunded' } : report,
      tries,
    );
  },
  'leaves alone what no browser came back for': (
    attempt,
    order,
    { commitFrom, ...report },
    tries,
  ) => applyPaymentReport(attempt, order, report, tries),
  'takes the last step while the shopper is on the page': (attempt, order, report, tries) =>
    applyPaymentReport(
      attempt,
      order,
      report.commitFrom === undefined ? report : { ...report, commitFrom: 0 },
      tries,
    ),
  'never looks at a paid attempt again': (attempt, order, report, tries) => {
    const settled = applyPaymentReport(attempt, order, report, tries);
    const effects = settled.effects.filter((effect) => effect.do !== 'poll');
    return settled.attempt.state === 'completed' ? { ...settled, effects } : settled;
  },
  'keeps a second payment': (attempt, order, { surplus: _surplus, ...report }, tries) =>
    applyPaymentReport(attempt, order, report, tries),
  'takes a second payment for a wrong amount': (attempt, order, report, tries) => {
    const { sum, surplus = [] } = report;
    const all = surplus.reduce((total, each) => total + each.minor, sum?.minor ?? 0);
    return applyPaymentReport(
      attempt,
      order,
      sum === undefined ? report : { ...report, sum: { ...sum, minor: minor(all) } },
      tries,
    );
  },
  'forgets that a second payment was refunded': (attempt, order, report, tries) => {
    const applied = applyPaymentReport(attempt, order, report, tries);
    const surplus = applied.attempt.surplus?.map((each) => ({
      ...each,
      isRefunded: each.isRefunded && !attempt.surplus?.some(({ isRefunded }) => isRefunded),
    }));
    return surplus === undefined
      ? applied
      : { ...applied, attempt: { ...applied.attempt, surplus } };
  },
  'takes the refund of a second payment for proven': (attempt, order, report, tries) => {
    const applied = applyPaymentReport(attempt, order, report, tries);
    const surplus = applied.attempt.surplus?.map((each) => ({ ...each, isRefunded: true }));
    return surplus === undefined || report.source !== 'reply'
      ? applied
      : { ...applied, attempt: { ...applied.attempt, surplus } };
  },
  'never looks for late money': (attempt, order, report, tries) => {
    const settled = applyPaymentReport(attempt, order, report, tries);
    return settled.attempt.state === 'failed' ? { ...settled, effects: [] } : settled;
  },
  'stops asking about an undecided payment after a day': (attempt, order, report, tries) => {
    const applied = applyPaymentReport(attempt, order, report, tries);
    const isOver = applied.attempt.state === 'failed' && report.at >= attempt.deadline + dayMs;
    return isOver ? { ...applied, effects: [] } : applied;
  },
  'forgets the part of a paid order': (attempt, order, report, tries) => {
    const { refundGoal: _goal, ...rest } = attempt;
    return applyPaymentReport(rest, order, report, tries);
  },
  'takes a part without an answer for refunded': (attempt, order, report, tries) => {
    const { refundGoal } = attempt;
    const isUnanswered = report.source === 'reply' && report.reported === 'unknown';
    return applyPaymentReport(
      refundGoal !== undefined && isUnanswered ? { ...attempt, refunded: refundGoal } : attempt,
      order,
      report,
      tries,
    );
  },
  'takes a part for the end of the payment': (attempt, order, report, tries) =>
    applyPaymentReport(
      attempt,
      order,
      report.reported === 'partlyRefunded' && attempt.state === 'completed'
        ? { ...report, reported: 'refunded' }
        : report,
      tries,
    ),
  'looks at a due part only at night': (attempt, order, report, tries) => {
    const applied = applyPaymentReport(attempt, order, report, tries);
    const effects = applied.effects.filter((effect) => effect.do !== 'refund');
    return applied.attempt.state === 'completed' ? { ...applied, effects } : applied;
  },
} satisfies Readonly<Record<string, ApplyPaymentReport>>;

const unsent = (attempt: Attempt): Attempt => ({ ...attempt, sentRefunds: [] });
const asPart = (attempt: Attempt, part: Minor): NextRefund | null =>
  part > 0 ? { key: `${attempt.id}:part`, minor: part, total: part, isRepetition: false } : null;

/** Mutants of the refund that a job sends. */
export const refundMutants: Readonly<Record<string, FindNextRefund>> = {
  'sends the whole part again': (attempt, report) =>
    attempt.state === 'completed'
      ? nextRefund(unsent({ ...attempt, refunded: minor(0) }), { ...report, reported: 'captured' })
      : nextRefund(attempt, report),
  'sends a part by the amounts of its own book': (attempt, report) =>
    attempt.state === 'completed' ? asPart(attempt, duePart(attempt)) : nextRefund(attempt, report),
  'sends the rest of the payment for a part': (attempt, report) =>
    attempt.state === 'completed' && duePart(attempt) > 0
      ? nextRefund({ ...attempt, state: 'refunding' }, report)
      : nextRefund(attempt, report),
  'sends a refund again because a poll lacks it': (attempt, report) =>
    nextRefund(unsent(attempt), report),
  'repeats a part without an answer where no key tells it from another one': (attempt, report) =>
    nextRefund(
      {
        ...attempt,
        sentRefunds: (attempt.sentRefunds ?? []).map((sent) => ({ ...sent, isRepeatable: true })),
      },
      report,
    ),
};

/** Mutants of the rules beside the rule book. */
export const otherMutants = {
  'starts a payment while the result of a charge is unknown': { hasUnknownCharge: () => false },
  'consents to all money': { wantsMoney: () => true },
  'refunds half of the rest': {
    nextRefund: (attempt, report) => {
      const next = nextRefund(attempt, report);
      return next && { ...next, minor: minor(Math.ceil(next.minor / 2)) };
    },
  },
} satisfies Readonly<Record<string, Partial<MoneyRules>>>;

const book = (name: keyof typeof ruleMutants) => ({
  name,
  rules: { applyPaymentReport: ruleMutants[name] },
});
const beside = (name: keyof typeof otherMutants) => ({ name, rules: otherMutants[name] });
const [charge, commit] = [
  beside('starts a payment while the result of a charge is unknown'),
  book('leaves alone what no browser came back for'),
];

type MethodMutant = { readonly name: string; readonly rules: Partial<MoneyRules> };

const mutants: Readonly<Partial<Record<ModelledMethod, MethodMutant>>> = {
  webpay: commit,
  oneclick: charge,
  getnet: beside('refunds half of the rest'),
  mercadoPago: book('keeps a second payment'),
  sodexo: beside('consents to all money'),
  chek: book('takes a time-out for a failure'),
  mach: book('believes callbacks'),
  kushkiCard: charge,
  kushkiCardSubscription: charge,
  credomatic: book('takes the last step while the shopper is on the page'),
};

/**
 * Returns a fault in what is a method's own, or one that every method can have. The model has to
 * detect it although shoppers pay with this method alone.
 */
export const mutantOfMethod = (method: ModelledMethod): MethodMutant =>
  mutants[method] ?? book('accepts late money silently');

import { dayMs } from '../../duration.ts';
import { isAttemptOpen } from '../../payment/attempt-graph.ts';
import { balance, type ProviderAccount, wholeBalance } from './provider-account.ts';
import type { SimulatedAttempt, PaymentSimulation } from './payment-simulation.ts';

/**
 * Returns the violated rules once no work is left (docs/rules/payments.md#hostile-provider-model).
 */
export function checkMoney(world: PaymentSimulation): readonly string[] {
  const { attempts, paidBy, total } = world;
  const offences: string[] = [];
  const paying = attempts.find(({ attempt }) => attempt.id === paidBy);
  const held = attempts.reduce((sum, { account }) => sum + wholeBalance(account), 0);
  if (paying === undefined && held !== 0) offences.push(`an unpaid order holds ${held}`);
  const kept = total - (paying?.parts ?? 0);
  if (paying !== undefined && (held !== kept || !isExact(paying)))
    offences.push(`a paid order of ${kept} holds ${held}`);
  if (attempts.some(({ account }) => isOverRefunded(account)))
    offences.push('more given back than was taken');
  if (attempts.some(({ attempt }) => isAttemptOpen(attempt.state) || attempt.state === 'refunding'))
    offences.push('an attempt is never final');
  if (paying === undefined && attempts.some((one) => hadToPay(world, one)))
    offences.push('good money was refused');
  if (paying === undefined && !world.wasClosed && attempts.some(({ wasAgreed }) => wasAgreed))
    offences.push('an agreed payment was left to lapse');
  return offences;
}

const isOverRefunded = (account: ProviderAccount): boolean =>
  balance(account) < 0 || account.extras.some(({ minor, refunded }) => refunded > minor);

const isExact = ({ account }: SimulatedAttempt): boolean =>
  account.captured?.minor === account.asked.minor &&
  account.captured.currency === account.asked.currency;

const hadToPay = (
  { wasClosed }: PaymentSimulation,
  { attempt, isGood, wasRefundedElsewhere }: SimulatedAttempt,
): boolean => isGood && !attempt.superseded && !wasClosed && !wasRefundedElsewhere;

/** Returns the events of this order, as proof of a run's coverage. */
export function eventsOf(world: PaymentSimulation): readonly string[] {
  const { attempts, paidBy, wasClosed } = world;
  const charged = attempts.filter(({ account }) => account.captured !== null);
  const happened: Readonly<Record<string, boolean>> = {
    ...Object.fromEntries(charged.map(({ attempt }) => [`took money by ${attempt.method}`, true])),
    'order paid': paidBy !== null,
    'order closed': wasClosed,
    'several attempts charged': charged.length > 1,
    'wrong sum charged': charged.some((one) => !isExact(one)),
    'superseded attempt charged': charged.some(({ attempt }) => attempt.superseded),
    'charged after it failed': charged.some(
      ({ attempt }) => attempt.problem === 'declined' || attempt.problem === 'cancelled',
    ),
    'took money after a review of more than a day': charged.some(
      ({ account, attempt }) =>
        account.decidedAt > attempt.deadline + dayMs && account.decidedAt < Infinity,
    ),
    'paid twice at one provider': attempts.some(({ account }) => account.extras.length > 0),
    'money given back': charged.some(({ attempt }) => attempt.state === 'refunded'),
    'agreed, and no browser came back': attempts.some(({ wasAgreed }) => wasAgreed),
    'refunded after its status had run out': charged.some(
      ({ account, attempt }) => account.statusEndsAt <= world.now && attempt.state === 'refunded',
    ),
    'a part given back, and the order stayed paid': attempts.some(
      ({ attempt, parts }) => parts > 0 && attempt.state === 'completed',
    ),
    'a part given back, and the order ended': attempts.some(
      ({ attempt, parts }) => parts > 0 && attempt.state === 'refunded',
    ),
    'taken back by somebody else': attempts.some(
      ({ wasRefundedElsewhere }) => wasRefundedElsewhere,
    ),
  };
  return Object.keys(happened).filter((event) => happened[event]);
}

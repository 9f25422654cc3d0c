import { settle } from '../../payment/settle.ts';
import type { Settle } from './payment-world.ts';

/** The rule book with one rule taken out, or bent, each: the model has to catch every one of them. payments §6. */
export const mutants: Readonly<Record<string, Settle>> = {
  'believes callbacks': (attempt, order, seen, tries) =>
    settle(attempt, order, seen.authority === 'reply' ? seen : { ...seen, authority: 'query' }, tries),
  'ignores the amount': (attempt, order, { sum: _sum, ...seen }, tries) => settle(attempt, order, seen, tries),
  'ignores the other paid attempt': (attempt, order, seen, tries) => settle(attempt, { ...order, paidBy: null }, seen, tries),
  'ignores that a paid attempt was superseded': (attempt, order, seen, tries) => {
    const settled = settle({ ...attempt, superseded: false }, order, seen, tries);
    return { ...settled, attempt: { ...settled.attempt, superseded: attempt.superseded } };
  },
  'ignores the cancelled order': (attempt, order, seen, tries) => settle(attempt, { ...order, payable: true }, seen, tries),
  'takes a time-out for a failure': (attempt, order, seen, tries) =>
    settle(attempt, order, seen.reported === 'unknown' ? { ...seen, reported: 'declined' } : seen, tries),
  'accepts late money silently': (attempt, order, seen, tries) => {
    const isLate = attempt.state === 'failed' && seen.reported === 'captured';
    return isLate ? settle({ ...attempt, state: 'pending' }, order, seen, tries) : settle(attempt, order, seen, tries);
  },
  'takes "no record" for final at once': (attempt, order, seen, tries) => {
    const isUnheardOf = attempt.state === 'created' && seen.reported === 'noRecord';
    const deadline = isUnheardOf ? seen.at - 1 : attempt.deadline;
    const settled = settle({ ...attempt, deadline }, order, seen, tries);
    return { ...settled, attempt: { ...settled.attempt, deadline: attempt.deadline } };
  },
  'takes the end of the status for "no record"': (attempt, order, { statusExpired, ...seen }, tries) => {
    const isOver = statusExpired === true && seen.reported === 'unknown';
    return settle(attempt, order, isOver ? { ...seen, reported: 'noRecord' } : { ...seen, ...(statusExpired && { statusExpired }) }, tries);
  },
  'takes a refund without an answer for a refund': (attempt, order, seen, tries) => {
    const isUnanswered = attempt.state === 'reversing' && seen.authority === 'reply' && seen.reported === 'unknown';
    return settle(attempt, order, isUnanswered ? { ...seen, authority: 'query', reported: 'returned' } : seen, tries);
  },
  'leaves alone what no browser came back for': (attempt, order, { finishFrom: _finishFrom, ...seen }, tries) =>
    settle(attempt, order, seen, tries),
  'takes the last step while the shopper is on the page': (attempt, order, seen, tries) =>
    settle(attempt, order, seen.finishFrom === undefined ? seen : { ...seen, finishFrom: 0 }, tries),
  'never looks at a paid attempt again': (attempt, order, seen, tries) => {
    const settled = settle(attempt, order, seen, tries);
    const effects = settled.effects.filter((effect) => effect.do !== 'query');
    return settled.attempt.state === 'completed' ? { ...settled, effects } : settled;
  },
  'never looks for late money': (attempt, order, seen, tries) => {
    const settled = settle(attempt, order, seen, tries);
    return settled.attempt.state === 'failed' ? { ...settled, effects: [] } : settled;
  },
};

import { randomBytes, randomInt } from 'node:crypto';
import type { Clock } from '../control/clock.ts';
import type { MoneyBook, Truth } from '../control/money-book.ts';
import type { Answer } from '../http/answer.ts';
import type { NewTransaction } from './read-body.ts';
import { refund } from './refund.ts';
import { refundRefusal, refusals } from './refusal.ts';
import { type Form, isOpen, limits, statusOf, takenOf, type Transaction } from './transaction.ts';
import { transactionBody } from './transaction-body.ts';

/** Webpay's memory and its four calls, as one synchronous step each: what came first is over before the next begins. */
export type Webpay = {
  create(order: NewTransaction): Transaction | null;
  commit(token: string, extra: number): Answer;
  status(token: string): Answer;
  refund(token: string, amount: number): Answer;
  /** The shopper's decision. The first counts; after the form's time everything is `expired`. */
  decide(token: string, form: Exclude<Form, 'open'>): Transaction | null;
  find(token: string): Transaction | null;
  /** Newest first. */
  newest(count: number): readonly Transaction[];
  book: MoneyBook;
};

/** The oldest are forgotten beyond this many. */
const keptTransactions = 200_000;

export function createWebpay(clock: Clock, kept = keptTransactions): Webpay {
  const byToken = new Map<string, Transaction>();
  const tokenOf = new Map<string, string>();
  const find = (token: string): Transaction | null => byToken.get(token) ?? null;
  const save = (transaction: Transaction): Transaction => {
    byToken.set(transaction.token, transaction);
    return transaction;
  };
  return {
    create: (order) => {
      if (tokenOf.has(order.buyOrder)) return null;
      forgetOldest(byToken, tokenOf, kept);
      const transaction = save(opened(order, clock.now()));
      tokenOf.set(order.buyOrder, transaction.token);
      return transaction;
    },
    commit: (token, extra) => {
      const transaction = find(token);
      if (transaction === null) return refusals.notFound;
      const now = clock.now();
      const no = commitRefusal(transaction, now);
      if (isOpen(transaction, now)) save({ ...transaction, earlyCommits: transaction.earlyCommits + 1 });
      if (no !== null) return no;
      const committed = save({ ...transaction, committedAt: now, amount: transaction.amount + extra });
      return { status: 200, body: transactionBody(committed, now) };
    },
    status: (token) => {
      const transaction = find(token);
      const now = clock.now();
      if (transaction === null || now >= transaction.createdAt + limits.statusMs) return refusals.notFound;
      return { status: 200, body: transactionBody(transaction, now) };
    },
    refund: (token, amount) => {
      const transaction = find(token);
      if (transaction === null) return refundRefusal(274);
      const { answer, after } = refund(transaction, amount, clock.now());
      if (after !== null) save(after);
      return answer;
    },
    decide: (token, form) => {
      const transaction = find(token);
      if (transaction === null || transaction.form !== 'open') return transaction;
      return save(decided(transaction, form, clock.now()));
    },
    find,
    newest: (count) => [...byToken.values()].slice(-count).toReversed(),
    book: bookOf(byToken, tokenOf, clock),
  };
}

const opened = (order: NewTransaction, now: number): Transaction => ({
  ...order,
  token: randomBytes(32).toString('hex'),
  createdAt: now,
  authorizationCode: String(randomInt(100_000, 1_000_000)),
  form: 'open',
  committedAt: null,
  returned: 0,
  reversed: false,
  refunds: 0,
  earlyCommits: 0,
});

/** Who lets the form lapse lets its five minutes go by, for this transaction alone. */
function decided(transaction: Transaction, form: Form, now: number): Transaction {
  if (isOpen(transaction, now) && form !== 'expired') return { ...transaction, form };
  return { ...transaction, form: 'expired', createdAt: Math.min(transaction.createdAt, now - limits.formMs) };
}

function forgetOldest(byToken: Map<string, Transaction>, tokenOf: Map<string, string>, kept: number): void {
  if (byToken.size < kept) return;
  for (const [token, { buyOrder }] of byToken) {
    byToken.delete(token);
    tokenOf.delete(buyOrder);
    return;
  }
}

/** Once, and only of a form that a card decided, within the time. A declined one may be committed: that is how the shop learns of it. */
function commitRefusal(transaction: Transaction, now: number): Answer | null {
  if (transaction.committedAt !== null) return refusals.alreadyCommitted;
  if (statusOf(transaction, now) !== 'INITIALIZED') return refusals.aborted;
  return transaction.form === 'open' ? refusals.undecided : null;
}

function bookOf(byToken: ReadonlyMap<string, Transaction>, tokenOf: ReadonlyMap<string, string>, clock: Clock): MoneyBook {
  const truthOf = (transaction: Transaction): Truth => ({
    provider: 'webpay',
    merchantRef: transaction.buyOrder,
    taken: takenOf(transaction),
    returned: transaction.returned,
    currency: 'CLP',
    state: statusOf(transaction, clock.now()),
    commits: transaction.committedAt === null ? 0 : 1,
    refunds: transaction.refunds,
    earlyCommits: transaction.earlyCommits,
  });
  return {
    all: () => [...byToken.values()].map(truthOf),
    of: (merchantRef) => {
      const transaction = byToken.get(tokenOf.get(merchantRef) ?? '');
      return transaction === undefined ? null : truthOf(transaction);
    },
  };
}

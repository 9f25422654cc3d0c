import { randomBytes, randomInt } from 'node:crypto';
import type { SandboxClock } from '../../control/sandbox-clock.ts';
import type { ProviderLedger, MoneyTruth } from '../../control/provider-ledger.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import type { NewTransaction } from './read-body.ts';
import { refundTransaction } from './refund-transaction.ts';
import { refundRefusal, webpayRefusals } from './webpay-refusal.ts';
import {
  type FormState,
  isFormOpen,
  webpayLimits,
  transactionStatus,
  capturedAmount,
  type EmulatedTransaction,
} from './transaction.ts';
import { transactionResponse } from './transaction-response.ts';

/**
 * Webpay's stored transactions and its four calls. Each call is one synchronous step, so calls
 * never interleave.
 */
export type Webpay = {
  create(order: NewTransaction): EmulatedTransaction | null;
  commit(token: string, extra: number): ProviderResponse;
  /** `view`: what the answer shows of the transaction. */
  status(
    token: string,
    view?: (transaction: EmulatedTransaction) => EmulatedTransaction,
  ): ProviderResponse;
  refund(token: string, amount: number): ProviderResponse;
  /**
   * Stores the shopper's decision. The first one counts. After the form's time limit it is
   * `expired`.
   */
  decide(token: string, form: Exclude<FormState, 'open'>): EmulatedTransaction | null;
  find(token: string): EmulatedTransaction | null;
  /** Newest first. */
  newest(count: number): readonly EmulatedTransaction[];
  book: ProviderLedger;
};

/** Beyond this number, the oldest transactions are dropped. */
const maxTransactions = 200_000;

export function createWebpay(clock: SandboxClock, capacity = maxTransactions): Webpay {
  const byToken = new Map<string, EmulatedTransaction>();
  const tokenOf = new Map<string, string>();
  const find = (token: string): EmulatedTransaction | null => byToken.get(token) ?? null;
  const save = (transaction: EmulatedTransaction): EmulatedTransaction => {
    byToken.set(transaction.token, transaction);
    return transaction;
  };
  return {
    create: (order) => {
      if (tokenOf.has(order.buyOrder)) return null;
      dropOldest(byToken, tokenOf, capacity);
      const transaction = save(newTransaction(order, clock.now()));
      tokenOf.set(order.buyOrder, transaction.token);
      return transaction;
    },
    commit: (token, extra) => {
      const transaction = find(token);
      if (transaction === null) return webpayRefusals.notFound;
      const now = clock.now();
      const refusal = commitRefusal(transaction, now);
      if (isFormOpen(transaction, now))
        save({ ...transaction, earlyCommits: transaction.earlyCommits + 1 });
      if (refusal !== null) return refusal;
      const committed = save({
        ...transaction,
        committedAt: now,
        amount: transaction.amount + extra,
      });
      return { status: 200, body: transactionResponse(committed, now) };
    },
    status: (token, view = (transaction) => transaction) => {
      const transaction = find(token);
      const now = clock.now();
      if (transaction === null || now >= transaction.createdAt + webpayLimits.statusMs)
        return webpayRefusals.notFound;
      return { status: 200, body: transactionResponse(view(transaction), now) };
    },
    refund: (token, amount) => {
      const transaction = find(token);
      if (transaction === null) return refundRefusal(274);
      const { answer, after } = refundTransaction(transaction, amount, clock.now());
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
    book: ledgerOf(byToken, tokenOf, clock),
  };
}

const newTransaction = (order: NewTransaction, now: number): EmulatedTransaction => ({
  ...order,
  token: randomBytes(32).toString('hex'),
  createdAt: now,
  authorizationCode: String(randomInt(100_000, 1_000_000)),
  form: 'open',
  committedAt: null,
  refunded: 0,
  reversed: false,
  refunds: 0,
  earlyCommits: 0,
});

/**
 * Applies a decision. The decision `expired` moves this transaction's creation back, so that its
 * five minutes are over.
 */
function decided(
  transaction: EmulatedTransaction,
  form: FormState,
  now: number,
): EmulatedTransaction {
  if (isFormOpen(transaction, now) && form !== 'expired') return { ...transaction, form };
  return {
    ...transaction,
    form: 'expired',
    createdAt: Math.min(transaction.createdAt, now - webpayLimits.formMs),
  };
}

function dropOldest(
  byToken: Map<string, EmulatedTransaction>,
  tokenOf: Map<string, string>,
  capacity: number,
): void {
  if (byToken.size < capacity) return;
  for (const [token, { buyOrder }] of byToken) {
    byToken.delete(token);
    tokenOf.delete(buyOrder);
    return;
  }
}

/**
 * Returns the reason for refusing a commit. A form commits once, in time, and only after a card
 * decided it. A declined form may be committed: the shop then learns the result.
 */
function commitRefusal(transaction: EmulatedTransaction, now: number): ProviderResponse | null {
  if (transaction.committedAt !== null) return webpayRefusals.alreadyCommitted;
  if (transactionStatus(transaction, now) !== 'INITIALIZED') return webpayRefusals.aborted;
  return transaction.form === 'open' ? webpayRefusals.undecided : null;
}

function ledgerOf(
  byToken: ReadonlyMap<string, EmulatedTransaction>,
  tokenOf: ReadonlyMap<string, string>,
  clock: SandboxClock,
): ProviderLedger {
  const truthOf = (transaction: EmulatedTransaction): MoneyTruth => ({
    provider: 'webpay',
    merchantRef: transaction.buyOrder,
    captured: capturedAmount(transaction),
    refunded: transaction.refunded,
    currency: 'CLP',
    state: transactionStatus(transaction, clock.now()),
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

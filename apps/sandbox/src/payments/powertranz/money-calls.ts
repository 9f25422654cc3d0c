import type { Fault } from '../../control/fault.ts';
import type { SandboxClock } from '../../control/sandbox-clock.ts';
import type { AnyProviderResponse } from '../../http/provider-response.ts';
import { powertranzRefusals } from './powertranz-refusal.ts';
import { relatedBodies, transactionResponse } from './powertranz-responses.ts';
import type { Transaction } from './powertranz-transaction.ts';
import type { Powertranz } from './powertranz.ts';
import { readRefund, readVoid } from './read-spi-request.ts';
import {
  refundTransaction,
  voidTransaction,
  type RefundedTransaction,
} from './refund-transaction.ts';

export type MoneyCalls = {
  refund(rawBody: string, key: string, fault: Fault | null): AnyProviderResponse;
  void(rawBody: string): AnyProviderResponse;
  status(id: string, fault: Fault | null): AnyProviderResponse;
  search(orderIdentifier: string, fault: Fault | null): AnyProviderResponse;
};

/** Carries out refund, void and both look-ups. Applies the faults that make a response false. */
export function moneyCalls(powertranz: Powertranz, clock: SandboxClock): MoneyCalls {
  const moved = ({ answer, after }: RefundedTransaction): AnyProviderResponse => {
    if (after !== null) powertranz.save(after);
    return answer;
  };
  return {
    refund: (rawBody, key, fault) => {
      const read = readRefund(rawBody);
      if (!read.ok) return read.answer;
      const transaction = powertranz.find(read.value.id);
      if (transaction === null) return powertranzRefusals.notFound;
      if (fault?.name === 'refundFails') return powertranzRefusals.refundFailed;
      return moved(refundTransaction(transaction, read.value, key));
    },
    void: (rawBody) => {
      const read = readVoid(rawBody);
      if (!read.ok) return read.answer;
      const transaction = powertranz.find(read.value);
      return transaction === null
        ? powertranzRefusals.notFound
        : moved(voidTransaction(transaction, clock.now()));
    },
    status: (id, fault) => {
      const transaction = powertranz.find(id.toLowerCase());
      const shown = transaction && shownById(falsified(transaction, fault));
      return shown ? transactionResponse(shown) : powertranzRefusals.notFound;
    },
    search: (orderIdentifier, fault) => ({
      status: 200,
      body: powertranz
        .ofOrder(orderIdentifier)
        .flatMap((transaction) => shownBySearch(falsified(transaction, fault)) ?? [])
        .flatMap(relatedBodies),
    }),
  };
}

const isUnpaidSale = ({ kind, code }: Transaction): boolean => kind === 'sale' && code === null;

/**
 * A sale as the look-up by its identifier shows it; null: not found. A sale that was not paid is
 * shown in the way of its start.
 */
function shownById(transaction: Transaction): Transaction | null {
  const { unpaidSale } = transaction.behaviour;
  const isHidden = unpaidSale === 'notFound' || unpaidSale === 'foundBySearch';
  return isHidden && isUnpaidSale(transaction) ? null : early(transaction);
}

/** A sale as the search shows it; null: it is not in the list. */
const shownBySearch = (transaction: Transaction): Transaction | null =>
  transaction.behaviour.unpaidSale === 'notFound' && isUnpaidSale(transaction)
    ? null
    : early(transaction);

const early = (transaction: Transaction): Transaction =>
  transaction.behaviour.unpaidSale === 'early' && isUnpaidSale(transaction)
    ? { ...transaction, authentication: null }
    : transaction;

/**
 * The transaction as a false response shows it. `staleStatus`: as it was right after its creation;
 * `staleRefund`: before its first refund or void.
 */
function falsified(transaction: Transaction, fault: Fault | null): Transaction {
  if (fault?.name === 'wrongAmount')
    return { ...transaction, hundredths: transaction.hundredths + 1 };
  if (fault?.name === 'wrongReference') return { ...transaction, orderIdentifier: 'otra-compra' };
  if (fault?.name === 'staleRefund') return { ...transaction, refunds: [], isVoided: false };
  return fault?.name === 'staleStatus'
    ? { ...transaction, authentication: null, code: null, refunds: [], isVoided: false }
    : transaction;
}

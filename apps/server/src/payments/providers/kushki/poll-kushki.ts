import { minor, type Minor } from '@comanda/domain/money/money.ts';
import type { Attempt, Sum } from '@comanda/domain/payment/attempt.ts';
import * as v from 'valibot';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import { readKushkiAmount } from './kushki-amount.ts';
import { callKushki } from './kushki-call.ts';
import { declinedBy, shown } from './read-kushki-charge.ts';
import { type TransactionRow, transactionList } from './kushki-wire.ts';

/**
 * After this time an attempt that the list does not know has failed, milliseconds: Kushki ends each call after 29 s, and its list may be a
 * minute behind (assumed). Money that appears later is refunded.
 */
export const kushkiLifetimeMs = 120_000;
const marginMs = 86_400_000;

/**
 * Asks the list of transactions for our reference, which every charge carries in its metadata. Nothing found is `unknown` until the attempt's
 * deadline, and never proves anything about a charge that Kushki knew. A line with another reference is reported, so that the operator is
 * alerted.
 */
export async function pollKushki(
  context: ProviderContext,
  attempt: Attempt,
): Promise<ProviderReport> {
  const at = context.now();
  const poll = { source: 'poll', at } as const;
  const answer = await callKushki(context, 'GET', listPath(attempt, at));
  const read =
    answer.kind === 'answer' && answer.status === 200
      ? v.safeParse(transactionList, answer.body)
      : null;
  if (!read?.success) return { ...poll, reported: 'unknown' };
  const { data, total } = read.output;
  const own = data.filter(({ metadata }) => metadata?.merchantRef === attempt.merchantRef);
  const rows = own.length > 0 ? own : data;
  const [sale] = rows.filter(isSale).toSorted(approvedFirst);
  if (sale === undefined) {
    const isProven = attempt.state === 'created' && at >= attempt.deadline && data.length >= total;
    return { ...poll, reported: isProven ? 'noRecord' : 'unknown' };
  }
  return { ...poll, ...readRows(sale, rows) };
}

function listPath({ merchantRef, deadline }: Attempt, now: number): string {
  const query = new URLSearchParams({
    from: instantOf(Math.min(deadline, now) - kushkiLifetimeMs - marginMs),
    limit: '50',
    'metadata.merchantRef': merchantRef,
  });
  return `/analytics/v2/transactions-list?${query.toString()}`;
}

/** An instant in UTC without its zone, as the list takes it. */
const instantOf = (ms: number): string => new Date(ms).toISOString().slice(0, 19);

const isSale = ({ transaction_type: type }: TransactionRow): boolean =>
  type !== 'VOID' && type !== 'REFUND';
const approvedFirst = (one: TransactionRow, other: TransactionRow): number =>
  Number(other.transaction_status === 'APPROVAL') - Number(one.transaction_status === 'APPROVAL');

type Read =
  | Pick<ProviderReport & { reported: 'captured' }, 'reported' | 'sum' | 'merchantRef'>
  | Pick<ProviderReport & { reported: 'partlyRefunded' }, 'reported' | 'sum' | 'refunded'>
  | { reported: 'refunded'; sum: Sum; refunded: Minor }
  | { reported: 'pending' | 'declined' | 'unknown' };

function readRows(sale: TransactionRow, rows: readonly TransactionRow[]): Read {
  const merchantRef = sale.metadata?.merchantRef;
  const known = {
    providerRef: sale.ticket_number,
    ...(merchantRef === undefined ? {} : { merchantRef }),
    ...shown(sale.approval_code, sale.last_four_digits),
  };
  if (sale.transaction_status === 'INITIALIZED') return { ...known, reported: 'pending' };
  if (sale.transaction_status === 'DECLINED')
    return { ...known, reported: 'declined', ...declinedBy([sale.processor_code], false) };
  const approved = rows.filter(({ transaction_status: status }) => status === 'APPROVAL');
  const taken = totalOf(approved.filter(isSale));
  const back = totalOf(approved.filter((row) => !isSale(row)));
  if (taken === null || back === null || merchantRef === undefined) return { reported: 'unknown' };
  const sum = { minor: taken, currency: sale.currency_code };
  if (back === 0) return { ...known, reported: 'captured', sum, merchantRef };
  const reported = back >= taken ? 'refunded' : 'partlyRefunded';
  return { ...known, reported, sum, refunded: back };
}

/** The sum of some lines; null: one of them has an unreadable amount. More than one sale is money that was taken twice. */
function totalOf(rows: readonly TransactionRow[]): Minor | null {
  const amounts = rows.map((row) =>
    readKushkiAmount(row.approved_transaction_amount, row.currency_code),
  );
  return amounts.includes(null)
    ? null
    : minor(amounts.reduce<number>((sum, each) => sum + (each ?? 0), 0));
}

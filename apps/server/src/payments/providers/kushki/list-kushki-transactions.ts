import { referenceOfNobody } from '../../provider/key-trial.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '@comanda/domain/duration.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import { callKushki } from './kushki-call.ts';
import { type TransactionRow, transactionList } from './kushki-wire.ts';

/**
 * After this time an attempt that the list does not know has failed, milliseconds: Kushki ends each
 * call after 29 s, and its list is 90 s behind. Money that appears later is refunded.
 */
export const kushkiLifetimeMs = 3 * minuteMs;

/**
 * The list has a transaction this long after it was made, milliseconds (Kushki's API reference).
 */
const listDelayMs = 90 * secondMs;
/**
 * Lines of a page, as many as the list gives unasked, and the number of pages that are read where a
 * missing line would matter.
 */
const pageSize = 100;
const mostPages = 10;

/** The clocks of Kushki and of our servers differ by this at most, milliseconds. */
const clockSlackMs = 5 * minuteMs;

type Filter = 'ticket_number' | 'sale_ticket_number' | 'external_reference_id';
type Period = { readonly from: number; readonly to: number };

/** Lines of the list. `isComplete`: the list has no further ones. */
export type ListedTransactions = {
  readonly rows: readonly TransactionRow[];
  readonly isComplete: boolean;
};

const beganAt = ({ deadline }: Pick<Attempt, 'deadline'>): number => deadline - kushkiLifetimeMs;

/** Returns whether the list should have the charge of an attempt, if there was one. */
export const isListedBy = (attempt: Pick<Attempt, 'deadline'>, now: number): boolean =>
  now >= beganAt(attempt) + listDelayMs;

/**
 * The lines that a filter finds, from the day before the attempt until tomorrow; of a charge the
 * first page, because a filter that works finds few. 'refused': the list does not know this filter.
 * Null: no readable answer.
 */
export const findTransactions = (
  context: ProviderContext,
  attempt: Pick<Attempt, 'deadline'>,
  filter: Filter,
  value: string,
): Promise<ListedTransactions | 'refused' | null> =>
  readPages(
    context,
    { from: beganAt(attempt) - dayMs, to: Math.max(context.now(), attempt.deadline) + dayMs },
    { [filter]: value },
    filter === 'sale_ticket_number' ? mostPages : 1,
  );

/**
 * All lines from the start of the attempt until now, an hour at most, without a filter: they show
 * its charge also if the list does not know our reference.
 */
export const transactionsAround = (
  context: ProviderContext,
  attempt: Pick<Attempt, 'deadline'>,
): Promise<ListedTransactions | 'refused' | null> =>
  readPages(
    context,
    {
      from: beganAt(attempt) - clockSlackMs,
      to: Math.min(context.now(), attempt.deadline + hourMs) + clockSlackMs,
    },
    {},
    mostPages,
  );

/**
 * Returns whether the list has any transaction of the brand in the last 30 days. One that never has
 * any proves nothing by its silence.
 */
export async function hasTransactions(context: ProviderContext): Promise<boolean> {
  const now = context.now();
  const list = await readPages(context, { from: now - 30 * dayMs, to: now + dayMs }, {}, 1);
  return list !== null && list !== 'refused' && list.rows.length > 0;
}

/** Asks for the transactions of today that have a reference of nobody. It moves nothing. */
export const listOfNobody = (context: ProviderContext): Promise<ProviderAnswer> => {
  const now = context.now();
  const query = new URLSearchParams({
    from: zonelessOf(now - dayMs),
    to: zonelessOf(now),
    limit: '1',
    external_reference_id: referenceOfNobody,
  });
  return callKushki(context, 'GET', `/analytics/v2/transactions-list?${query.toString()}`);
};

async function readPages(
  context: ProviderContext,
  { from, to }: Period,
  filter: Readonly<Record<string, string>>,
  pages: number,
): Promise<ListedTransactions | 'refused' | null> {
  let lines: readonly (readonly [string, TransactionRow])[] = [];
  let read = 0;
  for (let page = 0; page < pages; page += 1) {
    const query = new URLSearchParams({
      from: zonelessOf(from),
      to: zonelessOf(to),
      limit: String(pageSize),
      ...(read === 0 ? {} : { offset: String(read) }),
      ...filter,
    });
    const path = `/analytics/v2/transactions-list?${query.toString()}`;
    const answer = await callKushki(context, 'GET', path);
    if (isRefused(answer)) return 'refused';
    const list =
      answer.kind === 'answer' && answer.status === 200
        ? v.safeParse(transactionList, answer.body)
        : null;
    if (!list?.success) return null;
    const { data, total } = list.output;
    const first = read;
    const known = lines.length;
    lines = [
      ...new Map([
        ...lines,
        ...data.map((row, place) => [keyOf(row, first + place), row] as const),
      ]),
    ];
    read += data.length;
    if (lines.length >= total) return { rows: lines.map(([, row]) => row), isComplete: true };
    if (lines.length === known) break;
  }
  return { rows: lines.map(([, row]) => row), isComplete: false };
}

const isRefused = (answer: ProviderAnswer): boolean =>
  answer.kind === 'answer' && (answer.status === 400 || answer.status === 422);

/**
 * A page may repeat lines of the page before, which count once. A line without any name is one of
 * its own.
 */
const keyOf = (row: TransactionRow, place: number): string =>
  JSON.stringify([
    row.ticket_number ?? row.transaction_reference ?? place,
    row.transaction_reference,
    row.transaction_status,
  ]);

/** An instant in UTC without its zone, as the list takes it. */
const zonelessOf = (ms: number): string => isoOf(ms).slice(0, 19);

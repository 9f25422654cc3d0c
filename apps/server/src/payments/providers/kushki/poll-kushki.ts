import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import {
  findTransactions,
  hasTransactions,
  isListedBy,
  type ListedTransactions,
  transactionsAround,
} from './list-kushki-transactions.ts';
import {
  isOfAttempt,
  mayBeOfAttempt,
  otherReferenceIn,
  readKushkiSale,
} from './read-kushki-transactions.ts';

/**
 * Asks the list of transactions for the charge of an attempt: by its ticket once an answer named
 * it, else by our reference. A charge that the filter does not find is looked for among all
 * transactions of those minutes, as soon as the list should have it.
 * docs/rules/payments.md#lost-charge-of-kushki.
 */
export async function pollKushki(
  context: ProviderContext,
  attempt: Attempt,
): Promise<ProviderReport> {
  const poll = { source: 'poll', at: context.now() } as const;
  const { providerRef, merchantRef } = attempt;
  const found =
    providerRef === null
      ? await findTransactions(context, attempt, 'external_reference_id', merchantRef)
      : await findTransactions(context, attempt, 'ticket_number', providerRef);
  if (found === null) return { ...poll, reported: 'unknown' };
  const own = ownRows(attempt, found);
  if (own.length > 0) return { ...poll, ...(await reportOf(context, attempt, own)) };
  const other = providerRef === null && found !== 'refused' ? otherReferenceIn(found.rows) : null;
  const notFound = {
    ...poll,
    reported: 'unknown',
    ...(other === null ? {} : { merchantRef: other }),
  } as const;
  return isListedBy(attempt, poll.at) ? pollAround(context, attempt, notFound) : notFound;
}

async function pollAround(
  context: ProviderContext,
  attempt: Attempt,
  notFound: ProviderReport,
): Promise<ProviderReport> {
  const around = await transactionsAround(context, attempt);
  if (around === null || around === 'refused') return notFound;
  const { source, at } = notFound;
  const own = ownRows(attempt, around);
  if (own.length > 0) return { source, at, ...(await reportOf(context, attempt, own)) };
  const isProven =
    provesNothingTaken(attempt, around, at) &&
    (around.rows.length > 0 || (await hasTransactions(context)));
  return isProven ? { source, at, reported: 'noRecord' } : notFound;
}

/**
 * Returns whether an answer said that Kushki has the charge, without refusing it. Nothing but a
 * line of the list may end such a charge.
 */
const isHeldByKushki = ({ state, providerRef, problem }: Attempt): boolean =>
  state === 'failed'
    ? providerRef !== null && problem === 'expired'
    : state !== 'created' || providerRef !== null;

const ownRows = (attempt: Attempt, list: ListedTransactions | 'refused') =>
  list === 'refused' ? [] : list.rows.filter((row) => isOfAttempt(attempt, row));

/**
 * Returns whether the transactions of those minutes prove that nothing was taken. They never do if
 * an answer of Kushki said that it has the charge, if some are missing, or if one of them may be
 * this charge.
 */
const provesNothingTaken = (
  attempt: Attempt,
  { rows, isComplete }: ListedTransactions,
  now: number,
): boolean =>
  !isHeldByKushki(attempt) &&
  now >= attempt.deadline &&
  isComplete &&
  !rows.some((row) => mayBeOfAttempt(attempt, row));

/**
 * The report about a charge that the list has. Money that went back is asked for by the ticket.
 * Without a whole answer about it the report is `unknown`, so that nothing is returned twice; only
 * a charge that nobody saw before is captured all the same.
 */
async function reportOf(
  context: ProviderContext,
  attempt: Attempt,
  own: ListedTransactions['rows'],
) {
  const sale = readKushkiSale(attempt, own, []);
  if (sale.reported !== 'captured') return sale;
  const back = await findTransactions(context, attempt, 'sale_ticket_number', sale.providerRef);
  if (back !== null && back !== 'refused' && back.isComplete)
    return readKushkiSale(attempt, own, back.rows);
  const isNew = attempt.state === 'created' || attempt.state === 'pending';
  return isNew && back !== null
    ? sale
    : ({ reported: 'unknown', providerRef: sale.providerRef } as const);
}

import { minor, type Minor } from '@comanda/domain/money/money.ts';
import type { Attempt, Sum } from '@comanda/domain/payment/attempt.ts';
import type { PaymentReport } from '@comanda/domain/payment/payment-report.ts';
import { readKushkiAmount } from './kushki-amount.ts';
import type { TransactionRow } from './kushki-wire.ts';
import { currencyOf, declinedBy, referenceOf, shown } from './read-kushki-charge.ts';

type Asked = Pick<Attempt, 'merchantRef' | 'providerRef' | 'sum'>;

/** The references of ours that a line names. */
const referencesOf = (row: TransactionRow): readonly string[] =>
  [row.external_reference_id, row.metadata?.merchantRef].filter((each) => each != null);

/**
 * Returns whether a line is about the attempt's charge: it has its ticket or its reference. Money
 * that went back names the ticket as its sale's.
 */
export const isOfAttempt = ({ merchantRef, providerRef }: Asked, row: TransactionRow): boolean =>
  (providerRef !== null &&
    (row.ticket_number === providerRef || row.sale_ticket_number === providerRef)) ||
  referencesOf(row).includes(merchantRef);

/**
 * Returns whether a line that names no reference may be the attempt's charge: it may have taken the
 * same amount, or an unreadable one.
 */
export function mayBeOfAttempt({ sum }: Asked, row: TransactionRow): boolean {
  if (referencesOf(row).length > 0 || kindOf(row) === 'back') return false;
  if (statusOf(row) === 'declined') return false;
  if ((row.currency_code ?? sum.currency) !== sum.currency) return false;
  const amount = row.approved_transaction_amount || row.request_amount;
  const taken = amount == null ? null : readKushkiAmount(amount, sum.currency);
  return taken === null || taken === sum.minor;
}

/** A reference of another payment in the answer to a question about ours; null: none. */
export const otherReferenceIn = (rows: readonly TransactionRow[]): string | null =>
  rows.flatMap(referencesOf)[0] ?? null;

const kinds = new Map<string, 'sale' | 'back'>([
  ['SALE', 'sale'],
  ['DEFERRED', 'sale'],
  ['DEFFERED', 'sale'],
  ['CAPTURE', 'sale'],
  ['VOID', 'back'],
  ['REFUND', 'back'],
  ['CHARGEBACK', 'back'],
]);

/** The kind of a line: a charge, or money that went back. Null: a type that we do not know. */
const kindOf = ({ transaction_type: type }: TransactionRow) => kinds.get(type ?? '') ?? null;

/** The list says APPROVED where the answer to a charge says APPROVAL. */
const statuses = new Map<string, 'approved' | 'initialized' | 'declined'>([
  ['APPROVED', 'approved'],
  ['APPROVAL', 'approved'],
  ['INITIALIZED', 'initialized'],
  ['DECLINED', 'declined'],
]);

/** The result of a line. Null: a word that we do not know. */
const statusOf = ({ transaction_status: status }: TransactionRow) =>
  statuses.get(status ?? '') ?? null;

type ReadSale =
  | ({ reported: 'captured'; sum: Sum; merchantRef: string; providerRef: string } & Shown)
  | ({ reported: 'partlyRefunded'; sum: Sum; refunded: Minor; merchantRef: string } & Shown)
  | ({ reported: 'refunded'; sum: Sum; refunded: Minor; merchantRef: string } & Shown)
  | ({ reported: 'pending' | 'declined' | 'unknown'; merchantRef?: string } & Shown);
type Shown = Omit<PaymentReport, 'reported' | 'source' | 'at' | 'sum' | 'merchantRef'>;

/**
 * Reads the lines of a charge and those of the money that went back. A line that cannot be read
 * makes all of it `unknown`: it may have taken money. `own`: the lines about the attempt.
 * `answered`: those that the list has for its ticket.
 */
export function readKushkiSale(
  attempt: Asked,
  own: readonly TransactionRow[],
  answered: readonly TransactionRow[],
): ReadSale {
  const sales = own.filter((row) => kindOf(row) !== 'back');
  const sale =
    firstOf(sales, 'approved') ?? firstOf(sales, 'initialized') ?? firstOf(sales, 'declined');
  const known = {
    merchantRef: referenceOf(attempt, sales.flatMap(referencesOf)),
    ...(sale?.ticket_number == null ? {} : { providerRef: sale.ticket_number }),
    ...shown(sale?.approval_code, sale?.last_four_digits),
  };
  if (sale === undefined || sales.some((row) => kindOf(row) === null || statusOf(row) === null))
    return { ...known, reported: 'unknown' };
  if (statusOf(sale) === 'initialized') return { ...known, reported: 'pending' };
  if (statusOf(sale) === 'declined')
    return { ...known, reported: 'declined', ...declinedBy([codeOf(sale)], false) };
  const taken = totalOf(attempt, approvedOf(sales));
  const back = totalOf(attempt, approvedOf(returnsOf(sales, [...own, ...answered])));
  if (taken === null || back === null || sale.ticket_number == null)
    return { ...known, reported: 'unknown' };
  const sum = {
    minor: taken,
    currency: currencyOf(
      attempt,
      sales.map((row) => row.currency_code),
    ),
  };
  if (back === 0) return { ...known, reported: 'captured', sum, providerRef: sale.ticket_number };
  return { ...known, reported: back >= taken ? 'refunded' : 'partlyRefunded', sum, refunded: back };
}

const firstOf = (rows: readonly TransactionRow[], status: ReturnType<typeof statusOf>) =>
  rows.find((row) => statusOf(row) === status);

const approvedOf = (rows: readonly TransactionRow[]): readonly TransactionRow[] =>
  rows.filter((row) => statusOf(row) === 'approved');

const codeOf = (row: TransactionRow): string | null | undefined =>
  row.processor_code ?? row.response_code;

/** The lines of money that went back for these sales, each once. */
function returnsOf(
  sales: readonly TransactionRow[],
  rows: readonly TransactionRow[],
): readonly TransactionRow[] {
  const tickets = sales.map((row) => row.ticket_number);
  const back = rows.filter(
    (row) =>
      kindOf(row) === 'back' &&
      row.sale_ticket_number != null &&
      tickets.includes(row.sale_ticket_number),
  );
  return [...new Map(back.map((row) => [row.ticket_number ?? row, row])).values()];
}

/**
 * The sum of some lines; null: one of them has an unreadable amount. More than one sale is money
 * that was taken twice.
 */
function totalOf(attempt: Asked, rows: readonly TransactionRow[]): Minor | null {
  const amounts = rows.map(({ approved_transaction_amount: amount, currency_code: code }) =>
    amount == null ? null : readKushkiAmount(amount, currencyOf(attempt, [code])),
  );
  return amounts.includes(null)
    ? null
    : minor(amounts.reduce<number>((sum, each) => sum + (each ?? 0), 0));
}

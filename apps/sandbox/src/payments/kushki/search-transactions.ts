import type { Fault } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import type { EmulatedSale } from './emulated-sale.ts';
import { badBody } from './kushki-refusal.ts';
import type { SaleBook } from './sale-book.ts';
import { transactionRows } from './transaction-rows.ts';

export type TransactionQuery = Readonly<Record<string, unknown>>;
const filters = ['ticket_number', 'sale_ticket_number', 'external_reference_id'] as const;
const known = ['from', 'to', 'limit', 'offset', 'payment_method', ...filters];
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?$/;
const usual = 100;
const most = 600;
/**
 * Kushki's API reference: a transaction can only be queried this long after it was made,
 * milliseconds.
 */
const delayMs = 90_000;

/**
 * The list of transactions within a period in UTC, newest first, by the filters of Kushki's API
 * reference. The money that went back has lines of its own, which name the sale's ticket. A fault
 * `staleStatus`: the list does not know the newest charges yet. `now`: of the emulator's clock.
 */
export function searchTransactions(
  book: SaleBook,
  query: TransactionQuery,
  fault: Fault | null,
  now: number,
): ProviderResponse {
  const unknownName = Object.keys(query).find((name) => !known.includes(name));
  if (unknownName !== undefined) return badBody(unknownName);
  const { from, to } = query;
  if (typeof from !== 'string' || typeof to !== 'string') return badBody('from, to');
  if (!instant.test(from) || !instant.test(to)) return badBody('from, to');
  const [limit, offset] = [countOf(query['limit'], usual), countOf(query['offset'], 0)];
  if (limit === null || offset === null || limit > most) return badBody('limit, offset');
  const asked = filters.filter((name) => query[name] !== undefined);
  if (asked.length > 0 && fault?.name === 'listFilterRefused') return badBody(asked.join(', '));
  const [first, last] = [Date.parse(`${from}Z`), Date.parse(`${to}Z`)];
  const isIgnored = fault?.name === 'listFilterIgnored';
  const isUnknownField = fault?.name === 'listWithoutExternalReference';
  const rows = (asked.length > 0 && !isIgnored ? salesFor(book, query) : book.newest(most * 2))
    .filter(({ at }) => isListed(at, fault, asked.length > 0, now))
    .flatMap((sale) => {
      const lines = transactionRows(sale, isUnknownField ? fault : null);
      return transactionRows(sale, fault).filter(
        (_row, place) => isIgnored || asked.every((name) => lines[place]?.[name] === query[name]),
      );
    })
    .filter(({ created }) => Date.parse(created) >= first && Date.parse(created) <= last)
    .toSorted((one, other) => Date.parse(other.created) - Date.parse(one.created));
  return { status: 200, body: { data: rows.slice(offset, offset + limit), total: rows.length } };
}

function isListed(at: number, fault: Fault | null, isFiltered: boolean, now: number): boolean {
  if (fault?.name === 'staleStatus') return false;
  if (fault?.name === 'listFilterFindsNothing') return !isFiltered;
  return fault?.name !== 'listLate' || now - at >= delayMs;
}

function countOf(value: unknown, absent: number): number | null {
  if (value === undefined) return absent;
  return typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : null;
}

/** The sale of a ticket, or the sales of the shop's reference. */
export function salesFor(book: SaleBook, query: TransactionQuery): readonly EmulatedSale[] {
  const ticket = query['ticket_number'] ?? query['sale_ticket_number'];
  const reference = query['external_reference_id'];
  if (typeof ticket === 'string') return [book.find(ticket)].filter((sale) => sale !== null);
  return typeof reference === 'string' ? book.ofReference(reference) : [];
}

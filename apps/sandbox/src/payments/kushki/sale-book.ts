import { randomInt } from 'node:crypto';
import type { MoneyTruth, ProviderLedger } from '../../control/provider-ledger.ts';
import { capturedOf, type EmulatedSale, isApproved, refundedOf } from './emulated-sale.ts';

/** All charges, by ticket and by the shop's reference. */
export type SaleBook = {
  save(sale: EmulatedSale): EmulatedSale;
  find(ticket: string): EmulatedSale | null;
  /** Oldest first. */
  ofReference(merchantRef: string): readonly EmulatedSale[];
  /** Newest first. */
  newest(count: number): readonly EmulatedSale[];
  readonly ledger: ProviderLedger;
};

const maxSales = 200_000;

/** Returns a new ticket: 18 digits, the first ones the time. */
export const newTicket = (now: number): string =>
  `${now}${String(randomInt(0, 100_000)).padStart(5, '0')}`;

export function createSaleBook(): SaleBook {
  const byTicket = new Map<string, EmulatedSale>();
  const tickets = new Map<string, readonly string[]>();
  const find = (ticket: string): EmulatedSale | null => byTicket.get(ticket) ?? null;
  const ofReference = (merchantRef: string): readonly EmulatedSale[] =>
    (tickets.get(merchantRef) ?? []).flatMap((ticket) => find(ticket) ?? []);
  const truthOf = (merchantRef: string): MoneyTruth | null => {
    const sales = ofReference(merchantRef);
    return sales.length === 0 ? null : moneyTruth(merchantRef, sales);
  };
  return {
    save: (sale) => {
      const [oldest] = byTicket.values();
      if (byTicket.size >= maxSales && oldest !== undefined) byTicket.delete(oldest.ticket);
      if (find(sale.ticket) === null)
        tickets.set(sale.merchantRef, [...(tickets.get(sale.merchantRef) ?? []), sale.ticket]);
      byTicket.set(sale.ticket, sale);
      return sale;
    },
    find,
    ofReference,
    newest: (count) => [...byTicket.values()].slice(-count).toReversed(),
    ledger: { all: () => [...tickets.keys()].flatMap((ref) => truthOf(ref) ?? []), of: truthOf },
  };
}

/** `commits`: approved charges of the reference. More than one took the shopper's money twice. */
const moneyTruth = (merchantRef: string, sales: readonly EmulatedSale[]): MoneyTruth => ({
  provider: 'kushki',
  merchantRef,
  captured: sales.reduce((sum, sale) => sum + capturedOf(sale), 0),
  refunded: sales.reduce((sum, sale) => sum + refundedOf(sale), 0),
  currency: sales[0]?.charged.currency ?? 'CLP',
  state: sales.some(isApproved) ? 'APPROVAL' : (sales.at(-1)?.status ?? ''),
  commits: sales.filter(isApproved).length,
  refunds: sales.reduce((sum, { returns }) => sum + returns.length, 0),
  earlyCommits: 0,
});

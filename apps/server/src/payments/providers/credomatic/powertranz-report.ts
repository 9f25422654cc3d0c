import { add, type Minor, minor, zero } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { ReportSource } from '@comanda/domain/report/report-source.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import { commitFromOf } from './credomatic-lifetimes.ts';
import { sumOfPowertranz } from './powertranz-currency.ts';
import { isUnverified, readResponseCode } from './read-response-code.ts';
import { withoutResult } from './unpaid-sale.ts';
import { type Transaction, transactionTypes } from './powertranz-wire.ts';

/** `accepts`: the brand accepts a payment whose bank could not verify the shopper. */
type How = {
  readonly source: ReportSource;
  readonly at: number;
  readonly accepts: boolean;
  readonly attempt: Attempt;
};

/**
 * Turns the transactions of an attempt into a report: its sale, its refunds and its void. Only a
 * sale that is approved and has code 00 is captured. A sale that waits for the shopper or for our
 * payment is pending.
 */
export function powertranzReport(all: readonly Transaction[], how: How): ProviderReport {
  const { source, at, attempt } = how;
  const sale = all.find(({ TransactionType: type }) => type === transactionTypes.sale);
  const sum = sale ? sumOfPowertranz(sale.TotalAmount, sale.CurrencyCode) : null;
  if (!sale || sum === null) return { source, reported: 'unknown', at };
  const report = { source, at, sum, merchantRef: sale.OrderIdentifier } as const;
  const status = readResponseCode(sale, how.accepts);
  switch (status.kind) {
    case 'captured':
      return {
        ...report,
        ...refundedBy(all, sum.minor),
        ...shownOf(sale),
        ...(isUnverified(sale, how.accepts) && { isUnverified: true }),
      };
    case 'declined':
      return {
        ...report,
        reported: 'declined',
        declineCode: sale.IsoResponseCode,
        ...(status.problem === null ? {} : { problem: status.problem }),
      };
    case 'payable':
      return { ...report, reported: 'pending', ...commitFromOf(attempt, at) };
    case 'pending':
      return { ...report, reported: withoutResult(attempt, at) ?? 'pending' };
    case 'unknown':
      return { ...report, reported: 'unknown' };
  }
}

type Refunds =
  | { reported: 'captured' }
  | { reported: 'partlyRefunded'; refunded: Minor }
  | { reported: 'refunded'; refunded: Minor };

/** The refunds of a sale. A void returns everything. */
function refundedBy(all: readonly Transaction[], captured: Minor): Refunds {
  const back = all.filter(({ Approved, IsoResponseCode }) => Approved && IsoResponseCode === '00');
  const isVoided = back.some(({ TransactionType: type }) => type === transactionTypes.void);
  const sums = back
    .filter(({ TransactionType: type }) => type === transactionTypes.refund)
    .map((each) => sumOfPowertranz(each.TotalAmount, each.CurrencyCode)?.minor ?? zero);
  const refunded = isVoided ? captured : minor(Math.min(captured, add(...sums)));
  if (refunded === 0) return { reported: 'captured' };
  return { reported: refunded < captured ? 'partlyRefunded' : 'refunded', refunded };
}

const shownOf = ({
  AuthorizationCode: authorisationCode,
  CardSuffix: cardLastDigits,
}: Transaction) => ({
  ...(authorisationCode == null ? {} : { authorisationCode }),
  ...(cardLastDigits == null ? {} : { cardLastDigits }),
});

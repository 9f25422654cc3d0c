import type { MoneyTruth, ProviderLedger } from '../../control/provider-ledger.ts';
import { capturedAmount, type Charge, chargeStatus } from './charge.ts';

/** The money of every charge. */
export function ledgerOf(charges: ReadonlyMap<string, Charge>): ProviderLedger {
  const truthOf = (charge: Charge): MoneyTruth => ({
    provider: 'oneclick',
    merchantRef: charge.buyOrder,
    captured: capturedAmount(charge),
    refunded: charge.refunded,
    currency: 'CLP',
    state: chargeStatus(charge),
    commits: charge.responseCode === 0 ? 1 : 0,
    refunds: charge.refunds,
    earlyCommits: 0,
  });
  return {
    all: () => [...charges.values()].map(truthOf),
    of: (merchantRef) => {
      const charge = charges.get(merchantRef);
      return charge === undefined ? null : truthOf(charge);
    },
  };
}

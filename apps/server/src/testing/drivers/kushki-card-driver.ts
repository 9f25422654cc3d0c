import { kushkiSecret } from '../../payments/providers/kushki/kushki-account.ts';
import { kushkiCard } from '../../payments/providers/kushki-card/kushki-card.ts';
import type { ChargeDriver } from '../payment-driver.ts';
import { kushkiCards, kushkiToken } from './kushki-calls.ts';

export const kushkiFacts = {
  emulator: 'kushki',
  secrets: kushkiSecret.demo,
  calls: { start: 'charge', poll: 'search', refund: 'refund' },
  unknownRef: null,
  pollableMs: null,
  noRecordAfterMs: 185_000,
} as const;

/** Charges a token of one of the sandbox's cards. */
export const kushkiCardDriver: ChargeDriver = {
  ...kushkiFacts,
  provider: kushkiCard,
  card: async (sandbox, result) => {
    const token = await kushkiToken(sandbox, kushkiCards[result]);
    const instrument = { kind: 'cardToken', token, installments: 1, keep: false } as const;
    return { instrument, reference: null };
  },
};

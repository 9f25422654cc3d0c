import type { PaymentSettings } from '../tenant/settings.ts';
import type { Instrument } from './instrument.ts';

/**
 * Returns whether the brand offers the number of payments of an instrument: one payment always,
 * more only if its settings name the number. docs/rules/cards.md#installments-of-a-card.
 */
export function areInstallmentsOffered(
  instrument: Instrument,
  { installments: offered }: Pick<PaymentSettings, 'installments'>,
): boolean {
  if (instrument.kind !== 'savedCard' && instrument.kind !== 'cardToken') return true;
  return instrument.installments === 1 || offered.includes(instrument.installments);
}

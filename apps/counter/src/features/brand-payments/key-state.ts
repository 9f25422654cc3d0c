import type { PaymentKeys } from '@comanda/contract/counter/payment-keys.ts';
import type { CounterBrandPaymentsTexts } from '@comanda/i18n/es/counter-brand-payments.ts';

export type KeyState = keyof CounterBrandPaymentsTexts['states'];

/** Returns what stands with the keys of a secret. Keys that wait are told before those in use. */
export function keyStateOf(keys: PaymentKeys): KeyState {
  if (keys.waiting !== null) return 'waiting';
  if (keys.inUse !== null) return keys.inUse.worksSince === null ? 'saved' : 'works';
  if (!keys.isPossible) return 'impossible';
  return keys.isDemonstration ? 'demonstration' : 'none';
}

/** Returns whether payments can be made, so that a store may switch the method on. */
export const canTakePayments = ({ inUse, isDemonstration, isPossible }: PaymentKeys): boolean =>
  isPossible && (inUse !== null || isDemonstration);

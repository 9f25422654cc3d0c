import type { CardId } from '../ids.ts';
import { unreachable } from '../unreachable.ts';
import type { Cvc } from './cvc.ts';

/**
 * Everything that the shopper brings to a payment before the provider is called. `none`: nothing;
 * the provider asks on its own page. `savedCard`: a card of the shopper's account; `deviceToken`:
 * the provider's token of this one use, null if it needs none. `cardToken`: a token that the
 * browser made of a typed card; `keep`: the shopper wants to save that card. `savedCardWithCvc`: a
 * saved card with its security code, which exists in memory for this one call alone.
 * `installments`: the number of payments, 1 for one payment.
 * docs/rules/payments.md#instrument-of-a-payment.
 */
export type Instrument =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'savedCard';
      readonly cardId: CardId;
      readonly installments: number;
      readonly deviceToken: string | null;
    }
  | {
      readonly kind: 'cardToken';
      readonly token: string;
      readonly installments: number;
      readonly keep: boolean;
    }
  | { readonly kind: 'savedCardWithCvc'; readonly cardId: CardId; readonly cvc: Cvc };

/**
 * The part of an instrument that is stored with its attempt: neither a token nor a security code.
 */
export type StoredInstrument =
  | { readonly kind: 'none' }
  | { readonly kind: 'savedCard'; readonly cardId: CardId; readonly installments: number }
  | { readonly kind: 'cardToken'; readonly installments: number; readonly keep: boolean }
  | { readonly kind: 'savedCardWithCvc'; readonly cardId: CardId };

/** Returns the instrument without its secrets. */
export function storedInstrument(instrument: Instrument): StoredInstrument {
  switch (instrument.kind) {
    case 'none':
      return instrument;
    case 'savedCard':
      return {
        kind: instrument.kind,
        cardId: instrument.cardId,
        installments: instrument.installments,
      };
    case 'cardToken':
      return {
        kind: instrument.kind,
        installments: instrument.installments,
        keep: instrument.keep,
      };
    case 'savedCardWithCvc':
      return { kind: instrument.kind, cardId: instrument.cardId };
    default:
      return unreachable(instrument);
  }
}

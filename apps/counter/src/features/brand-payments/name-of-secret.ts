import type { PaymentKeys } from '@comanda/contract/counter/payment-keys.ts';
import { shortMethods } from '@comanda/i18n/method-texts.ts';

/** Returns the name of the provider of a secret, as staff calls it. */
export const nameOfSecret = ({ methods: [first] }: Pick<PaymentKeys, 'methods'>): string =>
  first === undefined ? '' : shortMethods[first];

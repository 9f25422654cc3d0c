import { card } from './methods/card.ts';
import { cash } from './methods/cash.ts';
import { chek } from './methods/chek.ts';
import { credomatic } from './methods/credomatic.ts';
import { fpay } from './methods/fpay.ts';
import { getnet } from './methods/getnet.ts';
import { kushkiCardSubscription } from './methods/kushki-card-subscription.ts';
import { kushkiCard } from './methods/kushki-card.ts';
import { mach } from './methods/mach.ts';
import { mercadoPago } from './methods/mercado-pago.ts';
import { oneclick } from './methods/oneclick.ts';
import { sodexo } from './methods/sodexo.ts';
import { webpay } from './methods/webpay.ts';

/**
 * Every payment method by its name. A new one is appended: its place is the id of a method that a
 * brand does not number. docs/rules/payments.md#payment-methods.
 */
export const allMethods = {
  cash,
  card,
  webpay,
  oneclick,
  sodexo,
  chek,
  mach,
  fpay,
  mercadoPago,
  getnet,
  kushkiCard,
  kushkiCardSubscription,
  credomatic,
} as const;

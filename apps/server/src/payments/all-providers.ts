import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { PaymentAccount, PaymentSecret } from './provider/payment-account.ts';
import type { Provider } from './provider/provider.ts';
import { chek } from './providers/chek/chek.ts';
import { credomatic } from './providers/credomatic/credomatic.ts';
import { fpay } from './providers/fpay/fpay.ts';
import { getnet } from './providers/getnet/getnet.ts';
import { mach } from './providers/mach/mach.ts';
import { mercadoPago } from './providers/mercado-pago/mercado-pago.ts';
import { oneclick } from './providers/oneclick/oneclick.ts';
import { sodexo } from './providers/sodexo/sodexo.ts';
import { webpay } from './providers/webpay/webpay.ts';
import { kushkiCard } from './providers/kushki-card/kushki-card.ts';
import { kushkiCardSubscription } from './providers/kushki-card-subscription/kushki-card-subscription.ts';

/**
 * Every online payment provider of this program, one per method. docs/payments.md explains how to
 * add one.
 */
export const allProviders: readonly Provider[] = [
  webpay,
  oneclick,
  sodexo,
  mach,
  chek,
  fpay,
  getnet,
  kushkiCard,
  credomatic,
  mercadoPago,
  kushkiCardSubscription,
];

const uniqueByName = <Named extends { readonly name: string }>(all: readonly Named[]) => [
  ...new Map(all.map((each) => [each.name, each])).values(),
];

/** Returns the accounts of providers, each once. */
export const accountsOf = (providers: readonly Provider[]): readonly PaymentAccount[] =>
  uniqueByName(providers.map(({ account }) => account));

/** The secrets that brands may store for payment methods, each once. */
export const paymentSecrets: readonly PaymentSecret[] = uniqueByName(
  allProviders.map(({ secret }) => secret),
);

/** True if this program has a provider for the method in this currency, configured or not. */
export const hasProvider = (method: PaymentMethodName, currency: string): boolean =>
  allProviders.some((each) => each.method === method && each.currencies.includes(currency));

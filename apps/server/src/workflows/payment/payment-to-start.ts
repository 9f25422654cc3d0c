import type { Instrument } from '@comanda/domain/payment/instrument.ts';
import type { methodSlugs } from '@comanda/domain/payment/method-slugs.ts';

/**
 * A payment that a shopper wants to start. `redirectUrl`: the shop's page to which the shopper
 * returns; null: the method has no page. `channel`: MOBILE if the browser can open a wallet's app.
 */
export type PaymentToStart = {
  readonly method: keyof typeof methodSlugs;
  readonly instrument: Instrument;
  readonly redirectUrl: string | null;
  readonly channel: 'WEB' | 'MOBILE';
};

const page = { instrument: { kind: 'none' }, channel: 'WEB' } as const;

/** A payment on the provider's own page. */
export const pagePayment = (
  method: 'webpay' | 'getnet' | 'sodexo' | 'mercadoPago',
  { redirectUrl }: { redirectUrl: string },
): PaymentToStart => ({ ...page, method, redirectUrl });

/** A payment in a wallet's app. */
export const walletPayment = (
  method: 'chek' | 'mach' | 'fpay',
  { redirectUrl, channel }: { redirectUrl: string; channel: 'WEB' | 'MOBILE' },
): PaymentToStart => ({ ...page, method, redirectUrl, channel });

/** A charge, for which no page is shown. */
export const charge = (
  method: 'oneclick' | 'kushkiCard' | 'kushkiCardSubscription',
  instrument: Instrument,
): PaymentToStart => ({ method, instrument, redirectUrl: null, channel: 'WEB' });

import type { Instrument } from '@comanda/domain/payment/instrument.ts';
import type { MethodOfFlow, OnlineMethodName } from '@comanda/domain/payment/method-names.ts';

/**
 * A payment that a shopper wants to start. `redirectUrl`: the shop's page to which the shopper
 * returns; null: the method has no page. `channel`: MOBILE if the browser can open a wallet's app.
 */
export type PaymentToStart = {
  readonly method: OnlineMethodName;
  readonly instrument: Instrument;
  readonly redirectUrl: string | null;
  readonly channel: 'WEB' | 'MOBILE';
};

const page = { instrument: { kind: 'none' }, channel: 'WEB' } as const;

/** A payment on the provider's own page. */
export const pagePayment = (
  method: MethodOfFlow<'redirect'>,
  { redirectUrl }: { redirectUrl: string },
): PaymentToStart => ({ ...page, method, redirectUrl });

/** A payment in a wallet's app. */
export const walletPayment = (
  method: MethodOfFlow<'qrOrLink'>,
  { redirectUrl, channel }: { redirectUrl: string; channel: 'WEB' | 'MOBILE' },
): PaymentToStart => ({ ...page, method, redirectUrl, channel });

/** A charge, for which no page is shown. */
export const charge = (
  method: MethodOfFlow<'savedCard' | 'cardToken'>,
  instrument: Instrument,
): PaymentToStart => ({ method, instrument, redirectUrl: null, channel: 'WEB' });

import type { PaymentAccount } from '../../provider/payment-account.ts';

/** Webpay and Oneclick have one address, and a commerce code and a key each. */
export const transbankAccount: PaymentAccount = {
  name: 'transbank',
  setting: 'TRANSBANK_URL',
  sandboxPath: 'webpay',
};

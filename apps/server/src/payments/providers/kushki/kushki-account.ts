import type { PaymentAccount, PaymentSecret } from '../../provider/payment-account.ts';

export const kushkiAccount: PaymentAccount = {
  name: 'kushki',
  setting: 'KUSHKI_URL',
  sandboxPath: 'kushki',
};

/** One secret of both methods. */
export const kushkiSecret = {
  name: 'kushki',
  demo: {
    publicMerchantId: 'sandbox-kushki-public',
    privateMerchantId: 'sandbox-kushki-private',
    webhookSecret: 'sandbox-kushki-webhook',
    oneClickPath: '/subscriptions/v1/card/{id}',
  },
} as const satisfies PaymentSecret;

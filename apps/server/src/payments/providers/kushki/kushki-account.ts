import type { PaymentAccount, PaymentSecret } from '../../provider/payment-account.ts';

export const kushkiAccount: PaymentAccount = {
  name: 'kushki',
  setting: 'KUSHKI_URL',
  productionUrl: 'https://api.kushkipagos.com',
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
  choices: {
    oneClickPath: ['/subscriptions/v1/card/{id}', '/subscriptions/v1/card/{id}/charge'],
  },
} as const satisfies PaymentSecret;

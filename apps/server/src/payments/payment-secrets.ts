import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { ProviderSecrets } from '../platform/calls/provider-secrets.ts';

/**
 * Names of the secrets that payment methods need. Both methods of Kushki share one; Transbank gives
 * each product a key of its own.
 */
const secretNames = {
  webpay: 'webpay',
  sodexo: 'klap',
  credomatic: 'powertranz',
  mach: 'mach',
  chek: 'chek',
  fpay: 'fpay',
  oneclick: 'oneclick',
  getnet: 'getnet',
  kushkiCard: 'kushki',
  mercadoPago: 'mercadoPago',
  kushkiCardSubscription: 'kushki',
} as const satisfies Partial<Record<PaymentMethodName, string>>;

export type PaymentSecretName = (typeof secretNames)[keyof typeof secretNames];

/** Returns the name of the secret of a method; null: the method needs none. */
export const secretNameOf = (method: PaymentMethodName): PaymentSecretName | null =>
  Object.hasOwn(secretNames, method) ? secretNames[method as keyof typeof secretNames] : null;

/**
 * Public secrets of the sandbox's providers, worthless elsewhere. Demo tenants without secrets of
 * their own use them. The fields are those of a tenant's own secret.
 */
export const demoPaymentSecrets: Readonly<Record<PaymentSecretName, ProviderSecrets>> = {
  webpay: { commerceCode: '597055555532', apiKeySecret: 'sandbox-webpay-secret' },
  klap: { apiKey: 'sandbox-klap-key' },
  powertranz: {
    powerTranzId: '88800001',
    powerTranzPassword: 'sandbox-powertranz-password',
    pageSet: 'PTZ/Comanda',
    pageName: 'Tarjeta',
    unverifiedPayments: 'refuse',
  },
  mach: { apiToken: 'sandbox-mach-token', capture: 'manual' },
  chek: { merchantKey: 'sandbox-chek-merchant-key', webhookSecret: 'sandbox-chek-webhook-secret' },
  fpay: { clientId: 'sandbox-fpay-client', clientSecret: 'sandbox-fpay-secret' },
  oneclick: {
    mallCode: '597055555541',
    childCode: '597055555542',
    apiKeySecret: 'sandbox-oneclick-secret',
  },
  kushki: {
    publicMerchantId: 'sandbox-kushki-public',
    privateMerchantId: 'sandbox-kushki-private',
    webhookSecret: 'sandbox-kushki-webhook',
    oneClickPath: '/subscriptions/v1/card/{id}',
  },
  mercadoPago: {
    accessToken: 'TEST-sandbox-mercado-pago',
    webhookSecret: 'sandbox-mercado-pago-webhooks',
  },
  getnet: { login: 'sandboxgetnet0123456789abcdef012', secretKey: 'sandbox-getnet-secret' },
};

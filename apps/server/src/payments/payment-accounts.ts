/**
 * Our contracts with providers. An account has one address (`paymentUrls` in config.ts) and one
 * circuit breaker; its methods fail together. docs/rules/payments.md#accounts-of-providers.
 */
export const paymentAccountNames = [
  'transbank',
  'getnet',
  'klap',
  'mercadoPago',
  'chek',
  'mach',
  'fpay',
  'kushki',
  'powertranz',
] as const;
export type PaymentAccountName = (typeof paymentAccountNames)[number];

/**
 * An account's folder in the sandbox, and the origins of its pages if they differ from the address
 * of its API.
 */
export type PaymentAccount = {
  readonly sandboxPath: string;
  /**
   * Origins of the provider's own pages, by the origin of its API; absent: the API's own origin.
   */
  readonly pageOrigins?: Readonly<Record<string, readonly string[]>>;
};

export const paymentAccounts: Readonly<Record<PaymentAccountName, PaymentAccount>> = {
  transbank: { sandboxPath: 'webpay' },
  getnet: { sandboxPath: 'getnet' },
  klap: {
    sandboxPath: 'klap',
    pageOrigins: {
      'https://api.pasarela.multicaja.cl': ['https://pagos.pasarela.multicaja.cl'],
      'https://api-pasarela-sandbox.mcdesaqa.cl': ['https://pagos-pasarela-sandbox.mcdesaqa.cl'],
    },
  },
  mercadoPago: {
    sandboxPath: 'mercadopago',
    pageOrigins: {
      'https://api.mercadopago.com': [
        'https://www.mercadopago.cl',
        'https://www.mercadopago.com.mx',
        'https://sandbox.mercadopago.cl',
        'https://sandbox.mercadopago.com.mx',
      ],
    },
  },
  chek: { sandboxPath: 'chek' },
  mach: {
    sandboxPath: 'mach',
    pageOrigins: {
      'https://biz.soymach.com': ['https://biz.soymach.com', 'https://soymach.com'],
    },
  },
  fpay: { sandboxPath: 'fpay' },
  kushki: { sandboxPath: 'kushki' },
  powertranz: { sandboxPath: 'powertranz' },
};

/** Returns the origins of an account's pages for the address of its API. */
export function pageOriginsOf(account: PaymentAccountName, baseUrl: string): readonly string[] {
  const { origin } = new URL(baseUrl);
  return paymentAccounts[account].pageOrigins?.[origin] ?? [origin];
}

import type { PaymentMethodName } from './method-names.ts';

/**
 * The online methods as the addresses of their calls spell them:
 * `/v1/orders/{id}/payments/mercado_pago`.
 */
export const methodSlugs = {
  webpay: 'webpay',
  oneclick: 'oneclick',
  sodexo: 'sodexo',
  chek: 'chek',
  mach: 'mach',
  fpay: 'fpay',
  mercadoPago: 'mercado_pago',
  getnet: 'getnet',
  kushkiCard: 'kushki_card',
  kushkiCardSubscription: 'kushki_card_subscription',
  credomatic: 'credomatic',
} as const satisfies Record<Exclude<PaymentMethodName, 'cash' | 'card'>, string>;

export type MethodSlug = (typeof methodSlugs)[keyof typeof methodSlugs];

const methodOf = new Map<string, PaymentMethodName>(
  Object.entries(methodSlugs).map(([name, slug]) => [slug, name as keyof typeof methodSlugs]),
);

/** Returns the method of a slug; null: none has it. */
export const methodOfSlug = (slug: string): PaymentMethodName | null => methodOf.get(slug) ?? null;

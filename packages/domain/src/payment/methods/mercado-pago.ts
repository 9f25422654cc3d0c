import type { MethodRecord } from '../method-record.ts';

/** The page of Mercado Pago, on which the shopper pays from a balance or with a card. */
export const mercadoPago = {
  flow: 'redirect',
  slug: 'mercado_pago',
  title: 'Mercado Pago',
  priority: 40,
  icon: 'wallet',
  logo: 'mercadoPago',
} as const satisfies MethodRecord;

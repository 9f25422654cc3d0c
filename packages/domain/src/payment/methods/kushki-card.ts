import type { MethodRecord } from '../method-record.ts';

/** A card that the shopper types in the shop's page, with Kushki's script. */
export const kushkiCard = {
  flow: 'cardToken',
  slug: 'kushki_card',
  title: 'Kushki',
  priority: 90,
  icon: 'card',
  takesCards: true,
  takesInstallments: true,
  tokenFromBrowser: true,
} as const satisfies MethodRecord;

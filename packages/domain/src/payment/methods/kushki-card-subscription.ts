import type { MethodRecord } from '../method-record.ts';

/** A card saved at Kushki. */
export const kushkiCardSubscription = {
  flow: 'savedCard',
  slug: 'kushki_card_subscription',
  title: 'Kushki',
  cardType: 'kushki',
  priority: 95,
  icon: 'card',
  takesCards: true,
  takesInstallments: true,
  tokenFromBrowser: true,
} as const satisfies MethodRecord;

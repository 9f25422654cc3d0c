import type { MethodRecord } from '../method-record.ts';

/** A card saved at Transbank, which has Webpay's logo. */
export const oneclick = {
  flow: 'savedCard',
  slug: 'oneclick',
  title: 'Oneclick',
  cardType: 'oneClick',
  priority: 20,
  icon: 'card',
  logo: 'webpay',
  takesCards: true,
  takesInstallments: true,
} as const satisfies MethodRecord;

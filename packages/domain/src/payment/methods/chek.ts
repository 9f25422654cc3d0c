import type { MethodRecord } from '../method-record.ts';

/** The wallet of Ripley. Its greatest amount is part of the brand's contract. */
export const chek = {
  flow: 'qrOrLink',
  slug: 'chek',
  title: 'Chek',
  priority: 60,
  icon: 'wallet',
  logo: 'chek',
} as const satisfies MethodRecord;

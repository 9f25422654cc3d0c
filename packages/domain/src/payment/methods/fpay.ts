import type { MethodRecord } from '../method-record.ts';

/** The wallet of Falabella. Its greatest amount is part of the brand's contract. */
export const fpay = {
  flow: 'qrOrLink',
  slug: 'fpay',
  title: 'Fpay',
  priority: 80,
  icon: 'wallet',
  logo: 'fpay',
  showsCodeOnPhone: true,
} as const satisfies MethodRecord;

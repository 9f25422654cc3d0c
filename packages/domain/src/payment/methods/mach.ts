import type { MethodRecord } from '../method-record.ts';

/** The wallet of BCI. Its greatest amount is part of the brand's contract. */
export const mach = {
  flow: 'qrOrLink',
  slug: 'mach',
  title: 'MACH',
  priority: 70,
  icon: 'wallet',
  logo: 'mach',
} as const satisfies MethodRecord;

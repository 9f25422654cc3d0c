import type { MethodRecord } from '../method-record.ts';

/** The page of Getnet (Santander). */
export const getnet = {
  flow: 'redirect',
  slug: 'getnet',
  title: 'Getnet',
  priority: 30,
  icon: 'card',
  logo: 'getnet',
  takesCards: true,
} as const satisfies MethodRecord;

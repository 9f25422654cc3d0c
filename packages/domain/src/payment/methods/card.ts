import type { MethodRecord } from '../method-record.ts';

/** Debit or credit card, in the machine of the store or of its rider. */
export const card = {
  flow: 'onDelivery',
  priority: 210,
  icon: 'card',
} as const satisfies MethodRecord;

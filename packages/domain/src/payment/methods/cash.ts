import type { MethodRecord } from '../method-record.ts';

export const cash = {
  flow: 'onDelivery',
  priority: 200,
  icon: 'cash',
} as const satisfies MethodRecord;

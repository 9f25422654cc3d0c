import type { MethodRecord } from '../method-record.ts';

/** A card saved at BAC Credomatic, with its security code and the bank's check in a frame. */
export const credomatic = {
  flow: 'htmlForm',
  slug: 'credomatic',
  title: 'Credomatic',
  cardType: 'credomatic',
  priority: 100,
  icon: 'card',
  takesCards: true,
} as const satisfies MethodRecord;

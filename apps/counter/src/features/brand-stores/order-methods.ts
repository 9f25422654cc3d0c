import type { OrderMethod } from '@comanda/domain/store/store.ts';

/** The ways of dispatch that a store may offer, as its form lists them. */
export const orderMethods = [
  'both',
  'store_delivery',
  'in_store',
  'neither',
] as const satisfies readonly OrderMethod[];

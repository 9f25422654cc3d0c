import { keptKey } from '../../platform/kept-key.ts';

/** The key of exactly this order. Spec §9: order creation is never repeated by itself. */
export const { keyFor, forget: forgetKey } = keptKey('order-key');

import { storedIdempotencyKey } from '../../platform/stored-idempotency-key.ts';

/** The key of exactly this order. Spec §9: order creation is never repeated by itself. */
export const { keyFor: orderKeyFor, forget: forgetOrderKey } = storedIdempotencyKey('order-key');

import { storedIdempotencyKey } from '../../platform/stored-idempotency-key.ts';

/** The key of exactly this order. docs/rules/orders.md#key-in-the-browser: order creation is never repeated by itself. */
export const { keyFor: orderKeyFor, forget: forgetOrderKey } = storedIdempotencyKey('order-key');

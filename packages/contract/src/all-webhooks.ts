import type { Webhook } from './define-webhook.ts';
import { orderForKitchen } from './kitchen-orders.ts';

/** Every webhook that the server sends to a restaurant's systems. */
export const allWebhooks = { orderForKitchen } as const satisfies Record<string, Webhook>;

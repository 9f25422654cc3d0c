import type { Webhook } from './define-webhook.ts';
import { orderForKitchen } from './kitchen-orders.ts';

/** Every call that the product makes to a restaurant's systems. */
export const allWebhooks = { orderForKitchen } as const satisfies Record<string, Webhook>;

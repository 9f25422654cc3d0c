import type { PushSubscriptionId } from '@comanda/domain/ids.ts';
import { maxEndpointLength } from '@comanda/domain/push/push-endpoint.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { text } from './fields.ts';
import { buyers } from './role-sets.ts';

/**
 * Sends news about the caller's orders to this browser until the session ends. The same endpoint is
 * stored once. `keys`: those of the browser's subscription, base64url. INVALID_PARAMETER: the
 * endpoint is no browser's push service, or the keys are none. NOT_FOUND: this platform sends no
 * push messages. docs/rules/notifications.md#push-subscription.
 */
export const createPushSubscription = defineEndpoint({
  name: 'createPushSubscription',
  summary: 'Push news about the orders to this browser',
  tag: 'Notifications',
  method: 'POST',
  path: '/v1/push_subscriptions',
  access: buyers,
  body: v.object({
    endpoint: text(maxEndpointLength),
    keys: v.object({ p256dh: text(200), auth: text(100) }),
  }),
  status: 201,
  answer: v.object({ id: uuid<PushSubscriptionId>() }),
});

/** Ends a push subscription of the caller. NOT_FOUND: there is none with this id. */
export const deletePushSubscription = defineEndpoint({
  name: 'deletePushSubscription',
  summary: 'Push no more news to a browser',
  tag: 'Notifications',
  method: 'DELETE',
  path: '/v1/push_subscriptions/:id',
  access: buyers,
  params: v.object({ id: uuid<PushSubscriptionId>() }),
});

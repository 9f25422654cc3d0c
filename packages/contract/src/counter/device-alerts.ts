import { maxEndpointLength } from '@comanda/domain/push/push-endpoint.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { text } from '../fields.ts';
import { staff } from '../role-sets.ts';

const tag = 'Counter';
const path = '/v1/counter/device/alerts';

/**
 * Tells whether the device of the session gets push messages for its person. `publicKey`: the key
 * with which a browser subscribes; null: this platform sends none.
 */
export const getDeviceAlerts = defineEndpoint({
  name: 'getDeviceAlerts',
  summary: 'Whether this phone is told of waiting orders',
  tag,
  method: 'GET',
  path,
  access: staff,
  answer: v.object({ isOn: v.boolean(), publicKey: v.nullable(v.string()) }),
});

/**
 * Tells the own phone of the session of the waiting orders of its person's stores. A second call
 * replaces the first. `keys`: those of the browser's subscription, base64url. INVALID_PARAMETER:
 * the endpoint is no browser's push service, or the keys are none. NOT_FOUND: a shared device, or
 * this platform sends no push messages. docs/rules/counter-alerts.md#alerts-on-an-own-phone.
 */
export const turnOnDeviceAlerts = defineEndpoint({
  name: 'turnOnDeviceAlerts',
  summary: 'Tell this phone of waiting orders',
  tag,
  method: 'POST',
  path,
  access: staff,
  body: v.object({
    endpoint: text(maxEndpointLength),
    keys: v.object({ p256dh: text(200), auth: text(100) }),
  }),
});

/** Tells the phone of the session nothing more; a second call changes nothing. */
export const turnOffDeviceAlerts = defineEndpoint({
  name: 'turnOffDeviceAlerts',
  summary: 'Tell this phone of no more orders',
  tag,
  method: 'DELETE',
  path,
  access: staff,
});

import { defineEndpoint } from '../define-endpoint.ts';
import { staff } from '../role-sets.ts';

/**
 * Ends the session and keeps the device. Its cookie stays and is worth nothing: the answer may
 * arrive after the next person's. docs/rules/counter-staff.md#lock-and-sign-out.
 */
export const lockCounter = defineEndpoint({
  name: 'lockCounter',
  summary: 'Lock the screen: end the own session',
  tag: 'Counter',
  method: 'DELETE',
  path: '/v1/counter/session',
  access: staff,
});

import { defineEndpoint } from './define-endpoint.ts';

/**
 * Erases the caller: the guest whose token is sent. RECORD_NOT_DESTROYED with reason ORDER_UNDER_WAY: an order is under way or its money
 * still moves. docs/rules/privacy.md#erasure.
 */
export const eraseMe = defineEndpoint({
  name: 'eraseMe',
  summary: 'Erase the caller’s personal data; orders stay without it',
  tag: 'Users',
  method: 'POST',
  path: '/v1/users/me/erasure',
  access: ['guest'],
  status: 204,
  refusals: ['RECORD_NOT_DESTROYED'],
});

/** docs/rules/limits.md#request-headers: the headers of a call. */
export const headers = {
  platform: 'x-platform',
  tenant: 'x-tenant',
  authorization: 'authorization',
  userId: 'x-user-id',
  timeZone: 'x-time-zone',
  createUserToken: 'x-create-user-token',
  jobAuthorization: 'x-job-authorization',
  idempotencyKey: 'idempotency-key',
  integrationSignature: 'x-integration-signature',
  integrationTimestamp: 'x-integration-timestamp',
  /** Of an answer to a guest or a user: until when their token is good, an ISO instant. docs/rules/people.md#session-expiry-header. */
  sessionExpiresAt: 'x-session-expires-at',
} as const;

/** The entry of a page's `Server-Timing` whose duration is the server's clock, in milliseconds. */
export const serverTime = 'now';

/** docs/rules/limits.md#request-headers. */
export const platformWeb = 'web';

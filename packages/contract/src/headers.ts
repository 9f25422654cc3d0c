/** Header names. docs/rules/limits.md#request-headers. */
export const headers = {
  platform: 'x-platform',
  tenant: 'x-tenant',
  authorization: 'authorization',
  userId: 'x-user-id',
  timeZone: 'x-time-zone',
  createUserToken: 'x-create-user-token',
  jobAuthorization: 'x-job-authorization',
  /**
   * Binds a verification code to the browser that asked for it. docs/rules/login.md#login-token.
   */
  loginToken: 'x-login-token',
  /** The browser's own random key, sent with a login. docs/rules/people.md#known-browser. */
  browserKey: 'x-browser-key',
  /**
   * Id of the counter session that a call is meant for.
   * docs/rules/counter-staff.md#id-of-a-session.
   */
  counterSession: 'x-counter-session',
  idempotencyKey: 'idempotency-key',
  /** Key of a cart's restore link. docs/rules/remote-cart.md#restore-link. */
  cartKey: 'x-cart-key',
  /** Key of a rider's link. docs/rules/counter-riders.md#link-of-a-run. */
  riderKey: 'x-rider-key',
  integrationSignature: 'x-integration-signature',
  integrationTimestamp: 'x-integration-timestamp',
  /**
   * Response header for guests and users: expiry of their token, an ISO instant.
   * docs/rules/people.md#session-expiry-header.
   */
  sessionExpiresAt: 'x-session-expires-at',
} as const;

/** Platform header value of the web app. docs/rules/limits.md#request-headers. */
export const platformWeb = 'web';

/** Platform header value of the counter. */
export const platformCounter = 'counter';

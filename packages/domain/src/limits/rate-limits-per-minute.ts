/**
 * Calls per minute that one network may make of one endpoint at one brand, by the rate-limit class
 * of the endpoint. An endpoint names its class in its definition (`rateLimit`). The operator
 * changes a number by a setting: GUESTS_PER_MINUTE, PLACES_PER_MINUTE, CARTS_PER_MINUTE,
 * CLIENT_ERRORS_PER_MINUTE; 0 means no limit. docs/rules/limits.md#guests-per-minute,
 * docs/rules/limits.md#place-calls-per-minute, docs/rules/remote-cart.md#cart-calls-per-minute,
 * docs/rules/operations.md#error-reports-of-browsers.
 */
export const rateLimitsPerMinute = {
  guestCreation: 120,
  placeCall: 600,
  cartCall: 600,
  clientError: 60,
} as const;

export type RateLimitClass = keyof typeof rateLimitsPerMinute;

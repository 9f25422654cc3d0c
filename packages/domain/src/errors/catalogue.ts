import { keysOf } from '../keys-of.ts';
/**
 * Every refusal of the product: label, number and HTTP status.
 * docs/rules/limits.md#error-catalogue; texts are in i18n under `e<code>`. `retryable`: the same
 * request may succeed later without a change by the shopper.
 */
type Entry = { code: number; status: number; retryable: boolean };

const refusal = <Code extends number>(code: Code, status: number) => ({
  code,
  status,
  retryable: false,
});
const retryableRefusal = <Code extends number>(code: Code, status: number) => ({
  code,
  status,
  retryable: true,
});

export const catalogue = {
  DEFAULT: retryableRefusal(9999, 500),
  FIELD_VALIDATION: refusal(1001, 422),
  NOT_FOUND: refusal(1002, 404),
  PARAMETER_MISSING: refusal(1003, 422),
  REPEATED_DATABASE_VALUE: refusal(1004, 409),
  EXCLUSION_DELIVERY_ZONE: refusal(1005, 422),
  NOT_AUTHORIZED: refusal(1006, 403),
  INVALID_PARAMETER: refusal(1007, 422),
  MIDDLEWARE_MODEL: refusal(1008, 422),
  USERS_MODEL: refusal(1009, 422),
  SERVICE_ERROR: retryableRefusal(1010, 503),
  UNPROCESSABLE_ITEMS: refusal(1011, 422),
  LOYALTY_COMMUNICATION: retryableRefusal(1012, 503),
  LOYALTY_VALIDATION: refusal(1014, 422),
  RECORD_NOT_DESTROYED: refusal(1019, 409),
  OPERATION_NOT_SUPPORTED: refusal(1020, 422),
  INVALID_TOKEN: refusal(1021, 401),
  JOB_NOT_FOUND: refusal(1022, 404),
  STORE_CLOSED: refusal(1024, 422),
  PARAMETER_NOT_RELATED: refusal(1025, 422),
  DELIVERY_MINIMUM_NOT_REACHED: refusal(1026, 422),
  AUTH_INVALID_PARAMETER: refusal(1027, 422),
  AUTH_EMAIL_EXISTS: refusal(1028, 409),
  AUTH_USER_NOT_FOUND: refusal(1029, 404),
  ORDER_ALREADY_PAID: refusal(1030, 409),
  INVALID_PAYMENT_CHANNEL: refusal(1031, 422),
  INVALID_ORDER_STATUS_FOR_PAYMENT: refusal(1032, 409),
  TRANSACTION_NOT_COMMITTED: refusal(1033, 409),
  INVALID_PAYMENT_REQUEST: refusal(1035, 422),
  PAYMENT_CONFIRMATION_FAILED: refusal(1036, 409),
  PHONE_TAKEN: refusal(1037, 409),
  ORDER_CREATION_BLOCKED: retryableRefusal(1038, 409),
  PAYMENT_REQUEST_FAILED: retryableRefusal(1039, 503),
  INVALID_COUPON_CODE: refusal(1040, 422),
  SHUTDOWN_ACTIVE: retryableRefusal(1041, 503),
  TOO_MANY_REQUESTS: retryableRefusal(1042, 429),
  ORDER_NOT_REPROCESSABLE: refusal(1043, 409),
  MAXIMUM_ORDER_AMOUNT: refusal(1044, 422),
  MINIMUM_AMOUNT_WITH_POINTS: refusal(1045, 422),
  INVALID_CATEGORY_COUPON: refusal(1048, 422),
  COUPON_EXPIRED: refusal(1049, 422),
  COUPON_MAX_REACHED: refusal(1050, 422),
  COUPON_NOT_AVAILABLE: refusal(1051, 422),
  MAX_COUPON_USES_BY_USER_REACHED: refusal(1052, 422),
  COUPON_DISPATCH_METHOD: refusal(1053, 422),
  QUESTION_HAS_ANSWERS: refusal(1054, 409),
  COUPON_CANNOT_BE_USED_BY_USER: refusal(1055, 422),
  COUPON_WITH_MINIMUM_BILL: refusal(1058, 422),
  COUPON_PLATFORM_ERROR: refusal(1059, 422),
  NOT_FIRST_PURCHASE: refusal(1068, 422),
  INVALID_INVITATION_CODE: refusal(1069, 422),
  CART_ONLY_OFFERS: refusal(1071, 422),
  RULE_NOT_COMPLETED: refusal(1072, 422),
  INVALID_MINIMUM_START_TIME: refusal(1076, 422),
  INVALID_MAXIMUM_EXPIRY_TIME: refusal(1077, 422),
  COUPON_OFFER_NOT_PRESENT: refusal(1080, 422),
  COUPON_COUPONIZABLE_ERROR: refusal(1081, 422),
  NO_RIDERS: retryableRefusal(1092, 422),
  NO_RIDERS_IN_ZONE: retryableRefusal(1093, 422),
  COUPON_PAYMENT_METHOD: refusal(1108, 422),
  NO_RIDERS_COURIER: retryableRefusal(11101, 422),
  TIMEOUT: retryableRefusal(408, 408),
  /**
   * Refusals that only the browser creates, when no response of ours arrived: log in again, and no
   * connection. docs/rules/web.md#open-outcome, docs/rules/web.md#ended-session.
   */
  Unauthorized: refusal(401, 401),
  NETWORK_ERROR: retryableRefusal(599, 503),
} as const satisfies Record<string, Entry>;

/** The label of a refusal. The catalogue has its number and HTTP status. */
export type ErrorLabel = keyof typeof catalogue;
export type ErrorCode = (typeof catalogue)[ErrorLabel]['code'];

/**
 * A refusal as data. `metadata`: the parameters of its text (amounts in minor units, names, ids).
 */
/** `requestId`: the id of the refused call in the server's log; absent if no server answered. */
export type Refusal = {
  label: ErrorLabel;
  metadata: Record<string, unknown>;
  requestId?: string;
};

export const refusalOf = (label: ErrorLabel, metadata: Record<string, unknown> = {}): Refusal => ({
  label,
  metadata,
});

const byCode = new Map<number, ErrorLabel>(
  keysOf(catalogue).map((label) => [catalogue[label].code, label]),
);

/**
 * Returns whether the same request may succeed later without a change by the shopper. The page then
 * offers a retry.
 */
export const isRetryableRefusal = ({ label }: Refusal): boolean => catalogue[label].retryable;

/**
 * Returns whether the session ended: the caller has to log in again, or order as a new guest.
 * docs/rules/web.md#ended-session.
 */
export const isLoggedOut = ({ label }: Refusal): boolean =>
  label === 'INVALID_TOKEN' || label === 'Unauthorized';

/**
 * Returns whether the outcome on the server is unknown: the response was lost, late or broken, or
 * the server stopped. The client must reuse the idempotency key, so that a repeat finds the result
 * of the first request. docs/rules/web.md#open-outcome.
 */
export const isOutcomeUnknown = ({ label }: Refusal): boolean =>
  label === 'NETWORK_ERROR' ||
  label === 'TIMEOUT' ||
  label === 'DEFAULT' ||
  label === 'SERVICE_ERROR' ||
  label === 'SHUTDOWN_ACTIVE';

/**
 * Returns the label of a response's code; unknown codes become the default
 * (docs/rules/web.md#unknown-and-malformed-errors).
 */
export const labelOfCode = (code: number): ErrorLabel => byCode.get(code) ?? 'DEFAULT';

import type { FaultBodies } from '../../control/apply-fault.ts';
import type { Fault } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';

type Metadata = Readonly<Record<string, unknown>>;

/** Builds a refusal in Uber's format: a code, a sentence, and metadata. */
export const uberRefusal = (
  status: number,
  code: string,
  message: string,
  metadata?: Metadata,
): ProviderResponse => ({
  status,
  body: { code, message, kind: 'error', ...(metadata === undefined ? {} : { metadata }) },
});

export const uberRefusals = {
  unauthorised: {
    status: 401,
    body: { code: 'unauthorized', message: 'Invalid OAuth 2.0 credentials provided.' },
  },
  noCustomer: uberRefusal(404, 'customer_not_found', 'Customer does not exist.'),
  noDelivery: uberRefusal(404, 'delivery_not_found', 'The requested delivery does not exist.'),
  blocked: uberRefusal(
    403,
    'customer_blocked',
    'Your account is not allowed to create deliveries.',
  ),
  noRiders: uberRefusal(
    422,
    'address_undeliverable_limited_couriers',
    'The specified location is not in a deliverable area at this time because all couriers are busy.',
  ),
  outOfZone: uberRefusal(
    400,
    'address_undeliverable',
    'The specified location is not in a deliverable area.',
  ),
  unknownLocation: uberRefusal(
    400,
    'unknown_location',
    'The specified location was not understood.',
  ),
  expiredQuote: uberRefusal(400, 'expired_quote', 'The price quote specified has expired.'),
  usedQuote: uberRefusal(400, 'used_quote', 'The price quote specified has already been used.'),
  mismatched: uberRefusal(
    400,
    'mismatched_price_quote',
    'The price quote specified does not match the delivery.',
  ),
  notCancelable: uberRefusal(400, 'noncancelable_delivery', 'Delivery cannot be canceled.'),
  notJson: uberRefusal(415, 'unsupported_media_type', 'Content type must be application/json.'),
} as const;

export const uberFaultBodies: FaultBodies = {
  failed: { code: 'unknown_error', message: 'An unknown error happened.', kind: 'error' },
  tooManyRequests: {
    code: 'customer_limited',
    message: 'Your account has been rate limited.',
    kind: 'error',
  },
};

/** `fields`: the problem of each invalid field. */
export const invalidParams = (fields: Metadata): ProviderResponse =>
  uberRefusal(400, 'invalid_params', 'The parameters of your request were invalid.', fields);

export const duplicateDelivery = (deliveryId: string): ProviderResponse =>
  uberRefusal(409, 'duplicate_delivery', 'An active delivery like this already exists.', {
    delivery_id: deliveryId,
  });

/** Returns the refusal that a fault causes at quote and dispatch. Null: the fault causes none. */
export function uberFaultRefusal(fault: Fault | null): ProviderResponse | null {
  if (fault === null) return null;
  const refusalByFault: Partial<Record<Fault['name'], ProviderResponse>> = {
    noRiders: uberRefusals.noRiders,
    outOfZone: uberRefusals.outOfZone,
    badAddress: uberRefusals.unknownLocation,
    accountBlocked: uberRefusals.blocked,
    quoteExpired: uberRefusals.expiredQuote,
    quoteUsed: uberRefusals.usedQuote,
    quoteMismatch: uberRefusals.mismatched,
  };
  return refusalByFault[fault.name] ?? null;
}

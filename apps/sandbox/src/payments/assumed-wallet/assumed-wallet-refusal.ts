import type { ProviderResponse } from '../../http/provider-response.ts';

const refusal = (status: number, code: string, message: string): ProviderResponse => ({
  status,
  body: { code, message },
});

export const refusals = {
  unauthorised: refusal(401, 'unauthorized', 'Unknown merchant key'),
  notJson: refusal(415, 'unsupported_media_type', 'Content-Type must be application/json'),
  badJson: refusal(400, 'invalid_body', 'The body is not a JSON object'),
  keyMissing: refusal(400, 'idempotency_key_missing', 'Idempotency-Key is required'),
  keyReused: refusal(409, 'idempotency_key_reused', 'Idempotency-Key came with another body'),
  referenceUsed: refusal(409, 'reference_used', 'reference was used before'),
  notFound: refusal(404, 'not_found', 'Payment not found'),
  refundFailed: refusal(422, 'refund_failed', 'The refund could not be made'),
  refundTooHigh: refusal(422, 'refund_too_high', 'The amount is more than what is left'),
} as const;

export const invalidField = (name: string, problem: string): ProviderResponse =>
  refusal(422, 'invalid_field', `${name}: ${problem}`);

/** The payment's status does not allow the call. */
export const invalidStatus = (status: string): ProviderResponse =>
  refusal(409, 'invalid_status', `The payment is ${status}`);

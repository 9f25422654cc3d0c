import type { ProviderResponse } from '../../http/provider-response.ts';

/**
 * Builds a refusal of MACH. Its documents do not show one: code and message in an object are this
 * emulator's choice.
 */
const machRefusal = (status: number, code: string, message: string): ProviderResponse => ({
  status,
  body: { error: { code, message } },
});

export const machRefusals = {
  unauthorised: machRefusal(401, 'unauthorized', 'Invalid API token'),
  notJson: machRefusal(415, 'unsupported_media_type', 'Content-Type must be application/json'),
  badJson: machRefusal(400, 'bad_request', 'The body is not a JSON object'),
  notFound: machRefusal(404, 'not_found', 'Business payment not found'),
  upstreamIdUsed: machRefusal(409, 'upstream_id_used', 'upstream_id was used before'),
  refundFailed: machRefusal(422, 'refund_failed', 'The refund could not be made'),
  refundTooHigh: machRefusal(422, 'refund_amount', 'The amount is more than what is left'),
} as const;

export const invalidField = (name: string, problem: string): ProviderResponse =>
  machRefusal(400, 'bad_request', `${name}: ${problem}`);

/** The payment's status does not allow the call. */
export const invalidStatus = (status: string): ProviderResponse =>
  machRefusal(422, 'invalid_status', `The business payment is ${status}`);

import type { ProviderResponse } from '../../http/provider-response.ts';

/** Builds a refusal in Mercado Pago's format. */
export const mercadoPagoRefusal = (
  status: number,
  error: string,
  message: string,
  code?: number,
): ProviderResponse => ({
  status,
  body: {
    message,
    error,
    status,
    cause: code === undefined ? [] : [{ code, description: message, data: null }],
  },
});

export const mercadoPagoRefusals = {
  unauthorised: mercadoPagoRefusal(401, 'unauthorized', 'invalid access token'),
  noKey: mercadoPagoRefusal(400, 'bad_request', "Header X-Idempotency-Key can't be null", 4292),
  keyUsed: mercadoPagoRefusal(409, 'idempotency_key_conflict', 'The key has another body'),
  paymentNotFound: mercadoPagoRefusal(404, 'not_found', 'Payment not found', 2000),
  preferenceNotFound: mercadoPagoRefusal(404, 'not_found', 'preference_id not found'),
  wrongState: mercadoPagoRefusal(
    400,
    'bad_request',
    'The action requested is not valid for the current payment state',
    2063,
  ),
  amountTooHigh: mercadoPagoRefusal(400, 'bad_request', 'Amount exceeds the payment', 2085),
} as const;

export const invalidField = (name: string): ProviderResponse =>
  mercadoPagoRefusal(400, 'bad_request', `invalid ${name}`);

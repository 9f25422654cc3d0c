import type { ProviderResponse } from '../../http/provider-response.ts';

const fpayRefusal = (
  status: number,
  error_code: string,
  error_description: string,
): ProviderResponse => ({ status, body: { error_code, error_description } });

export const fpayRefusals = {
  badCredentials: fpayRefusal(401, 'InvalidCredentials', 'The credentials are not valid'),
  badToken: fpayRefusal(401, 'InvalidToken', 'The access token is not valid'),
  badGrant: fpayRefusal(400, 'UnsupportedGrantType', 'grant_type must be client_credentials'),
  notJson: fpayRefusal(415, 'INVALID_MODEL', 'Content-Type must be application/json'),
  badJson: fpayRefusal(400, 'INVALID_MODEL', 'The body is not a JSON object'),
  referenceUsed: fpayRefusal(400, 'INVALID_MODEL', 'transaction.reference_id was used before'),
  notFound: fpayRefusal(404, 'DOCUMENT_NOT_FOUND', 'The payment does not exist'),
  alreadyRefunded: fpayRefusal(400, 'PAYMENT_ALREADY_REFUNDED', 'The payment was refunded'),
  refundTooHigh: fpayRefusal(
    400,
    'REFUNDED_AMOUNT_HIGHER_PAYMENT_TOTAL',
    'The amount is more than what is left',
  ),
  notPaid: fpayRefusal(
    400,
    'PAYMENT_IN_CREATED_STATE_CANT_BE_REFUNDED',
    'The payment was not paid',
  ),
  refundFailed: fpayRefusal(500, 'GW01_05', 'The gateway did not refund'),
} as const;

export const invalidModel = (name: string, problem: string): ProviderResponse =>
  fpayRefusal(400, 'INVALID_MODEL', `${name}: ${problem}`);

import type { ProviderResponse } from '../../http/provider-response.ts';

/** Builds a refusal in Webpay's format. */
const webpayRefusal = (status: number, message: string): ProviderResponse => ({
  status,
  body: { error_message: message },
});

export const webpayRefusals = {
  unauthorised: webpayRefusal(401, 'Not Authorized'),
  notFound: webpayRefusal(404, 'Transaction not found'),
  wrongMethod: webpayRefusal(405, 'Method not allowed'),
  notJson: webpayRefusal(415, 'Content type must be application/json'),
  badJson: webpayRefusal(400, 'Request body is not a JSON object'),
  alreadyExists: webpayRefusal(422, 'Transaction already exists (21)'),
  undecided: webpayRefusal(
    422,
    "Invalid status '0' for transaction while authorizing. Commerce will be notified by webpay to authorize",
  ),
  aborted: webpayRefusal(422, 'Transaction has an invalid finished state: aborted'),
  alreadyCommitted: webpayRefusal(422, 'Transaction has an invalid finished state: authorized'),
} as const;

export const invalidParameter = (name: string): ProviderResponse =>
  webpayRefusal(422, `Invalid value for parameter: ${name}`);
export const unknownField = (name: string): ProviderResponse =>
  webpayRefusal(400, `Unknown parameter: ${name}`);

const refundProblems = {
  274: 'Transaction not found',
  284: 'Refund period exceeded',
  292: 'Transaction is not authorized',
  310: 'Transaction is already nullified or reversed',
  311: 'Amount is greater than the balance',
  312: 'Refund could not be done',
} as const;

/** Builds a refund refusal, with its code in the message. */
export const refundRefusal = (code: keyof typeof refundProblems): ProviderResponse =>
  webpayRefusal(code === 274 ? 404 : 422, `${refundProblems[code]} (${code})`);

import type { ProviderResponse } from '../../http/provider-response.ts';

/** Builds a refusal in Klap's format. */
export const klapRefusal = (status: number, code: string, message: string): ProviderResponse => ({
  status,
  body: { code, message },
});

export const klapRefusals = {
  unauthorised: klapRefusal(401, '401001', 'Invalid apikey.'),
  notFound: klapRefusal(404, '404001', 'Order not found.'),
  wrongMethod: klapRefusal(405, '405001', 'Method not allowed.'),
  notJson: klapRefusal(415, '415001', 'Content type must be application/json.'),
  badJson: klapRefusal(400, '400001', 'Empty response.'),
  usedReference: klapRefusal(409, '409001', 'The reference_id already exists.'),
  noExpiration: klapRefusal(400, '400009', 'Custom sodexo_expiration_minutes is required.'),
  notPaid: klapRefusal(409, '409010', 'The order is not completed.'),
  refunded: klapRefusal(409, '409011', 'The order is already refunded.'),
  tooMuch: klapRefusal(400, '400012', 'The amount is greater than the refundable amount.'),
  wholeOnly: klapRefusal(400, '400013', 'The method sodexo is refunded in full.'),
  refundFailed: klapRefusal(409, '409012', 'The refund could not be done.'),
} as const;

export const invalidField = (name: string, problem: string): ProviderResponse =>
  klapRefusal(400, '400002', `${name}: ${problem}`);

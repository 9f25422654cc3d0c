import type { ProviderResponse } from '../../http/provider-response.ts';

/** Builds a refusal in PowerTranz' format. */
export const powertranzRefusal = (
  status: number,
  code: string,
  message: string,
): ProviderResponse => ({
  status,
  body: {
    Approved: false,
    IsoResponseCode: code,
    ResponseMessage: message,
    Errors: [{ Code: code, Message: message }],
  },
});

export const powertranzRefusals = {
  unauthorised: powertranzRefusal(401, '971', 'Invalid merchant credentials'),
  strayCredentials: powertranzRefusal(400, '972', 'The payment call carries no credentials'),
  notFound: powertranzRefusal(404, '973', 'Transaction not found'),
  notJson: powertranzRefusal(415, '974', 'Content type must be application/json'),
  badJson: powertranzRefusal(400, '975', 'Request body is not valid JSON'),
  usedIdentifier: powertranzRefusal(400, '976', 'TransactionIdentifier is not unique'),
  unknownToken: powertranzRefusal(400, '977', 'PanToken not found'),
  spiToken: powertranzRefusal(400, '978', 'SpiToken not found or expired'),
  notAllowed: powertranzRefusal(400, '12', 'Payment completion is not permitted'),
  notApproved: powertranzRefusal(400, '980', 'The transaction is not approved'),
  balance: powertranzRefusal(400, '981', 'The amount is greater than the balance'),
  voided: powertranzRefusal(400, '982', 'The transaction is already voided or refunded'),
  refundFailed: powertranzRefusal(400, '983', 'The refund could not be done'),
} as const;

export const invalidField = (name: string, problem: string): ProviderResponse =>
  powertranzRefusal(400, '970', `${name}: ${problem}`);

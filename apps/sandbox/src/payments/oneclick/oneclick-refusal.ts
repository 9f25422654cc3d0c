import type { ProviderResponse } from '../../http/provider-response.ts';

const oneclickRefusal = (status: number, message: string): ProviderResponse => ({
  status,
  body: { error_message: message },
});

export const oneclickRefusals = {
  unauthorised: oneclickRefusal(401, 'Not Authorized'),
  notJson: oneclickRefusal(415, 'Content type must be application/json'),
  badJson: oneclickRefusal(400, 'Request body is not a JSON object'),
  noInscription: oneclickRefusal(404, 'Inscription not found'),
  undecided: oneclickRefusal(422, 'Inscription is not finished by the cardholder'),
  aborted: oneclickRefusal(422, 'Inscription was aborted by the cardholder'),
  alreadyFinished: oneclickRefusal(422, 'Inscription was already finished'),
  noUser: oneclickRefusal(404, 'Inscription user not found (-96)'),
  noCharge: oneclickRefusal(404, 'Transaction not found'),
  sameOrder: oneclickRefusal(422, 'Transaction already exists (21)'),
} as const;

export const wrongParameter = (name: string): ProviderResponse =>
  oneclickRefusal(422, `Invalid value for parameter: ${name}`);
export const unknownParameter = (name: string): ProviderResponse =>
  oneclickRefusal(400, `Unknown parameter: ${name}`);

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
  oneclickRefusal(code === 274 ? 404 : 422, `${refundProblems[code]} (${code})`);

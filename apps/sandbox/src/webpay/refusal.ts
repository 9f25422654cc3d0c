import type { Answer } from '../http/answer.ts';

/** Webpay's way to say no. */
export const refusal = (status: number, message: string): Answer => ({ status, body: { error_message: message } });

export const refusals = {
  unauthorised: refusal(401, 'Not Authorized'),
  notFound: refusal(404, 'Transaction not found'),
  wrongMethod: refusal(405, 'Method not allowed'),
  notJson: refusal(415, 'Content type must be application/json'),
  badJson: refusal(400, 'Request body is not a JSON object'),
  alreadyExists: refusal(422, 'Transaction already exists (21)'),
  undecided: refusal(422, "Invalid status '0' for transaction while authorizing. Commerce will be notified by webpay to authorize"),
  aborted: refusal(422, 'Transaction has an invalid finished state: aborted'),
  alreadyCommitted: refusal(422, 'Transaction already locked by another process'),
} as const;

export const invalid = (name: string): Answer => refusal(422, `Invalid value for parameter: ${name}`);
export const unknownField = (name: string): Answer => refusal(400, `Unknown parameter: ${name}`);

const refundProblems = {
  274: 'Transaction not found',
  284: 'Refund period exceeded',
  292: 'Transaction is not authorized',
  310: 'Transaction is already nullified or reversed',
  311: 'Amount is greater than the balance',
  312: 'Refund could not be done',
} as const;

/** A refused refund carries its code. */
export const refundRefusal = (code: keyof typeof refundProblems): Answer =>
  refusal(code === 274 ? 404 : 422, `${refundProblems[code]} (${code})`);

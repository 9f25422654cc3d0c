import * as v from 'valibot';
import {
  currencyCode,
  majorUnits,
  optionalField,
  shownText,
  wireInteger,
} from '../../../platform/calls/wire-fields.ts';

/**
 * Answers of Kushki's card, subscription and analytics APIs. Unknown fields are ignored. If a field that decides about the money is malformed,
 * the whole answer counts as unreadable. A field that is only displayed is left out if it cannot be displayed.
 */

const ticket = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u));
const metadata = v.object({
  merchantRef: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/u)),
});
const lastDigits = optionalField(v.pipe(v.string(), v.regex(/^\d{4}$/u)));
const approvalCode = optionalField(v.pipe(v.string(), v.regex(/^[\w-]{1,12}$/u)));
const code = v.pipe(
  v.union([v.string(), wireInteger]),
  v.transform(String),
  v.regex(/^[\w-]{1,40}$/u),
);
const status = v.picklist(['APPROVAL', 'DECLINED', 'INITIALIZED']);

/** Answer to a charge with `fullResponse: "v2"`. */
export const chargeAnswer = v.object({
  ticketNumber: ticket,
  details: v.object({
    transactionStatus: status,
    approvedTransactionAmount: majorUnits,
    currencyCode,
    metadata,
    approvalCode,
    lastFourDigits: lastDigits,
    processorCode: optionalField(code),
  }),
});

/** A refusal. A declined charge names the processor's code too. */
export const kushkiRefusal = v.object({
  code,
  processorError: optionalField(v.object({ code })),
});

/** One line of the list of transactions. Money that went back has lines of its own, with the ticket of its sale. */
export const transactionRow = v.object({
  ticket_number: ticket,
  sale_ticket_number: v.nullish(ticket),
  transaction_type: v.picklist(['SALE', 'DEFERRED', 'DEFFERED', 'VOID', 'REFUND']),
  transaction_status: status,
  approved_transaction_amount: majorUnits,
  currency_code: currencyCode,
  metadata: optionalField(metadata),
  approval_code: approvalCode,
  last_four_digits: lastDigits,
  processor_code: optionalField(code),
});
export type TransactionRow = v.InferOutput<typeof transactionRow>;
export const transactionList = v.object({
  data: v.array(transactionRow),
  total: wireInteger,
});

export const returnAnswer = v.object({ ticketNumber: ticket });
export const tokenAnswer = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{16,200}$/u)) });
export const subscriptionAnswer = v.object({
  subscriptionId: v.pipe(v.string(), v.regex(/^[\w-]{4,64}$/u)),
});
export const subscriptionInfo = v.object({
  lastFourDigits: lastDigits,
  paymentBrand: optionalField(shownText(30)),
});

/** A webhook about a card transaction. Kushki's documents spell the ticket in two ways. */
export const cardWebhook = v.object({
  ticketNumber: optionalField(ticket),
  ticket_number: optionalField(ticket),
  transaction_status: optionalField(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/u))),
  metadata: optionalField(metadata),
});

const cardWebhookJson = v.pipe(v.string(), v.parseJson(), cardWebhook);

/** The webhook in a body; null: the body is something else. */
export function readCardWebhook(body: Buffer): v.InferOutput<typeof cardWebhook> | null {
  const read = v.safeParse(cardWebhookJson, body.toString('utf8'));
  return read.success ? read.output : null;
}

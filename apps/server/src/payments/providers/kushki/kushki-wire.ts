import * as v from 'valibot';
import {
  currencyCode,
  majorUnits,
  optionalField,
  shownText,
  wireInteger,
} from '../../../platform/calls/wire-fields.ts';

/**
 * Answers of Kushki's card, subscription and analytics APIs. Unknown fields are ignored. If a field
 * that decides about the money is malformed, the whole answer counts as unreadable. A field that is
 * only displayed is left out if it cannot be displayed.
 */

const ticket = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u));
const reference = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/u));
const metadataObject = v.object({ merchantRef: reference });
/** The list has it as JSON text, and older answers as an object. */
const metadata = v.union([metadataObject, v.pipe(v.string(), v.parseJson(), metadataObject)]);
const lastDigits = optionalField(v.pipe(v.string(), v.regex(/^\d{4}$/u)));
const approvalCode = optionalField(v.pipe(v.string(), v.regex(/^[\w-]{1,12}$/u)));
const code = v.pipe(
  v.union([v.string(), wireInteger]),
  v.transform(String),
  v.regex(/^[\w-]{1,40}$/u),
);

/** The ticket in the answer to a charge, whatever else it says. */
export const chargeTicket = v.object({ ticketNumber: ticket });

/**
 * Answer to a charge with `fullResponse: "v2"`. Kushki's API reference has the currency in `amount`
 * and our reference in `externalReferenceId`; older copies have `currencyCode` and `metadata`
 * instead. A field that is there must be readable.
 */
export const chargeAnswer = v.object({
  ticketNumber: ticket,
  details: v.object({
    transactionStatus: v.picklist(['APPROVAL', 'DECLINED', 'INITIALIZED']),
    approvedTransactionAmount: majorUnits,
    amount: v.nullish(v.object({ currency: v.nullish(currencyCode) })),
    currencyCode: v.nullish(currencyCode),
    metadata: v.nullish(v.object({ merchantRef: v.nullish(reference) })),
    externalReferenceId: v.nullish(reference),
    approvalCode,
    lastFourDigits: lastDigits,
    binInfo: optionalField(v.object({ lastFourDigits: lastDigits })),
    processorCode: optionalField(code),
  }),
});

/**
 * A refusal. A declined charge names the processor's code and the rules that refused it too.
 * `details.transactionStatus`: what the charge came to.
 */
export const kushkiRefusal = v.object({
  code,
  processorError: optionalField(v.union([v.object({ code }), code])),
  externalReferenceId: optionalField(reference),
  details: optionalField(
    v.object({
      transactionStatus: v.nullish(v.string()),
      externalReferenceId: optionalField(reference),
      rules: optionalField(v.array(v.object({ code }))),
      isoErrorCode: optionalField(code),
    }),
  ),
});

/**
 * One line of the list of transactions, of any payment of the brand. A text that is empty or of
 * another form counts as absent, so that the line of another payment never makes the list
 * unreadable. Money that went back has lines of its own, with the ticket of its sale.
 */
const transactionRow = v.object({
  ticket_number: optionalField(ticket),
  sale_ticket_number: optionalField(ticket),
  transaction_reference: optionalField(ticket),
  external_reference_id: optionalField(reference),
  metadata: optionalField(metadata),
  transaction_type: optionalField(code),
  transaction_status: optionalField(code),
  approved_transaction_amount: optionalField(majorUnits),
  request_amount: optionalField(majorUnits),
  currency_code: optionalField(currencyCode),
  approval_code: approvalCode,
  last_four_digits: lastDigits,
  processor_code: optionalField(code),
  response_code: optionalField(code),
});
export type TransactionRow = v.InferOutput<typeof transactionRow>;

/** The list names its fields with underscores, older copies without them. */
const withUnderscores = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
        value,
      ]),
    ),
  ),
);

/** `total`: lines in all, of which an answer has a page. */
export const transactionList = v.object({
  data: v.array(v.pipe(withUnderscores, transactionRow)),
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
  externalReferenceId: optionalField(reference),
  external_reference_id: optionalField(reference),
});

const cardWebhookJson = v.pipe(v.string(), v.parseJson(), cardWebhook);

/** The webhook in a body; null: the body is something else. */
export function readCardWebhook(body: Buffer): v.InferOutput<typeof cardWebhook> | null {
  const read = v.safeParse(cardWebhookJson, body.toString('utf8'));
  return read.success ? read.output : null;
}

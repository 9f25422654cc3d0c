import {
  type FieldCheck,
  type FieldChecks,
  fieldProblems,
  listField,
  numberField,
  objectField,
  oneOfField,
  patternField,
  textField,
} from '../../couriers/field-checks.ts';
import { isObject, objectsIn, readObject, textOrNull } from '../../http/read-json.ts';
import { badBody } from './kushki-refusal.ts';
import { amountField, type KushkiAmount, totalOf } from './read-amount.ts';
import type { ReadResult } from './read-card-body.ts';

/**
 * A charge that a shop asks for. `merchantRef`: the shop's own name of it, in the metadata.
 * `externalReference`: the same in the field that answers and the list show; null: absent.
 * `webhookUrls`: told of the result.
 */
export type ChargeRequest = {
  readonly token: string;
  readonly amount: KushkiAmount;
  readonly merchantRef: string;
  readonly externalReference: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly installments: number;
  readonly webhookUrls: readonly string[];
};

const metadataField: FieldCheck = (value) =>
  isObject(value) && Object.values(value).every((each) => typeof each === 'string')
    ? null
    : 'object of texts';
const addressField = patternField(/^https?:\/\/\S{1,500}$/, 'address');
const webhooks = listField(
  objectField(
    {
      events: listField(oneOfField('approvedTransaction', 'declinedTransaction'), 1, 2),
      urls: listField(addressField, 1, 2),
    },
    { headers: listField(objectField({ label: textField(100), value: textField(500) }), 0, 10) },
  ),
  1,
  2,
);
export const contactField = objectField(
  { email: patternField(/^\S+@\S+$/, 'e-mail') },
  {
    firstName: textField(60),
    lastName: textField(60),
    phoneNumber: patternField(/^\+\d{8,15}$/, 'phone number'),
    documentType: textField(10),
    documentNumber: textField(30),
  },
);
const deferred = objectField({
  graceMonths: patternField(/^\d{2}$/, 'two digits'),
  creditType: patternField(/^\d{2}$/, 'two digits'),
  months: numberField(2, 48),
});
const required: FieldChecks = {
  token: textField(120, 8),
  amount: amountField,
  metadata: metadataField,
  fullResponse: oneOfField('v2'),
};
const optional: FieldChecks = {
  months: numberField(1, 48),
  deferred,
  contactDetails: contactField,
  webhooks,
  externalReferenceId: patternField(/^[\w-]{1,100}$/, 'letters, digits, - and _'),
};

/** Reads the body of a charge. Unknown fields are refused, so that a misspelt one is found. */
export function readChargeBody(rawBody: string): ReadResult<ChargeRequest> {
  const body = readObject(rawBody);
  const refuse = (reason: string): ReadResult<ChargeRequest> => ({
    ok: false,
    answer: badBody(reason),
  });
  if (body === null) return refuse('not a JSON object');
  const [problem] = Object.entries(fieldProblems(body, required, optional));
  if (problem !== undefined) return refuse(`${problem[0]}: ${problem[1]}`);
  const amount = totalOf(body['amount']);
  if (amount === null || amount.total <= 0) return refuse('amount');
  const metadata = isObject(body['metadata']) ? body['metadata'] : {};
  return {
    ok: true,
    value: {
      token: String(body['token']),
      amount,
      metadata,
      merchantRef: textOrNull(metadata['merchantRef']) ?? '',
      externalReference: textOrNull(body['externalReferenceId']),
      installments: monthsOf(body),
      webhookUrls: objectsIn(body['webhooks']).flatMap(({ urls }) =>
        Array.isArray(urls) ? urls.map(String) : [],
      ),
    },
  };
}

function monthsOf(body: Readonly<Record<string, unknown>>): number {
  const [inParts] = objectsIn([body['deferred']]);
  return Number(inParts?.['months'] ?? body['months'] ?? 1);
}

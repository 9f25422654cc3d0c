import {
  type FieldChecks,
  fieldProblems,
  flagField,
  numberField,
  objectField,
  patternField,
  textField,
} from '../../couriers/field-checks.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { isObject, readObject } from '../../http/read-json.ts';
import { type EmulatedCard, emulatedCard } from './emulated-card.ts';
import { badBody, kushkiRefusals } from './kushki-refusal.ts';
import { currencyField } from './read-amount.ts';

/** A request for a token. `amount` null: the token is for storing the card. */
export type CardTokenRequest = {
  readonly card: EmulatedCard;
  readonly amount: number | null;
  readonly currency: string;
};
export type ReadResult<Value> =
  { ok: true; value: Value } | { ok: false; answer: ProviderResponse };

const no = (answer: ProviderResponse): { ok: false; answer: ProviderResponse } => ({
  ok: false,
  answer,
});
const card = objectField(
  {
    name: textField(60, 3),
    number: patternField(/^\d{1,19}$/, 'digits'),
    expiryMonth: patternField(/^(0[1-9]|1[0-2])$/, 'two digits'),
    expiryYear: patternField(/^\d{2}$/, 'two digits'),
  },
  { cvv: patternField(/^\d{3,4}$/, 'digits'), cvc: patternField(/^\d{3,4}$/, 'digits') },
);
const optional: FieldChecks = {
  isDeferred: flagField,
  months: numberField(1, 48),
  jwt: textField(4_000),
  sessionId: textField(200),
  userId: textField(200),
  savePaymentData: flagField,
};

/** Reads the body of a card token: the card, the currency and the amount to be charged. */
export const readCardTokenBody = (rawBody: string, now: number): ReadResult<CardTokenRequest> =>
  read(
    rawBody,
    { card, currency: currencyField, totalAmount: numberField(0.01, 999_999_999) },
    now,
  );

/** Reads the body of a token that stores a card: it has no amount. */
export const readSubscriptionTokenBody = (
  rawBody: string,
  now: number,
): ReadResult<CardTokenRequest> => read(rawBody, { card, currency: currencyField }, now);

function read(rawBody: string, required: FieldChecks, now: number): ReadResult<CardTokenRequest> {
  const body = readObject(rawBody);
  if (body === null) return no(badBody('not a JSON object'));
  const [problem] = Object.keys(fieldProblems(body, required, optional));
  if (problem !== undefined) return no(badBody(problem));
  const typed = isObject(body['card']) ? body['card'] : {};
  const found = emulatedCard(String(typed['number']));
  if (found === null) return no(kushkiRefusals.card);
  if (isExpired(String(typed['expiryMonth']), String(typed['expiryYear']), now))
    return no(badBody('card.expiryMonth'));
  if (typeof (typed['cvv'] ?? typed['cvc']) !== 'string') return no(badBody('card.cvv'));
  const totalAmount = body['totalAmount'];
  return {
    ok: true,
    value: {
      card: found,
      amount: typeof totalAmount === 'number' ? totalAmount : null,
      currency: String(body['currency']),
    },
  };
}

/** A card is valid until the end of its month. */
const isExpired = (month: string, year: string, now: number): boolean =>
  Date.UTC(2_000 + Number(year), Number(month), 1) <= now;

import * as v from 'valibot';
import {
  majorUnits,
  optionalField,
  shownText,
  wireCode,
  wireInteger,
} from '../../../platform/calls/wire-fields.ts';
import { readRedirectData } from './read-redirect-data.ts';

/**
 * Answers of PowerTranz. Unknown fields are ignored. If a field that decides about the money is
 * malformed, the whole answer counts as invalid. A field that is only displayed is left out if it
 * cannot be displayed.
 */

const spiToken = v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/u));
const guid = v.pipe(v.string(), v.uuid(), v.toLowerCase());
const code = v.pipe(wireCode, v.maxLength(10));

const risk = v.object({
  ThreeDSecure: optionalField(v.object({ AuthenticationStatus: optionalField(code) })),
});

/**
 * A transaction: the answer to a payment, to a look-up, and each row of a search.
 * `TransactionType`: see `transactionTypes`.
 */
export const transaction = v.object({
  TransactionType: wireInteger,
  Approved: v.boolean(),
  TransactionIdentifier: optionalField(guid),
  TotalAmount: majorUnits,
  CurrencyCode: v.pipe(v.string(), v.regex(/^\d{3}$/u)),
  IsoResponseCode: code,
  OrderIdentifier: v.pipe(wireCode, v.maxLength(255)),
  AuthorizationCode: optionalField(v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{1,12}$/u))),
  CardSuffix: optionalField(v.pipe(v.string(), v.regex(/^\d{4}$/u))),
  CardBrand: optionalField(shownText(30)),
  PanToken: optionalField(v.pipe(v.string(), v.regex(/^[\w-]{10,200}$/u))),
  RiskManagement: optionalField(risk),
});
export type Transaction = v.InferOutput<typeof transaction>;

/** Kinds of transactions. An authorisation that awaits a capture is never made by us. */
export const transactionTypes = { sale: 2, void: 4, refund: 5 } as const;

export const transactions = v.array(transaction);

/** Answer to a start that needs the browser. `RedirectData`: the forms that could open its page. */
export const started = v.object({
  IsoResponseCode: v.literal('SP4'),
  TransactionIdentifier: guid,
  SpiToken: spiToken,
  RedirectData: v.pipe(v.string(), v.maxLength(60_000), v.transform(readRedirectData)),
});

export const refusal = v.object({
  Errors: v.pipe(v.array(v.object({ Code: code })), v.minLength(1)),
});

/** The browser's return, which nobody signed. The two names that we issued find the attempt. */
export const returned = v.object({
  TransactionIdentifier: guid,
  SpiToken: spiToken,
  IsoResponseCode: code,
  RiskManagement: optionalField(risk),
});

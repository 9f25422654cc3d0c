import {
  fieldProblems,
  flagField,
  numberField,
  objectField,
  oneOfField,
  patternField,
  textField,
  wholeField,
  type FieldCheck,
} from '../../couriers/field-checks.ts';
import { isObject, readObject } from '../../http/read-json.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { invalidField, powertranzRefusals } from './powertranz-refusal.ts';
import { powertranzCurrencies, type TransactionKind } from './powertranz-transaction.ts';

type Shape = Readonly<Record<string, unknown>>;

/**
 * The card of a request. `hosted`: the shopper enters it on PowerTranz' page. The security code
 * goes no further than its check.
 */
export type RequestedCard =
  | { readonly kind: 'token'; readonly panToken: string; readonly cvc: string | null }
  | { readonly kind: 'number'; readonly number: string; readonly cvc: string }
  | { readonly kind: 'hosted' };

/** A request of `spi/sale` or `spi/riskmgmt`. Amount in hundredths of the currency. */
export type SpiRequest = {
  readonly id: string;
  readonly orderIdentifier: string;
  readonly hundredths: number;
  readonly currencyCode: string;
  readonly threeDSecure: boolean;
  readonly returnUrl: string;
  readonly card: RequestedCard;
};

export type PowertranzRead<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly answer: ProviderResponse };

const no = (answer: ProviderResponse): { ok: false; answer: ProviderResponse } => ({
  ok: false,
  answer,
});

const most = 10_000_000;
const guidField = patternField(
  /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/iu,
  'GUID',
);
/** An amount with at most two decimals, as a number. */
const amountField =
  (least: number): FieldCheck =>
  (value) =>
    numberField(least, most)(value) ??
    (Number.isInteger(Math.round(Number(value) * 1e6) / 1e4) ? null : 'at most two decimals');

const sourceField: FieldCheck = (value) =>
  isObject(value) && value['PanToken'] !== undefined
    ? objectField(
        { PanToken: textField(100, 20) },
        { CardCvv: patternField(/^\d{3,4}$/u, 'digits'), CardholderName: textField(45, 2) },
      )(value)
    : objectField({
        CardPan: patternField(/^\d{12,19}$/u, '12 to 19 digits'),
        CardCvv: patternField(/^\d{3,4}$/u, 'digits'),
        CardExpiration: patternField(/^\d\d(?:0[1-9]|1[0-2])$/u, 'YYMM'),
        CardholderName: textField(45, 2),
      })(value);

const addressField = objectField(
  {},
  Object.fromEntries(
    ['FirstName', 'LastName', 'Line1', 'Line2', 'City', 'State', 'PostalCode'].map((name) => [
      name,
      textField(50),
    ]),
  ),
);

const extendedField = objectField(
  { MerchantResponseUrl: patternField(/^https?:\/\/[\x21-\x7e]{4,500}$/u, 'address') },
  {
    ThreeDSecure: objectField({
      ChallengeWindowSize: wholeField(1, 5),
      ChallengeIndicator: patternField(/^0[1-9]$/u, '01 to 09'),
    }),
    BrowserInfo: objectField({}, { IP: textField(46), UserAgent: textField(2_048) }),
    HostedPage: objectField({
      PageSet: patternField(/^PTZ\/[\w-]{1,50}$/u, 'PTZ/…'),
      PageName: textField(50),
    }),
  },
);

const common = {
  TransactionIdentifier: guidField,
  CurrencyCode: oneOfField(...Object.keys(powertranzCurrencies)),
  ThreeDSecure: flagField,
  OrderIdentifier: patternField(/^[\w-]{1,255}$/u, 'letters, digits and dashes'),
  ExtendedData: extendedField,
};
const optional = {
  Source: sourceField,
  BillingAddress: addressField,
  AddressMatch: flagField,
  Tokenize: flagField,
  ExternalIdentifier: textField(255),
};

/**
 * Reads a request of `spi/sale` or `spi/riskmgmt`. Unknown fields are refused, and so is a card
 * beside a hosted page.
 */
export function readSpiRequest(rawBody: string, kind: TransactionKind): PowertranzRead<SpiRequest> {
  const body = readObject(rawBody);
  if (body === null) return no(powertranzRefusals.badJson);
  const required = { ...common, TotalAmount: amountField(kind === 'sale' ? 0.01 : 0) };
  const [problem] = Object.entries(fieldProblems(body, required, optional));
  if (problem !== undefined) return no(invalidField(...problem));
  if (kind === 'tokenize' && body['Tokenize'] !== true) return no(invalidField('Tokenize', 'true'));
  const extended = isObject(body['ExtendedData']) ? body['ExtendedData'] : {};
  const card = cardOf(body['Source'], extended['HostedPage'] !== undefined);
  if (card === null) return no(invalidField('Source', 'either a source or a hosted page'));
  return {
    ok: true,
    value: {
      id: String(body['TransactionIdentifier']).toLowerCase(),
      orderIdentifier: String(body['OrderIdentifier']),
      hundredths: Math.round(Number(body['TotalAmount']) * 100),
      currencyCode: String(body['CurrencyCode']),
      threeDSecure: body['ThreeDSecure'] === true,
      returnUrl: String(extended['MerchantResponseUrl']),
      card,
    },
  };
}

function cardOf(source: unknown, isHosted: boolean): RequestedCard | null {
  if (!isObject(source)) return isHosted ? { kind: 'hosted' } : null;
  if (isHosted) return null;
  const cvc = typeof source['CardCvv'] === 'string' ? source['CardCvv'] : null;
  return typeof source['PanToken'] === 'string'
    ? { kind: 'token', panToken: source['PanToken'], cvc }
    : { kind: 'number', number: String(source['CardPan']), cvc: cvc ?? '' };
}

/** Reads the body of `spi/payment`: the token as one quoted text. */
export function readSpiToken(rawBody: string): PowertranzRead<string> {
  try {
    const value: unknown = JSON.parse(rawBody);
    return typeof value === 'string' && /^[\w-]{20,100}$/u.test(value)
      ? { ok: true, value }
      : no(powertranzRefusals.badJson);
  } catch {
    return no(powertranzRefusals.badJson);
  }
}

export type RefundRequest = {
  readonly id: string;
  readonly hundredths: number;
  readonly currencyCode: string;
};

/** Reads a refund of one transaction, in decimals of its currency. */
export function readRefund(rawBody: string): PowertranzRead<RefundRequest> {
  const read = readKnown(rawBody, {
    TransactionIdentifier: guidField,
    TotalAmount: amountField(0.01),
    CurrencyCode: common.CurrencyCode,
    Refund: flagField,
  });
  if (!read.ok) return read;
  return {
    ok: true,
    value: {
      id: String(read.value['TransactionIdentifier']).toLowerCase(),
      hundredths: Math.round(Number(read.value['TotalAmount']) * 100),
      currencyCode: String(read.value['CurrencyCode']),
    },
  };
}

/** Reads the transaction to void. */
export function readVoid(rawBody: string): PowertranzRead<string> {
  const read = readKnown(rawBody, { TransactionIdentifier: guidField });
  return read.ok
    ? { ok: true, value: String(read.value['TransactionIdentifier']).toLowerCase() }
    : read;
}

function readKnown(
  rawBody: string,
  required: Readonly<Record<string, FieldCheck>>,
): PowertranzRead<Shape> {
  const body = readObject(rawBody);
  if (body === null) return no(powertranzRefusals.badJson);
  const [problem] = Object.entries(
    fieldProblems(body, required, { ExternalIdentifier: textField(255) }),
  );
  return problem === undefined ? { ok: true, value: body } : no(invalidField(...problem));
}

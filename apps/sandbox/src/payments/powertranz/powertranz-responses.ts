import type { ProviderResponse } from '../../http/provider-response.ts';
import { isoResponseCode, type Refund, type Transaction } from './powertranz-transaction.ts';

type Body = Readonly<Record<string, unknown>>;

const messages: Readonly<Record<string, string>> = {
  SP4: 'SPI Preprocessing complete',
  HP0: 'HPP preprocessing complete',
  '3D0': '3DS complete',
  '3D1': '3DS attempted',
  '3D2': '3DS failed',
  '3D3': '3DS unavailable',
  TK0: 'Tokenize complete',
  '00': 'Transaction is approved',
};

/** Numbers of the kinds of transactions. */
const types = { sale: 2, tokenize: 8, void: 4, refund: 5 } as const;

/** Builds the description of a transaction: in answers, in lists and in the browser's return. */
function transactionBody(transaction: Transaction): Body {
  const { id, kind, orderIdentifier, hundredths, currencyCode, card, code } = transaction;
  const iso = isoResponseCode(transaction);
  const isDecided = code !== null;
  return {
    TransactionType: types[kind],
    Approved: code === '00',
    TransactionIdentifier: id,
    TotalAmount: hundredths / 100,
    CurrencyCode: currencyCode,
    IsoResponseCode: iso,
    ResponseMessage: messages[iso] ?? 'Transaction is declined',
    OrderIdentifier: orderIdentifier,
    ...(card === null ? {} : { CardBrand: card.brand, CardSuffix: card.suffix }),
    ...(code === '00' ? { AuthorizationCode: transaction.authorizationCode, RRN: rrnOf(id) } : {}),
    ...(isDecided && card !== null && (code === '00' || code === 'TK0')
      ? { PanToken: card.panToken }
      : {}),
    ...riskOf(transaction),
  };
}

const rrnOf = (id: string): string => String(Number.parseInt(id.slice(0, 8), 16)).padStart(12, '0');

function riskOf({ authentication }: Transaction): Body {
  if (authentication === null) return {};
  const eci = authentication === 'Y' ? '05' : authentication === 'A' ? '06' : '07';
  return {
    RiskManagement: { ThreeDSecure: { Eci: eci, AuthenticationStatus: authentication } },
  };
}

/** Answer to a start that needs the browser: a document whose script submits its only form. */
export const startedResponse = (
  transaction: Transaction,
  redirectData: string,
): ProviderResponse => ({
  status: 200,
  body: {
    ...transactionBody(transaction),
    RedirectData: redirectData,
    SpiToken: transaction.spiToken,
  },
});

export const transactionResponse = (transaction: Transaction): ProviderResponse => ({
  status: 200,
  body: transactionBody(transaction),
});

/** The browser's return: unsigned, with the token that the shop already knows. */
export const returnedBody = (transaction: Transaction): Body => ({
  ...transactionBody(transaction),
  SpiToken: transaction.spiToken,
});

/** A transaction with the refunds and the void that followed it, oldest first. */
export const relatedBodies = (transaction: Transaction): readonly Body[] => [
  transactionBody(transaction),
  ...transaction.refunds.map((refund) => refundBody(transaction, refund)),
  ...(transaction.isVoided ? [voidBody(transaction)] : []),
];

export const refundBody = (
  { orderIdentifier, currencyCode, id }: Transaction,
  refund: Refund,
): Body => ({
  TransactionType: types.refund,
  Approved: true,
  TransactionIdentifier: refund.id,
  OriginalTrxnIdentifier: id,
  TotalAmount: refund.hundredths / 100,
  CurrencyCode: currencyCode,
  IsoResponseCode: '00',
  ResponseMessage: 'Transaction is approved',
  OrderIdentifier: orderIdentifier,
});

export const voidBody = ({ id, hundredths, currencyCode, orderIdentifier }: Transaction): Body => ({
  TransactionType: types.void,
  Approved: true,
  OriginalTrxnIdentifier: id,
  TotalAmount: hundredths / 100,
  CurrencyCode: currencyCode,
  IsoResponseCode: '00',
  ResponseMessage: 'Transaction is approved',
  OrderIdentifier: orderIdentifier,
});

import type { PowertranzBehaviour } from './powertranz-behaviour.ts';
import type { AuthenticationStatus, CardBehaviour } from './powertranz-cards.ts';

const minute = 60_000;

/** An SPI token can be used for this long after its creation, milliseconds. */
export const spiTokenMs = 5 * minute;

/** Currencies of the shop's contract: ISO 4217 numeric codes and their names. */
export const powertranzCurrencies: Readonly<Record<string, string>> = {
  '320': 'GTQ',
  '840': 'USD',
  '188': 'CRC',
};

/**
 * A stored card. The emulator keeps the last four digits and what the card does, never its number.
 */
export type StoredCard = CardBehaviour & {
  readonly panToken: string;
  readonly suffix: string;
};

/** `sale` takes money; `tokenize` only stores a card. */
export type TransactionKind = 'sale' | 'tokenize';

/**
 * A transaction to be started. Amounts in hundredths of the currency. `card` null: the hosted page
 * asks for it.
 */
export type NewTransaction = {
  readonly id: string;
  readonly kind: TransactionKind;
  readonly orderIdentifier: string;
  readonly hundredths: number;
  readonly currencyCode: string;
  readonly card: StoredCard | null;
  readonly returnUrl: string;
  /** The issuer refuses the security code. The code itself is never stored. */
  readonly refusesCvc: boolean;
};

/**
 * One transaction. `authentication`: result of 3-D Secure, null before it. `code`: the issuer's
 * answer, null before the payment. Instants in milliseconds of the emulator's clock.
 */
export type Transaction = NewTransaction & {
  readonly behaviour: PowertranzBehaviour;
  readonly createdAt: number;
  readonly spiToken: string;
  readonly authentication: AuthenticationStatus | null;
  readonly isHostedDone: boolean;
  readonly code: string | null;
  readonly decidedAt: number | null;
  readonly authorizationCode: string;
  readonly refunded: number;
  readonly refunds: readonly Refund[];
  readonly isVoided: boolean;
};

/** A refund, in hundredths. `key`: the caller's idempotency key. */
export type Refund = { readonly id: string; readonly hundredths: number; readonly key: string };

export const isApproved = ({ kind, code }: Transaction): boolean =>
  kind === 'sale' && code === '00';

/**
 * Returns the amount taken, in hundredths: nothing unless the issuer approved and the sale was not
 * voided.
 */
export const capturedHundredths = (transaction: Transaction): number =>
  isApproved(transaction) ? transaction.hundredths : 0;

/** True while the SPI token can be used: for five minutes, and once. */
export const isSpiTokenUsable = ({ code, createdAt }: Transaction, now: number): boolean =>
  code === null && now < createdAt + spiTokenMs;

/**
 * Returns PowerTranz' code of the transaction's step: the issuer's answer, the result of 3-D Secure
 * or of the hosted page, or SP4.
 */
export function isoResponseCode(transaction: Transaction): string {
  if (transaction.code !== null) return transaction.code;
  if (transaction.authentication !== null) return threeDsCode(transaction.authentication);
  return transaction.isHostedDone ? 'HP0' : 'SP4';
}

function threeDsCode(status: AuthenticationStatus): string {
  const codes = { Y: '3D0', A: '3D1', N: '3D2', R: '3D2', U: '3D3' } as const;
  return codes[status];
}

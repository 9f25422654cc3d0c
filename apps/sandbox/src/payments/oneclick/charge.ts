import { oneclickLimits } from './inscription.ts';

/** One charge: a mall's payment with one detail of its child store. Amounts in whole pesos. */
export type Charge = {
  readonly buyOrder: string;
  readonly detailOrder: string;
  readonly childCode: string;
  readonly amount: number;
  readonly installments: number;
  readonly cardDigits: string;
  readonly responseCode: number;
  readonly authorizationCode: string;
  readonly chargedAt: number;
  readonly refunded: number;
  readonly reversed: boolean;
  readonly refunds: number;
};

export type ChargeStatus =
  'AUTHORIZED' | 'FAILED' | 'REVERSED' | 'NULLIFIED' | 'PARTIALLY_NULLIFIED';

export function chargeStatus({ responseCode, reversed, refunded, amount }: Charge): ChargeStatus {
  if (responseCode !== 0) return 'FAILED';
  if (reversed) return 'REVERSED';
  if (refunded === 0) return 'AUTHORIZED';
  return refunded < amount ? 'PARTIALLY_NULLIFIED' : 'NULLIFIED';
}

export const capturedAmount = ({ responseCode, amount }: Charge): number =>
  responseCode === 0 ? amount : 0;

/** Response of a charge and of its status. */
export function chargeResponse(charge: Charge): Readonly<Record<string, unknown>> {
  const status = chargeStatus(charge);
  const date = new Date(charge.chargedAt).toISOString();
  const balance = charge.amount - charge.refunded;
  return {
    buy_order: charge.buyOrder,
    card_detail: { card_number: charge.cardDigits },
    accounting_date: date.slice(5, 10).replace('-', ''),
    transaction_date: date,
    details: [
      {
        amount: charge.amount,
        status,
        authorization_code: status === 'FAILED' ? '000000' : charge.authorizationCode,
        payment_type_code: charge.installments > 1 ? 'VC' : 'VN',
        response_code: charge.responseCode,
        installments_number: charge.installments,
        commerce_code: charge.childCode,
        buy_order: charge.detailOrder,
        ...(status === 'NULLIFIED' || status === 'PARTIALLY_NULLIFIED' ? { balance } : {}),
      },
    ],
  };
}

/** True while the mall can ask for the charge. */
export const isKnown = ({ chargedAt }: Charge, now: number): boolean =>
  now < chargedAt + oneclickLimits.statusMs;

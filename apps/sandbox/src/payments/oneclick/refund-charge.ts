import type { ProviderResponse } from '../../http/provider-response.ts';
import { type Charge, chargeStatus } from './charge.ts';
import { oneclickLimits } from './inscription.ts';
import { refundRefusal } from './oneclick-refusal.ts';

type RefundResult = { answer: ProviderResponse; after: Charge | null };

const no = (code: Parameters<typeof refundRefusal>[0]): RefundResult => ({
  answer: refundRefusal(code),
  after: null,
});

/**
 * Refunds a charge. A full refund within three hours reverses it (REVERSED); any other is a
 * nullification (NULLIFIED).
 */
export function refundCharge(charge: Charge, amount: number, now: number): RefundResult {
  const status = chargeStatus(charge);
  if (status === 'REVERSED' || status === 'NULLIFIED') return no(310);
  if (status === 'FAILED') return no(292);
  const balance = charge.amount - charge.refunded;
  if (amount > balance) return no(311);
  if (now >= charge.chargedAt + oneclickLimits.refundMs) return no(284);
  const after = { ...charge, refunded: charge.refunded + amount, refunds: charge.refunds + 1 };
  if (amount === charge.amount && now < charge.chargedAt + oneclickLimits.reversalMs)
    return {
      answer: { status: 200, body: { type: 'REVERSED' } },
      after: { ...after, reversed: true },
    };
  const body = {
    type: 'NULLIFIED',
    authorization_code: charge.authorizationCode,
    authorization_date: new Date(now).toISOString(),
    nullified_amount: amount,
    balance: balance - amount,
    response_code: 0,
  };
  return { answer: { status: 200, body }, after };
}

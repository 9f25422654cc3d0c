import { type BankCheck, isCheckEnough } from '@comanda/domain/payment/bank-check.ts';
import type { PaymentReport } from '@comanda/domain/payment/payment-report.ts';
import type { Transaction } from './powertranz-wire.ts';

/**
 * `payable`: the bank verified the shopper, and our payment is due. `pending`: the shopper is on
 * the bank's page.
 */
export type SaleStatus =
  | { readonly kind: 'captured' | 'payable' | 'pending' | 'unknown' }
  | { readonly kind: 'declined'; readonly problem: NonNullable<PaymentReport['problem']> | null };

/** Codes of an issuer that approves in part, or under a condition: they are no clear answer. */
const conditional = ['08', '10', '11', '16'];
/** Codes of a card that the issuer does not know any more, and of one whose limit is reached. */
const gone = ['14', '41', '43', '46'];
const overLimit = ['61', '65'];

const authentication = { kind: 'declined', problem: 'authentication' } as const;

/**
 * Reads the result of the bank's check from a code and the status of 3-D Secure; null: they name
 * none.
 */
export function readBankCheck(code: string, status: string | null): BankCheck | null {
  if (code === '3D2' || status === 'N' || status === 'R') return 'failed';
  if (code === '3D3' || code === 'SP1' || (code.startsWith('3D') && status === 'U'))
    return 'unavailable';
  return code === '3D0' || code === '3D1' ? 'verified' : null;
}

/**
 * True if a sale that took the money names a result of the bank's check which the brand refuses. A
 * sale without a check names none.
 */
export const isUnverified = ({ RiskManagement: risk }: Transaction, accepts: boolean): boolean => {
  const status = risk?.ThreeDSecure?.AuthenticationStatus ?? null;
  return status === 'N' || status === 'R' || (status === 'U' && !accepts);
};

/**
 * Reads the code of a sale. `accepts`: the brand accepts a payment without verification (3D3, SP1,
 * status U); otherwise it is declined. A code that is not documented is `unknown`: it proves
 * nothing about the money.
 */
export function readResponseCode(
  { Approved, IsoResponseCode: code, RiskManagement: risk }: Transaction,
  accepts: boolean,
): SaleStatus {
  if (Approved) return { kind: code === '00' ? 'captured' : 'unknown' };
  const status = risk?.ThreeDSecure?.AuthenticationStatus ?? null;
  if (['SP4', 'HP0', '3D4', '3D5', '3D6'].includes(code)) return { kind: 'pending' };
  const check = readBankCheck(code, status);
  if (check !== null) return isCheckEnough(check, accepts) ? { kind: 'payable' } : authentication;
  if (!/^\d\d$/u.test(code) || code === '00' || conditional.includes(code))
    return { kind: 'unknown' };
  if (gone.includes(code)) return { kind: 'declined', problem: 'cardGone' };
  return { kind: 'declined', problem: overLimit.includes(code) ? 'limit' : null };
}

import type { EmulatedCard } from './emulated-card.ts';
import type { KushkiAmount } from './read-amount.ts';

/**
 * Money that went back to the card: a void of the whole sale or a refund of a part. Units of the
 * currency.
 */
type EmulatedReturn = {
  readonly ticket: string;
  readonly type: 'VOID' | 'REFUND';
  readonly amount: number;
  readonly at: number;
};

/**
 * One charge. Instants in milliseconds of the emulator's clock. `charged`: what the card paid,
 * which a fault may falsify. `externalReference`: the shop's own name of the charge as answers and
 * the list show it; null: it named none, or it was not stored.
 */
export type EmulatedSale = {
  readonly ticket: string;
  readonly reference: string;
  readonly merchantRef: string;
  readonly externalReference: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly card: EmulatedCard;
  readonly status: 'APPROVAL' | 'DECLINED' | 'INITIALIZED';
  readonly charged: KushkiAmount;
  readonly installments: number;
  readonly approvalCode: string;
  readonly at: number;
  readonly returns: readonly EmulatedReturn[];
  readonly subscriptionId: string | null;
};

export const refundedOf = ({ returns }: EmulatedSale): number =>
  hundredths(returns.reduce((sum, { amount }) => sum + amount, 0));

/** Without the last digits of a sum of decimals: 62.12 - 17.78 is 44.339999999999996. */
const hundredths = (sum: number): number => Number(sum.toFixed(2));

export const isApproved = ({ status }: EmulatedSale): boolean => status === 'APPROVAL';

export const capturedOf = (sale: EmulatedSale): number =>
  isApproved(sale) ? sale.charged.total : 0;

/** The money of a sale that can still go back. */
export const balanceOf = (sale: EmulatedSale): number =>
  hundredths(capturedOf(sale) - refundedOf(sale));

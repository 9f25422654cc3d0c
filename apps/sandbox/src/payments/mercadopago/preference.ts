/** A payment page as the shop asks for it. `amount` in whole units with decimals, `lifeMs` in milliseconds, null: no end. */
export type NewPreference = {
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly title: string;
  readonly backUrls: {
    readonly success: string;
    readonly pending: string;
    readonly failure: string;
  };
  readonly notificationUrl: string | null;
  readonly lifeMs: number | null;
  /** A card is approved or rejected at once, never held for review. */
  readonly binary: boolean;
};

export type EmulatedPreference = NewPreference & {
  readonly id: string;
  readonly createdAt: number;
  readonly expiresAt: number | null;
};

export type MercadoPagoStatus =
  | 'pending'
  | 'approved'
  | 'authorized'
  | 'in_process'
  | 'in_mediation'
  | 'rejected'
  | 'cancelled'
  | 'refunded'
  | 'charged_back';

/** One payment of a preference. A preference may have several: each card that is tried makes one. */
export type EmulatedPayment = {
  readonly id: number;
  readonly preferenceId: string;
  readonly reference: string;
  readonly status: MercadoPagoStatus;
  readonly detail: string;
  readonly amount: number;
  readonly currency: string;
  readonly refunded: number;
  readonly refunds: number;
  readonly createdAt: number;
  readonly approvedAt: number | null;
  readonly updatedAt: number;
  readonly lastDigits: string;
};

/** True while a card can be tried. A preference that was paid stays open in a tab that shows it already. */
export const isPreferenceOpen = ({ expiresAt }: EmulatedPreference, now: number): boolean =>
  expiresAt === null || now < expiresAt;

/** The amount that this payment took, refunds not deducted. */
export const chargedAmount = ({ approvedAt, amount }: EmulatedPayment): number =>
  approvedAt === null ? 0 : amount;

/** The payment as it was before its first refund. A chargeback stays. */
export const withoutRefunds = (payment: EmulatedPayment): EmulatedPayment =>
  payment.detail === 'refunded' || payment.detail === 'partially_refunded'
    ? {
        ...payment,
        status: 'approved',
        detail: 'accredited',
        refunded: 0,
        updatedAt: payment.approvedAt ?? payment.createdAt,
      }
    : { ...payment, refunded: 0 };

/** The amount that went back: by refunds, or by a chargeback. */
export const returnedAmount = ({ status, amount, refunded }: EmulatedPayment): number =>
  status === 'charged_back' ? amount : refunded;

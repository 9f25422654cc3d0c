/** The instants (milliseconds) between which a page can be paid. Null: no such bound. */
export type PageTimes = { readonly startsAt: number | null; readonly expiresAt: number | null };

/** A payment page as the shop asks for it. `amount` in whole units with decimals. */
export type NewPreference = PageTimes & {
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
  /** A card is approved or rejected at once, never held for review. */
  readonly binary: boolean;
  /** Types of payment that the page does not offer, such as `bank_transfer`. */
  readonly excludedTypes: readonly string[];
};

export type EmulatedPreference = NewPreference & {
  readonly id: string;
  readonly createdAt: number;
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

/**
 * One payment of a preference. A preference may have several: each card that is tried makes one.
 * `lastDigits`: of a card; null: a transfer.
 */
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
  readonly lastDigits: string | null;
};

/**
 * True while a card can be tried. A preference that was paid stays open in a tab that shows it
 * already.
 */
export const isPreferenceOpen = (
  { startsAt, expiresAt }: EmulatedPreference,
  now: number,
): boolean => (startsAt === null || startsAt <= now) && (expiresAt === null || now < expiresAt);

/**
 * SPEI, a transfer between Mexican banks: its payment stays pending until the money arrives,
 * perhaps days later.
 */
export const offersTransfer = (preference: EmulatedPreference, now: number): boolean =>
  isPreferenceOpen(preference, now) &&
  preference.currency === 'MXN' &&
  !preference.excludedTypes.includes('bank_transfer');

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
export const refundedAmount = ({ status, amount, refunded }: EmulatedPayment): number =>
  status === 'charged_back' ? amount : refunded;

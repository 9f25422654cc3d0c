/** A session as the shop asks for it. `total` in whole pesos, instants in milliseconds. */
export type NewSession = {
  readonly reference: string;
  readonly description: string;
  readonly total: number;
  readonly currency: string;
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly returnUrl: string;
  readonly cancelUrl: string | null;
  readonly expiration: number;
};

/**
 * One try with one card. Before `decidedAt` (milliseconds) its outcome is pending, even to the
 * bank.
 */
export type CardPayment = {
  readonly internalReference: number;
  readonly outcome: 'APPROVED' | 'REJECTED';
  readonly reason: string;
  readonly decidedAt: number;
  readonly amount: number;
  readonly lastDigits: string;
  readonly authorization: string;
  readonly refunded: number;
};

export type EmulatedSession = NewSession & {
  readonly requestId: number;
  /** Secret part of the page's address. */
  readonly pageKey: string;
  readonly createdAt: number;
  readonly payments: readonly CardPayment[];
  readonly cancelledBy: 'shopper' | 'shop' | null;
  readonly refunds: number;
};

export type SessionStatus = {
  readonly status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'APPROVED_PARTIAL' | 'PARTIAL_EXPIRED';
  readonly reason: string;
  readonly message: string;
};

/** After this many declined cards the session ends. */
const maxDeclines = 10;
/**
 * From this time after its approval a payment is settled, and parts of it can be refunded,
 * milliseconds.
 */
export const settledAfterMs = 24 * 60 * 60_000;

/** Status of one card payment at an instant. */
export const paymentStatus = (
  { decidedAt, outcome }: CardPayment,
  now: number,
): 'PENDING' | 'APPROVED' | 'REJECTED' => (now < decidedAt ? 'PENDING' : outcome);

/** The amount that the approved cards were charged, refunds not deducted. */
export const chargedTotal = ({ payments }: EmulatedSession, now: number): number =>
  payments
    .filter((payment) => paymentStatus(payment, now) === 'APPROVED')
    .reduce((sum, { amount }) => sum + amount, 0);

const said = (status: SessionStatus['status'], reason: string, message: string): SessionStatus => ({
  status,
  reason,
  message,
});

/**
 * Status of a session at an instant. A declined card leaves it PENDING, because the shopper may try
 * another one. A refund leaves it APPROVED.
 */
export function sessionStatus(session: EmulatedSession, now: number): SessionStatus {
  const charged = chargedTotal(session, now);
  const isOver = session.cancelledBy !== null || now >= session.expiration;
  if (charged >= session.total) return said('APPROVED', '00', 'La petición ha sido aprobada');
  if (charged > 0)
    return isOver
      ? said('PARTIAL_EXPIRED', 'PX', 'La petición expiró y contiene pagos')
      : said('APPROVED_PARTIAL', 'P0', 'La petición ha sido aprobada parcialmente');
  if (session.payments.some((payment) => paymentStatus(payment, now) === 'PENDING'))
    return said('PENDING', 'PT', 'La petición se encuentra pendiente');
  if (session.cancelledBy === 'shop')
    return said('REJECTED', 'MC', 'La petición ha sido cancelada por el comercio');
  if (session.cancelledBy === 'shopper')
    return said('REJECTED', '?C', 'La petición ha sido cancelada por el usuario');
  if (session.payments.length >= maxDeclines)
    return said('REJECTED', 'XN', 'Se ha superado el número de intentos');
  return isOver
    ? said('REJECTED', 'EX', 'La petición ha expirado')
    : said('PENDING', 'PC', 'La petición se encuentra activa');
}

/** True while a card can be tried. */
export const isPageOpen = (session: EmulatedSession, now: number): boolean => {
  const { status, reason } = sessionStatus(session, now);
  return status === 'PENDING' && reason === 'PC';
};

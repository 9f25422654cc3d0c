import { type CardPayment, type EmulatedSession, paymentStatus, sessionStatus } from './session.ts';
import { wireDate } from './wire-date.ts';

type Shape = Readonly<Record<string, unknown>>;

/**
 * Body of a session in answers: its status, what was asked for, and every card that was tried, the
 * newest first.
 */
export function sessionResponse(session: EmulatedSession, now: number): Shape {
  const payments = session.payments.map((payment) => paymentResponse(session, payment, now));
  return {
    requestId: session.requestId,
    status: { ...sessionStatus(session, now), date: wireDate(now) },
    request: requestPart(session),
    payment: payments.length === 0 ? null : payments.toReversed(),
    subscription: null,
  };
}

const requestPart = (session: EmulatedSession): Shape => ({
  locale: 'es_CL',
  payment: {
    reference: session.reference,
    description: session.description,
    amount: { currency: session.currency, total: session.total },
    allowPartial: false,
    subscribe: false,
  },
  returnUrl: session.returnUrl,
  ipAddress: session.ipAddress,
  userAgent: session.userAgent,
  expiration: wireDate(session.expiration),
});

const messages = { PENDING: 'Pendiente', APPROVED: 'Aprobada', REJECTED: 'Negada' } as const;
const pendingReason = '?-';

/** One card in an answer. `refunded` says only that some of it was refunded. */
export function paymentResponse(
  { reference, currency }: EmulatedSession,
  payment: CardPayment,
  now: number,
): Shape {
  const status = paymentStatus(payment, now);
  const amount = { currency, total: payment.amount };
  return {
    status: {
      status,
      reason: status === 'PENDING' ? pendingReason : payment.reason,
      message: messages[status],
      date: wireDate(payment.decidedAt),
    },
    internalReference: payment.internalReference,
    paymentMethod: 'visa',
    paymentMethodName: 'Visa',
    issuerName: 'Banco emulado',
    amount: { from: amount, to: amount, factor: 1 },
    authorization: payment.authorization,
    reference,
    receipt: String(payment.internalReference),
    franchise: 'ID_VS',
    refunded: payment.refunded > 0,
    processorFields: [
      { keyword: 'lastDigits', value: payment.lastDigits, displayOn: 'none' },
      { keyword: 'totalAmount', value: payment.amount, displayOn: 'none' },
      {
        keyword: 'credit',
        value: { code: '1', type: '00', groupCode: 'C', installments: 1 },
        displayOn: 'none',
      },
    ],
  };
}

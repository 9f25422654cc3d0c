import type { MercadoPagoStatus } from './preference.ts';

export type CardAnswer = { readonly status: MercadoPagoStatus; readonly detail: string };

/** Mercado Pago's published test cards of Chile and Mexico. */
export const mercadoPagoTestCards: readonly string[] = [
  '5416752602582580',
  '4168818844447115',
  '375778174461804',
  '5474925432670366',
  '4075595716483764',
];

/** A transfer that the shopper has not made yet, or whose money has not arrived. */
export const waitingTransfer: CardAnswer = {
  status: 'pending',
  detail: 'pending_waiting_transfer',
};

/** The name of the cardholder decides. */
export const answersByHolder: Readonly<Record<string, CardAnswer>> = {
  APRO: { status: 'approved', detail: 'accredited' },
  OTHE: { status: 'rejected', detail: 'cc_rejected_other_reason' },
  CONT: { status: 'in_process', detail: 'pending_contingency' },
  CALL: { status: 'rejected', detail: 'cc_rejected_call_for_authorize' },
  FUND: { status: 'rejected', detail: 'cc_rejected_insufficient_amount' },
  SECU: { status: 'rejected', detail: 'cc_rejected_bad_filled_security_code' },
  EXPI: { status: 'rejected', detail: 'cc_rejected_bad_filled_date' },
  FORM: { status: 'rejected', detail: 'cc_rejected_bad_filled_other' },
};

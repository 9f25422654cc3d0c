import type { HeldMoneyKind } from '@comanda/domain/payment/held-money.ts';
import { countNoun } from './plural.ts';

/**
 * Words about money that a payment provider has, or may have, and that pays no order. Counter and
 * mail say the same.
 */
export const heldMoneyTitle = 'Dinero por aclarar';
export const heldMoneyIntro =
  'Un medio de pago tiene este dinero, o puede tenerlo, y no paga ningún pedido.';

/** `hours`: whole hours since it began. */
export const heldMoneyAge = (hours: number): string =>
  hours < 24
    ? `Hace ${countNoun(hours, 'hora', 'horas')}.`
    : `Hace ${countNoun(Math.floor(hours / 24), 'día', 'días')}.`;

export const heldMoneyReason: Readonly<Record<HeldMoneyKind, string>> = {
  undecided: 'El medio de pago aún no dice si cobró.',
  undecidedForLong: 'El medio de pago no dijo en 30 días si cobró.',
  refunding: 'Falta confirmar la devolución.',
  refundRefused: 'El medio de pago rechaza la devolución.',
  refundUnanswered: 'El medio de pago no confirma si hizo la devolución.',
  surplus: 'El cliente pagó dos veces.',
  shownAfterRefund: 'El medio de pago ya lo había devuelto y ahora dice que lo tiene.',
};

/**
 * The next step of the server, or the step of the restaurant. `day`: the last day of the questions
 * to the provider, such as "sábado 21 de noviembre".
 */
export const heldMoneyNext: Readonly<Record<HeldMoneyKind, (day: string) => string>> = {
  undecided: (day) =>
    `Se lo preguntamos cada día${day === '' ? '' : ` hasta el ${day}`}. Si cobró, se devuelve solo.`,
  undecidedForLong: () => 'Revisa en su sitio si cobró y avisa a soporte.',
  refunding: () => 'La seguimos pidiendo. No pagues dos veces.',
  refundRefused: () => 'Paga al cliente por otro medio y avisa a soporte.',
  refundUnanswered: () => 'No pagues dos veces. Revisa en su sitio y avisa a soporte.',
  surplus: () => 'El segundo pago se devuelve solo. No pagues dos veces.',
  shownAfterRefund: () => 'Revisa en su sitio y avisa a soporte.',
};

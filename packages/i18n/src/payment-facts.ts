import type { Locale } from '@comanda/domain/country/countries.ts';
import type { OnlineMethodName, PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { isPaidOnline } from '@comanda/domain/payment/paid-online.ts';
import { vocabularyFor } from './define-texts.ts';
import type { Vocabulary } from './es/words.ts';

type Facts = Readonly<Record<string, string>>;

const partRefund = 'Se puede devolver una parte del dinero, varias veces.';
const refusedRefund = 'Una devolución rechazada no movió dinero.';
const repeatedRefund = 'Una devolución repetida se hace una sola vez.';
const secondConfirm = 'Confirmar dos veces no cobra dos veces.';
const refusedCharge = 'Un cobro rechazado no tomó dinero.';
const refundReason = 'Cuando rechaza una devolución, su mensaje dice por qué.';

/** Chek and Fpay, whose protocol nobody publishes. */
const wallet: Facts = {
  'captured-by-confirmation': 'El dinero es tuyo cuando confirmamos el pago, no antes.',
  'captured-by-approval': 'El dinero es tuyo apenas la persona aprueba el pago.',
  'confirm-window': 'Sin nuestra confirmación, el pago se deshace a los cinco minutos.',
  'second-confirm': secondConfirm,
  'cancel-reverses': 'Cancelar deshace de inmediato un pago aprobado.',
  'amount-in-pesos': 'Los montos van en pesos enteros.',
  'refund-of-a-part': partRefund,
  'whole-refund': 'Un pago devuelto completo se ve como devuelto.',
  'idempotency-key': repeatedRefund,
  'refused-refund': refusedRefund,
  'id-is-needed-to-pay': 'Nadie puede pagar si el enlace se perdió.',
  'final-statuses': 'Un pago fallido o vencido no cobró nada.',
};

const kushki = (w: Vocabulary): Facts => ({
  'tax-in-mexico': 'En México el precio incluye 16 % de IVA.',
  guatemala: 'En Guatemala se cobra en quetzales, con 12 % de IVA.',
  'charge-answer': 'La respuesta a un cobro dice cuánto se aprobó.',
  'answer-without-currency': 'Si la respuesta no dice la moneda, es la del pedido.',
  'answer-without-reference': 'Si la respuesta no dice de qué pedido es, es del que cobramos.',
  'refusal-took-nothing': refusedCharge,
  'list-filter': 'Su lista encuentra un pago por su número o por el del pedido.',
  'list-lines': 'Cada línea de su lista dice de qué pago es.',
  'list-delay': 'Un cobro aparece en su lista a los 90 segundos.',
  'list-has-refunds': 'Las devoluciones aparecen en su lista.',
  'part-refund': partRefund,
  'refund-has-no-key': 'Cada devolución que mandamos cuenta como nueva.',
  'refused-refund': refusedRefund,
  'deferred-codes': `Las ${w.installments} van sin meses de gracia.`,
});

/**
 * The facts about the money of each provider that nobody has confirmed, as an owner reads them. The
 * ids are those of the server's adapters; a test there compares them.
 */
const paymentFacts = (w: Vocabulary): Readonly<Record<OnlineMethodName, Facts>> => ({
  webpay: {
    'commit-window': 'Webpay espera hasta 8 minutos para cerrar un pago; después lo deshace.',
    'form-lifetime': 'A los 5 minutos ya nadie puede pagar en su página.',
    'refused-refund-codes': refundReason,
  },
  oneclick: {
    'buy-order-is-the-key': 'Un mismo pedido no se cobra dos veces.',
    'charge-arrives-in-two-minutes': 'Un cobro que no aparece a los dos minutos no se hizo.',
    'refused-refund-codes': refundReason,
  },
  sodexo: {
    'unconsented-is-refund': 'Un cobro que se deshizo solo se ve igual que una devolución.',
    'final-statuses': 'Un pago rechazado, cancelado o vencido no cobró nada.',
    'no-part-refund': 'No se puede devolver solo una parte: se devuelve todo o nada.',
    'second-refund-refused': 'Una segunda devolución del mismo pago no mueve dinero.',
  },
  mach: {
    'second-confirm': secondConfirm,
    'refund-of-a-part': partRefund,
    'refunds-are-listed': 'Cada devolución queda en la lista del pago.',
    'refund-completed': 'Una devolución movió dinero solo si dice que está completa.',
    'refused-refund': refusedRefund,
    'cancel-of-an-unpaid-one': 'Un pago que ya se aprobó no se puede cancelar.',
  },
  chek: wallet,
  fpay: wallet,
  getnet: {
    'further-cards-are-surplus': 'Si alguien paga dos veces en su página, el segundo pago se ve.',
    'refunded-means-whole': '“Devuelto” quiere decir devuelto completo.',
    'refunds-are-switched-on': 'Tu cuenta puede devolver dinero desde aquí.',
  },
  kushkiCard: kushki(w),
  kushkiCardSubscription: kushki(w),
  credomatic: {
    'second-payment-refused': 'Un segundo cobro de la misma compra no toma dinero.',
    'look-up-shows-3ds': 'La consulta muestra lo que dijo el banco antes de cobrar.',
    'paid-sale-is-shown': 'Una compra cobrada aparece al buscarla.',
    'payment-names-3ds': 'La respuesta al cobro dice si el banco revisó a la persona.',
    'refused-payment': refusedCharge,
    'search-by-order': 'La búsqueda encuentra la compra y todas sus devoluciones.',
    'sale-arrives-in-two-minutes': 'Una compra que no aparece a los dos minutos no llegó.',
    'refund-rows': 'Cada devolución aparece con su monto.',
    'refund-of-a-part': partRefund,
    'refund-idempotency': repeatedRefund,
    'refund-before-settlement': 'Una compra de hoy se puede devolver hoy.',
    'refused-refund': refusedRefund,
  },
  mercadoPago: {
    'search-is-complete': 'Su búsqueda muestra en segundos todos los pagos de un pedido.',
    'excluded-types': 'Su página no ofrece los medios que apagamos.',
    'dates-have-a-zone': 'Sus fechas van con su propio reloj.',
    'closed-page-takes-nothing': 'En una página cerrada nadie puede pagar.',
    'part-refund': partRefund,
    'idempotency-key': repeatedRefund,
    'refused-refund': refusedRefund,
    'chargeback-is-whole': 'Un contracargo se lleva el monto completo.',
    'currency-by-account': 'Una cuenta de México cobra en pesos mexicanos.',
    'soles-by-account': 'Una cuenta de Perú cobra en soles, desde S/ 1.',
  },
});

const unnamedFact = 'Un detalle del cobro sin confirmar.';

/** Returns a fact that is assumed about a method's money, as an owner reads it. */
export const assumedFactText = (locale: Locale, method: PaymentMethodName, id: string): string =>
  (isPaidOnline(method) ? paymentFacts(vocabularyFor(locale))[method][id] : undefined) ??
  unnamedFact;

import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { withDayArticle } from '../format/day-text.ts';
import type { Vocabulary } from './words.ts';

const methods = {
  cash: { label: 'Efectivo', hint: 'Pagas al recibir' },
  card: { label: 'Tarjeta al recibir', hint: 'Débito o crédito, en la máquina' },
  webpay: { label: 'Webpay', hint: 'Crédito, débito o prepago' },
  oneclick: { label: 'Tarjeta guardada', hint: 'Pagas con un toque' },
  sodexo: { label: 'Pluxee', hint: 'Tu tarjeta de alimentación' },
  chek: { label: 'Chek', hint: 'Pagas con código QR o en la app' },
  mach: { label: 'MACH', hint: 'Pagas con código QR' },
  fpay: { label: 'Fpay', hint: 'Pagas con código QR' },
  mercadoPago: { label: 'Mercado Pago', hint: 'Saldo o tarjeta' },
  getnet: { label: 'Getnet', hint: 'Crédito o débito' },
  kushkiCard: { label: 'Tarjeta', hint: 'Visa o Mastercard' },
  kushkiCardSubscription: { label: 'Tarjeta guardada', hint: 'Pagas con un toque' },
  credomatic: { label: 'Tarjeta de crédito o débito', hint: 'Visa o Mastercard' },
} satisfies Record<PaymentMethodName, { label: string; hint: string }>;

/** Payment methods, card form, waiting, success and failure. A text says "failed" only if the provider reported it. */
export const payments = (w: Vocabulary) => ({
  methods,
  groupOnline: 'Paga ahora',
  groupOnDelivery: 'Pagas al recibir',
  down: (method: string) =>
    `${method} no responde en este momento. Elige otra forma de pagar o inténtalo más tarde.`,
  onlineOnly: 'Un pedido programado se paga en línea: así tu hora queda reservada.',
  none: 'No hay métodos de pago disponibles para esta entrega.',

  cashTitle: '¿Con cuánto pagas?',
  cashExact: 'Tengo el monto exacto',
  cashAmount: 'Pago con',
  cashOther: 'Otro monto',
  cashWith: (amount: string) => `Pagas con ${amount}`,
  cashChange: (amount: string) => `Te damos ${amount} de ${w.change}.`,

  payWith: (method: string) => `Pagar con ${method}`,
  payAmountWith: ({ amount, method }: { amount: string; method: string }) =>
    `Pagar ${amount} con ${method}`,
  payAgain: (method: string) => `Intentar de nuevo con ${method}`,
  payNote: (method: string) =>
    `Te llevamos a ${method} para pagar. La cocina empieza cuando se confirma.`,
  payNoteLater: (method: string) =>
    `Te llevamos a ${method} para pagar. Con el pago queda reservada tu hora.`,
  unpaidBefore: (number: number) => `Ya hiciste el pedido ${number} y falta pagarlo.`,
  unpaidPay: 'Ver y pagar',

  openingTitle: (method: string) => `Te llevamos a ${method}`,
  openingText: 'Pagas ahí y vuelves aquí. No cierres esta página.',
  confirmingTitle: 'Confirmando tu pago',
  confirmingText: (method: string) =>
    `Esperamos la respuesta de ${method}. Suele tardar unos segundos.`,
  lateTitle: 'Aún confirmamos tu pago',
  lateText:
    'Tarda más de lo normal. No pagues de nuevo: seguimos preguntando y esta página cambia sola.',
  leftTitle: 'Tu pago quedó a medias',
  leftText:
    'Si alcanzaste a pagar, no lo hagas de nuevo: lo vemos y esta página cambia sola. Si no, puedes volver a intentarlo.',
  elsewhereTitle: 'Tu pedido se está confirmando',
  elsewhereText:
    'Lo hiciste en otro navegador, por eso aquí no podemos mostrarlo. No pagues de nuevo: cuando el pago se confirme te llega el comprobante por correo.',

  dueTitle: 'Falta pagar',
  duePrompt: 'Págalo y empezamos',
  leftPrompt: '¿Alcanzaste a pagar?',
  dueText: (number: number) =>
    `Tu pedido ${number} está guardado. Entra a la cocina cuando lo pagues.`,
  payableUntil: (time: string) => `Puedes pagarlo hasta las ${time}.`,
  timeLeft: (minutes: string) => `Quedan ${minutes}`,
  anewText: `Este pedido es para pagar en línea y no se puede cambiar. Si prefieres pagar al recibir, haz uno nuevo: tu ${w.cart} sigue guardado y este se anula solo, sin cobro.`,
  anewAtTheDoor: 'Pedir de nuevo y pagar al recibir',
  anew: 'Pedir de nuevo',

  successTitle: '¡Pedido recibido!',
  successPaid: ({ number, total, method }: { number: number; total: string; method: string }) =>
    `Pedido ${number} · pagaste ${total} con ${method}`,
  paidCard: (digits: string) => `Tarjeta terminada en ${digits}`,
  paidCode: (code: string) => `Código de autorización ${code}`,
  successCash: ({ number, total }: { number: number; total: string }) =>
    `Pedido ${number} · pagas ${total} al recibir`,
  nothingToPay: 'No pagas nada',
  nothingToPayNote: 'No queda nada por pagar. Tu pedido entra directo a la cocina.',
  nothingToPayNoteLater: 'No queda nada por pagar. Con el pedido queda reservada tu hora.',
  successText: 'Te avisamos cada paso en esta página.',
  successSlow: 'Lo preparamos con tiempo. Ves cada paso en esta página.',
  successLater:
    'Tu hora queda reservada y la cocina empieza a tiempo. Ves cada paso en esta página.',
  successReady: (time: string) => `Listo cerca de las ${time}`,
  successArrives: (time: string) => `Llega cerca de las ${time}`,
  successReadyOn: ({ day, time }: { day: string; time: string }) =>
    `Listo ${withDayArticle(day)}, cerca de las ${time}`,
  successArrivesOn: ({ day, time }: { day: string; time: string }) =>
    `Llega ${withDayArticle(day)}, cerca de las ${time}`,
  successToConfirm:
    'Algo se prepara por encargo: te confirmamos la hora en cuanto la cocina lo acepte.',
  successScheduled: (when: string) => `Programado para ${when}`,
  successFollow: 'Seguir mi pedido',
  failureTitle: 'No hay un pago en curso',
  failureText: 'Si hiciste un pedido, míralo en Mis pedidos: ahí ves si se pagó y puedes pagarlo.',
  declinedTitle: 'El pago fue rechazado',
  declinedText: 'No se cobró nada. Revisa los datos de la tarjeta o prueba con otra.',
  cancelledTitle: 'Anulaste el pago',
  cardGoneTitle: 'Esa tarjeta ya no está guardada',
  cardGoneText: 'No se cobró nada. Guárdala de nuevo o paga de otra forma.',
  authenticationTitle: 'Tu banco no confirmó el pago',
  authenticationText: 'No se cobró nada. Prueba otra vez o paga de otra forma.',
  limitTitle: 'Llegaste al límite de la tarjeta',
  limitText: 'No se cobró nada. Prueba con otra tarjeta o paga de otra forma.',
  cancelledText: (method: string) => `Saliste de ${method} sin pagar, así que no se cobró nada.`,
  expiredTitle: (method: string) => `Se acabó el tiempo en ${method}`,
  expiredText: 'El pago no se hizo y no se cobró nada. Puedes intentarlo de nuevo.',
  unavailableTitle: (method: string) => `${method} no responde`,
  unavailableText:
    'No alcanzaste a pagar, así que no se cobró nada. Inténtalo de nuevo o paga de otra forma.',
  brokenTitle: 'Se cortó la conexión',
  startFailed: (method: string) => `No pudimos abrir ${method}.`,
  lapsedTitle: 'Se acabó el tiempo para pagar',
  lapsedText: (number: number) =>
    `El pedido ${number} no se pagó y no llegó a la cocina. No se cobró nada. Si lo quieres, pídelo de nuevo.`,
  returningTitle: 'Te estamos devolviendo el pago',
  returningText: (total: string) =>
    `Recibimos tu pago, pero no lo pudimos usar para este pedido. Te devolvemos los ${total} completos; según tu banco, tarda unos días en verse.`,
  returnedTitle: 'Te devolvimos el pago',
  returnedText: (total: string) =>
    `Los ${total} ya van de vuelta. Según tu banco, tardan unos días en verse.`,
});
export type PaymentTexts = ReturnType<typeof payments>;

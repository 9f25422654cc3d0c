import { withDayArticle } from '../format/day-text.ts';
import { listedMethods } from '../method-texts.ts';
import { paymentSteps } from './payment-steps.ts';
import type { Vocabulary } from './words.ts';

/**
 * Payment methods, card form, waiting, success and failure. A text says "failed" only if the
 * provider reported it.
 */
export const payments = (w: Vocabulary) => ({
  methods: listedMethods,
  ...paymentSteps,
  otherWays: (count: number) => `Otra forma (${count})`,
  groupOnline: 'Paga ahora',
  groupOnDelivery: 'Pagas al recibir',
  down: (method: string) =>
    `${method} no responde en este momento. Elige otra forma de pagar o inténtalo más tarde.`,
  notReached: ({ method, minimum }: { method: string; minimum: string }) =>
    `${method} recibe pagos desde ${minimum}, así que cambiamos tu forma de pagar.`,
  startingAt: (minimum: string) => `Desde ${minimum} por pedido`,
  tooSmall: ({ method, maximum }: { method: string; maximum: string }) =>
    `${method} recibe pagos de hasta ${maximum}, así que cambiamos tu forma de pagar.`,
  upTo: (maximum: string) => `Hasta ${maximum} por pedido`,
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
  otherMethods: 'O paga con',
  payAgain: (method: string) => `Intentar de nuevo con ${method}`,
  unpaidBefore: (number: number) => `Ya hiciste el pedido ${number} y falta pagarlo.`,
  unpaidPay: 'Ver y pagar',

  confirmingTitle: 'Confirmando tu pago',
  lateTitle: 'Aún confirmamos tu pago',
  lateText:
    'Tarda más de lo normal. No pagues de nuevo: seguimos preguntando y esta página cambia sola.',
  walletTitle: (method: string) => `Paga con ${method}`,
  /** The dialog over the page of {@link walletTitle}. */
  walletCodeTitle: (method: string) => `Código de ${method}`,
  walletLinkTitle: (method: string) => `Enlace de ${method}`,
  walletCodeOverTitle: 'Este código ya no sirve',
  walletScan: (method: string) =>
    `Escanea el código con la app de ${method}. Cuando pagues, esta página cambia sola.`,
  walletScanOrOpen: (method: string) =>
    `Abre ${method} para pagar, o escanea el código desde otro teléfono. Esta página cambia sola.`,
  walletInTab: (method: string) =>
    `Abrimos ${method} en otra pestaña. Paga ahí y vuelve: esta página espera la confirmación y cambia sola.`,
  walletByLink: (method: string) =>
    `Abre ${method} para pagar. Esta página espera la confirmación y cambia sola.`,
  walletOpen: (method: string) => `Abrir ${method}`,
  walletShowCode: 'Ver el código QR',
  walletCode: ({ method, amount }: { method: string; amount: string }) =>
    `Código QR para pagar ${amount} con ${method}`,
  walletNoCode: 'No pudimos mostrar el código. Paga con el enlace.',
  walletUntil: (minutes: string) => `Tienes ${minutes} para pagar`,
  walletLastMinute: 'Queda menos de un minuto para pagar.',
  walletOverTitle: (method: string) => `Se acabó el tiempo en ${method}`,
  walletOverText:
    'Si alcanzaste a pagar, no lo hagas de nuevo: lo vemos y esta página cambia sola. Si no, empieza otra vez.',
  walletAgain: (method: string) => `Empezar de nuevo con ${method}`,
  otherWay: 'Pagar de otra forma',
  frameTitle: 'Tu banco confirma el pago',
  /** The page behind the dialog of {@link frameTitle}. */
  frameWaitTitle: 'Esperamos a tu banco',
  frameLead: 'Sigue los pasos de tu banco. El cobro se hace cuando el banco lo confirma.',
  frameName: 'Página segura de tu banco',
  frameOpening: 'Abriendo la página de tu banco…',
  frameSlow:
    'La página de tu banco tarda más de lo normal. Espera un poco más, o cancela y paga de otra forma.',
  frameCancel: 'Cancelar el pago',
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
    `Tu pedido ${number} está guardado. Le llega ${w.toTheStore} cuando lo pagues.`,
  payableUntil: (time: string) => `Puedes pagarlo hasta las ${time}.`,
  timeLeft: (minutes: string) => `Quedan ${minutes}`,
  anewText: `¿Prefieres pagar al recibir? Este pedido no se puede cambiar: haz otro con el mismo ${w.cart}. Este se anula solo, sin cobro.`,
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
  nothingToPayNote: `No queda nada por pagar. Tu pedido le llega directo ${w.toTheStore}.`,
  nothingToPayNoteLater: 'No queda nada por pagar. Con el pedido queda reservada tu hora.',
  /** Before the text of the next step, until the restaurant accepted. */
  successWaiting: `Falta que ${w.theStore} lo confirme.`,
  successText: 'Te contamos cada paso en Mis pedidos.',
  successSlow: 'Lo preparamos con tiempo. Ves cada paso en Mis pedidos.',
  successLater: 'Tu hora queda reservada. Ves cada paso en Mis pedidos.',
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
  successReading: 'Buscando tu pedido…',
  successUnread: 'No pudimos mostrar tu pedido',
  successUnreadText:
    'Si ya pagaste, tu pago está a salvo: no pagues de nuevo. Revisa tu conexión e inténtalo otra vez.',
  successMissing: 'No encontramos ese pedido',
  successMissingText:
    'Búscalo en Mis pedidos. Si lo hiciste en otro navegador, el comprobante te llega por correo.',
  failureTitle: 'No hay un pago en curso',
  failureText: 'Si hiciste un pedido, míralo en Mis pedidos: ahí ves si se pagó y puedes pagarlo.',
  declinedTitle: 'El pago fue rechazado',
  declinedText: (wayOn: string) => `No se cobró nada. ${wayOn}`,
  cancelledTitle: 'Anulaste el pago',
  cardGoneTitle: 'Esa tarjeta ya no está guardada',
  cardGoneText: 'No se cobró nada. Guárdala de nuevo o paga de otra forma.',
  authenticationTitle: 'Tu banco no confirmó el pago',
  authenticationText: 'No se cobró nada. Prueba otra vez o paga de otra forma.',
  limitTitle: 'Llegaste al límite de la tarjeta',
  limitText: 'No se cobró nada. Prueba con otra tarjeta o paga de otra forma.',
  expiredText: 'El pago no se hizo y no se cobró nada. Puedes intentarlo de nuevo.',
  unavailableText:
    'No alcanzaste a pagar, así que no se cobró nada. Inténtalo de nuevo o paga de otra forma.',
  brokenTitle: 'Se cortó la conexión',
  startFailed: (method: string) => `No pudimos empezar el pago con ${method}.`,
  tooLateTitle: (method: string) => `Ya no alcanza el tiempo para ${method}`,
  tooLateText:
    'Ese pago tarda más que lo que queda para pagar este pedido. No se cobró nada. Paga de otra forma o pide de nuevo.',
  couponTitle: 'Tu cupón vale con otra forma de pago',
  couponText: 'No se cobró nada. Paga como indica tu cupón, o pide de nuevo sin él.',
  backIn: ({ method, seconds }: { method: string; seconds: number }) =>
    `${method} puede volver en ${seconds} s.`,
  lapsedTitle: 'Se acabó el tiempo para pagar',
  lapsedText: (number: number) =>
    `El pedido ${number} no se pagó y no llegó ${w.toTheStore}. No se cobró nada. Si lo quieres, pídelo de nuevo.`,
  returningTitle: 'Te estamos devolviendo el pago',
  returningText: (total: string) =>
    `Recibimos tu pago, pero no lo pudimos usar para este pedido. Te devolvemos los ${total} completos; según tu banco, tarda unos días en verse.`,
  returnedTitle: 'Te devolvimos el pago',
  returnedText: (total: string) =>
    `Los ${total} ya van de vuelta. Según tu banco, tardan unos días en verse.`,
});
export type PaymentTexts = ReturnType<typeof payments>;

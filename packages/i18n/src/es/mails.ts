import type { FreeOrderPayment } from '@comanda/domain/price/free-order.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import type { DeliveryAlert } from '@comanda/domain/courier/delivery-effect.ts';
import type { DiscountsUsed } from '@comanda/domain/order/discounts-used.ts';
import type { Acceptance } from '@comanda/domain/order/acceptance.ts';
import type { PushNews } from '@comanda/domain/push/push-news.ts';
import type { OutageMail } from '@comanda/domain/order/kitchen-retry.ts';
import type { UnacceptedReason } from '@comanda/domain/order/unaccepted-order.ts';
import type { VerificationPurpose } from '@comanda/domain/verification/verification.ts';
import { capitalise } from '../capitalise.ts';
import { countNoun } from '../plural.ts';
import type { Vocabulary } from './words.ts';

const codeTitles = {
  login: 'Tu código para ingresar',
  email_change: 'Tu código para cambiar de correo',
  erasure: 'Tu código para borrar tu cuenta',
  counter: 'Tu código para entrar al mostrador',
  sign_up: 'Tu código para crear tu tienda',
} satisfies Record<VerificationPurpose, string>;

const codeText = {
  login: 'Escribe este código para ingresar:',
  email_change: 'Escribe este código para confirmar que este es tu correo nuevo:',
  erasure: 'Escribe este código solo si quieres borrar tu cuenta y tus datos:',
  counter: 'Escribe este código en la pantalla del mostrador:',
  sign_up: 'Escribe este código en la página donde creas tu tienda:',
} satisfies Record<VerificationPurpose, string>;

const deviceText = ({ browser, system }: { browser: string | null; system: string | null }) =>
  [browser, system].filter((part) => part !== null).join(' en ');

/** Emails as plain sentences; the server adds the layout. Amounts and times arrive formatted. */
export const mails = (w: Vocabulary) => ({
  hello: (name: string) => `Hola, ${name}:`,
  footer: (commerce: string) =>
    `${commerce} te escribe porque alguien hizo un pedido con este correo.`,

  /** `name`: the brand's, or the store's for its operator. */
  subject: ({ title, name }: { title: string; name: string }) => `${title} · ${name}`,
  orderTitle: (number: number) => `Recibimos tu pedido ${number}`,
  orderBill: 'Lo que pediste',
  /** By whether the restaurant accepted the order. */
  orderText: {
    waiting: `Falta que ${w.theStore} lo confirme. Toca “Seguir mi pedido” para ver cada paso.`,
    accepted: `${capitalise(w.theStore)} lo confirmó y ya lo prepara.`,
  } satisfies Record<Acceptance, string>,
  orderArrives: (time: string) => `Llega cerca de las ${time}.`,
  orderReady: (time: string) => `Está listo cerca de las ${time}.`,
  orderForLaterText: 'Está reservado para la hora que elegiste.',
  orderArrivesOn: ({ day, time }: { day: string; time: string }) =>
    `Llega el ${day} a las ${time}.`,
  orderReadyOn: ({ day, time }: { day: string; time: string }) =>
    `Está listo el ${day} a las ${time}.`,
  orderArrivesAround: ({ day, time }: { day: string; time: string }) =>
    `Llega el ${day}, cerca de las ${time}.`,
  orderReadyAround: ({ day, time }: { day: string; time: string }) =>
    `Está listo el ${day}, cerca de las ${time}.`,
  orderToConfirmText:
    'Ya lo recibimos. Algo se prepara por encargo: en cuanto la cocina confirme la hora, te escribimos.',
  timeTitle: (number: number) => `Tu pedido ${number} ya tiene hora`,
  timeText: 'La cocina confirmó la hora de tu pedido.',
  laterTitle: (number: number) => `Tu pedido ${number} tarda un poco más`,
  laterText: `${capitalise(w.theStore)} necesita unos minutos más. Gracias por la paciencia.`,
  removalTitle: (number: number) => `Falta algo en tu pedido ${number}`,
  removalAsk: 'Dinos en la página de tu pedido si te parece bien o prefieres otra cosa.',
  removalAnswer: 'Responder',
  orderCode: {
    store_delivery: 'Código de entrega',
    in_store: `Código para ${w.collect}`,
  } satisfies Record<DispatchMethod, string>,
  orderCodeHint: {
    store_delivery: 'Dilo a quien reparte al recibir.',
    in_store: `Muestra este código al ${w.collect}.`,
  } satisfies Record<DispatchMethod, string>,
  orderToPay: (total: string) => `Pagas ${total} al recibir.`,
  orderFree: {
    couponAndPoints: 'Lo pagaste con tu cupón y tus puntos: no queda nada por pagar.',
    coupon: 'Lo pagaste con tu cupón: no queda nada por pagar.',
    points: 'Lo pagaste con tus puntos: no queda nada por pagar.',
    offer: 'No queda nada por pagar.',
  } satisfies Record<FreeOrderPayment, string>,
  /** `how`: the method as it reads after the amount, "con Webpay". */
  orderPaid: ({ total, how }: { total: string; how: string }) => `Pagaste ${total} ${how}.`,
  returnTitle: (number: number) => `Te devolvimos un pago del pedido ${number}`,
  /** `where`: `refund` of the method's texts. */
  returnText: ({ amount, where }: { amount: string; where: string }) => `${amount} vuelve ${where}`,
  partTitle: (number: number) => `Te devolvimos una parte del pedido ${number}`,
  partRest: (paid: string) => `Tu pedido sigue en pie. En total pagaste ${paid}.`,
  returnPaid: 'Tu pedido sigue en pie: lo paga el otro cobro.',
  endTitle: (number: number) => `Tu pedido ${number} fue cancelado`,
  endMoneyBack: 'Te devolvemos lo que pagaste. Te escribimos cuando el dinero vaya en camino.',
  endNothingToPay: 'No tienes que pagar nada.',
  endMoneyKept: `${capitalise(w.theStore)} no devuelve el pago, porque tu pedido ya estaba hecho. Si no estás de acuerdo, llámalo.`,
  endGivenBack: {
    coupon: 'Tu cupón queda disponible otra vez.',
    points: 'Tus puntos volvieron a tu cuenta.',
    couponAndPoints: 'Tu cupón queda disponible otra vez, y tus puntos volvieron a tu cuenta.',
  } satisfies Record<Exclude<DiscountsUsed, 'none'>, string>,
  endHelp: ({ store, phone }: { store: string; phone: string }) =>
    `¿Tienes dudas? Llama a ${store}: ${phone}.`,
  endOrders: 'Ver mis pedidos',
  unacceptedTitle: (number: number) => `El pedido ${number} sigue sin atender`,
  unacceptedAlerts: {
    notSent: `Este pedido todavía no se envió ${w.toTheStore}.`,
    notTaken: `El sistema ${w.ofTheStore} no ha recibido este pedido. Seguimos intentándolo.`,
    notBegun: `${capitalise(w.theStore)} recibió este pedido y todavía no empieza a prepararlo.`,
  } satisfies Record<UnacceptedReason, string>,
  outageTitles: {
    down: 'El sistema no recibe los pedidos',
    gaveUp: 'Hay pedidos que el sistema no recibió en un día',
  } satisfies Record<OutageMail, string>,
  /** `store`: the store's name; `since`: date and time of the first failure. */
  outageTexts: {
    down: ({ store, since }: { store: string; since: string }) =>
      `El sistema de ${store} no recibe los pedidos desde ${since}. Lo seguimos intentando durante un día.`,
    gaveUp: ({ store, since }: { store: string; since: string }) =>
      `El sistema de ${store} no recibe los pedidos desde ${since}. Dejamos de intentarlo: cuando vuelva, envíalos de nuevo desde el mostrador.`,
  } satisfies Record<OutageMail, (facts: { store: string; since: string }) => string>,
  outageSince: ({ day, time }: { day: string; time: string }) => `el ${day} a las ${time}`,
  outageBoard: 'Los pedidos están en el mostrador: atiéndelos ahí.',
  outageOrders: (numbers: string) => `Pedidos sin enviar: ${numbers}.`,
  outageLink: 'Abrir el mostrador',
  outageFooter: (name: string) => `${name} te escribe porque tienes a cargo este local.`,
  heldMoneyOrder: ({ number, store }: { number: number; store: string }) =>
    `Pedido ${number} · ${store}`,
  heldMoneyOthers: (count: number) => `Y ${count} más`,
  heldMoneySum: 'Total',
  heldMoneyLink: 'Abrir Caja',
  heldMoneyFooter: (name: string) =>
    `${name} te escribe una vez al día mientras haya dinero por aclarar.`,
  dayTitle: (day: string) => `Así fue el ${day}`,
  /** `sales`: an amount as text. */
  dayPreheader: ({ sales, orders }: { sales: string; orders: number }) =>
    `${sales} en ${countNoun(orders, 'pedido', 'pedidos')}.`,
  dayChange: (percent: number) =>
    percent > 0
      ? `Vendiste ${percent} % más que el mismo día de la semana pasada.`
      : `Vendiste ${-percent} % menos que el mismo día de la semana pasada.`,
  dayOrders: (orders: number) => countNoun(orders, 'pedido', 'pedidos'),
  dayOrdersName: 'Pedidos',
  dayAverage: 'Promedio',
  dayCancelled: 'Cancelados',
  daySales: 'Ventas',
  dayLink: 'Ver los números',
  dayFooter: (name: string) =>
    `${name} te escribe cada noche porque lo pediste. Puedes apagarlo en Mi cuenta, en el mostrador.`,
  codeTitles,
  codeText,
  codeLabel: 'Tu código',
  codeLasts: 'Dura 10 minutos y sirve una sola vez.',
  loginTitle: 'Nuevo ingreso a tu cuenta',
  loginText: (device: { browser: string | null; system: string | null }) =>
    device.browser === null && device.system === null
      ? 'Alguien ingresó a tu cuenta desde un navegador que no conocíamos.'
      : `Alguien ingresó a tu cuenta desde ${deviceText(device)}, un navegador que no conocíamos.`,
  loginNotYou:
    'Si fuiste tú, no hagas nada. Si no, cierra todas las sesiones: así nadie queda dentro de tu cuenta.',
  endSessions: 'Cerrar todas las sesiones',
  emailChangedTitle: 'El correo de tu cuenta cambió',
  emailChangedText: 'Tu cuenta ya no usa este correo para ingresar.',
  emailChangedNotYou:
    'Si fuiste tú, no hagas nada. Si no, cierra todas las sesiones y la cuenta vuelve a este correo. Puedes hacerlo durante siete días.',
  endSessionsAndRestore: 'Cerrar todo y recuperar mi cuenta',
  signUpInvitationTitle: 'Crea tu tienda',
  signUpInvitationText:
    'Te invitamos a vender por internet. Crear tu tienda toma unos 15 minutos, y puedes seguir otro día donde quedaste.',
  signUpInvitationLasts: 'La invitación es para este correo y dura 14 días.',
  signUpInvitationLink: 'Crear mi tienda',
  signUpInvitationFooter: 'Recibes este correo porque te invitaron a crear una tienda.',
  staffInvitationTitle: (brand: string) => `Te invitaron al mostrador de ${brand}`,
  staffInvitationHello: (name: string) => `Hola, ${name}.`,
  staffInvitationText:
    'Ya puedes entrar a la pantalla de pedidos. Abre el enlace y pide tu código: llega a este correo.',
  staffInvitationLink: 'Abrir el mostrador',
  staffInvitationFooter: (brand: string) =>
    `${brand} te escribe porque te agregaron a su equipo. Si no trabajas ahí, ignora este correo.`,
  newDeviceTitle: (brand: string) => `Hay un dispositivo nuevo en el equipo de ${brand}`,
  newDeviceText: ({ device, person }: { device: string; person: string }) =>
    `${person} agregó «${device}» como dispositivo compartido.`,
  newDeviceNotYou:
    'Si lo esperabas, no hagas nada. Si no, quítalo en Equipo, abajo en Dispositivos: sale de inmediato.',
  wrongPinsTitle: (brand: string) => `Escribieron mal tu PIN en ${brand}`,
  wrongPinsText: ({ wrong, device }: { wrong: number; device: string | null }) =>
    `En un día escribieron ${wrong} PIN equivocados con tu nombre${device === null ? '.' : `, el último en «${device}».`}`,
  wrongPinsNotYou:
    'Si fuiste tú, no hagas nada. Si no, cambia tu PIN en Mi cuenta y avisa a quien lleva el equipo.',
  openCounter: 'Abrir la pantalla de pedidos',
  counterFooter: (brand: string) => `${brand} te escribe porque eres parte de su equipo.`,
  accountFooter: (name: string) => `${name} te escribe porque hay una cuenta con este correo.`,
  codeDevice: (device: { browser: string | null; system: string | null }) =>
    `Lo pidieron desde ${deviceText(device)}.`,
  codeSecret: (commerce: string) =>
    `No se lo des a nadie: nadie de ${commerce} te lo pedirá, ni por teléfono ni por mensaje.`,
  codeLink: (commerce: string) => `Ingresar a ${commerce}`,
  codeFooter: 'Si no lo pediste tú, no hagas nada: sin este código nadie ingresa.',
  unacceptedCall: ({ store, phone }: { store: string; phone: string }) =>
    `Llama a ${store} para que lo atienda: ${phone}.`,
  deliveryTitle: (number: number) => `Revisa el reparto del pedido ${number}`,
  deliveryAlarms: {
    'no courier left': `Ningún repartidor tomó este pedido. Llévalo con gente ${w.ofTheStore}, pide otro repartidor o llama a quien lo pidió.`,
    'cancelled after pickup':
      'El repartidor canceló con la comida en sus manos. Nadie más fue enviado.',
    'food returning': `La comida vuelve ${w.toTheStore}: no se pudo entregar.`,
    'on its way for an ended order':
      'El pedido terminó, pero la comida ya va en camino y no se puede detener.',
    'active after its end':
      'Un repartidor lleva un pedido que dábamos por cancelado con él. Ya le pedimos que no siga; revisa que no lleguen dos.',
    'unknown to the courier':
      'La empresa de reparto ya no reconoce este pedido, que había aceptado.',
    stuck: 'El repartidor no avanza hace media hora.',
    'open for long': 'La empresa de reparto no responde por este pedido. Seguimos preguntando.',
  } satisfies Record<DeliveryAlert, string>,
  deliveryUntil: (time: string) =>
    `Si a las ${time} nadie lo ha resuelto, el pedido se cancela y se devuelve lo pagado.`,
  deliveryPerson: ({ name, phone }: { name: string; phone: string }) =>
    `Quien lo pidió: ${name}, ${phone}.`,
  deliveryFooter: (commerce: string) => `Aviso para quienes atienden ${commerce}.`,
  surveyTitle: '¿Cómo estuvo tu pedido?',
  surveyText: ({ number, store }: { number: number; store: string }) =>
    `Ayer recibiste el pedido ${number} de ${store}. Cuéntanos cómo estuvo: toma un minuto.`,
  surveyLink: 'Responder',
  /** Push messages, which a locked screen shows: no name, no address. */
  push: {
    onItsWay: 'Tu pedido va en camino.',
    ready: `Tu pedido está listo para ${w.collect}.`,
    ended: 'Tu pedido fue cancelado. Toca para ver por qué.',
  } satisfies Record<PushNews, string>,
  staffPush: {
    waiting: (count: number) =>
      `${countNoun(count, 'pedido espera', 'pedidos esperan')} respuesta.`,
    riderProblem: 'Un repartidor tiene un problema.',
    removalAnswer: (count: number) =>
      count === 1
        ? 'Un cliente respondió por lo que falta en su pedido.'
        : `${count} clientes respondieron por lo que falta en sus pedidos.`,
  },
  unsubscribe: 'No recibir más estos correos',
  orderFollow: 'Seguir mi pedido',
  orderHelp: ({ store, phone }: { store: string; phone: string }) =>
    `¿Algo cambió? Llama a ${store}: ${phone}.`,
});
export type MailTexts = ReturnType<typeof mails>;

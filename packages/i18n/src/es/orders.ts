import type { DeliveryStatus } from '@comanda/domain/courier/delivery-status.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import type { DeclineWish } from '@comanda/domain/line-removal/line-removal.ts';
import type { FreeOrderPayment } from '@comanda/domain/price/free-order.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import { capitalise } from '../capitalise.ts';
import { countNoun } from '../plural.ts';
import { removalWords } from './line-removal.ts';
import { orderEndWords } from './order-end.ts';
import type { Vocabulary } from './words.ts';

/** Tracking, history, detail, repeat, undo. Clock times `HH:mm`, amounts formatted. */
export const orders = (w: Vocabulary) => ({
  title: 'Mis pedidos',
  survey: 'Cuéntanos cómo estuvo',
  rate: '¿Qué tal estaba la comida?',
  current: 'Pedido actual',
  history: 'Pedidos anteriores',
  empty: 'Aún no haces pedidos',
  emptyAction: 'Ver el menú',
  emptyText: 'Cuando hagas uno, lo sigues aquí mismo, paso a paso. No necesitas cuenta.',
  notLoadedTitle: 'No pudimos traer tus pedidos',
  notLoadedText: 'Tus pedidos en curso siguen igual y no se cobró nada nuevo.',
  expiredText:
    'Este dispositivo ya no puede ver sus pedidos anteriores. Los que están en curso siguen igual.',
  underWay: (number: number) => `Tu pedido ${number} está en marcha`,
  scheduledWay: ({ number, day, time }: { number: number; day: string; time: string }) =>
    `Tu pedido ${number} está programado para ${day}, ${time}`,
  underWayMany: (count: number) => `Tienes ${count} pedidos en marcha`,
  due: (number: number) => `Falta pagar tu pedido ${number}`,
  confirming: (number: number) => `Confirmando el pago de tu pedido ${number}`,
  pay: 'Pagarlo',
  seePayment: 'Ver',
  again: 'Pide de nuevo',
  follow: 'Seguirlo',
  followMany: 'Seguirlos',
  choose: 'Elige qué pedido seguir',
  older: 'Ver pedidos más antiguos',
  olderNotLoaded: 'No pudimos traer los pedidos más antiguos.',
  number: (number: number) => `Pedido ${number}`,
  paidWith: ({ number, method }: { number: number; method: string }) =>
    `Pedido ${number} · pagado con ${method}`,
  payWith: ({ number, method }: { number: number; method: string }) =>
    `Pedido ${number} · pagas con ${method}`,
  /** An order that costs no money. */
  free: {
    couponAndPoints: 'Pagado con cupón y puntos',
    coupon: 'Pagado con cupón',
    points: 'Pagado con puntos',
    offer: 'Sin costo',
  } satisfies Record<FreeOrderPayment, string>,
  freeOrder: ({ number, payment }: { number: number; payment: string }) =>
    `Pedido ${number} · ${payment.toLowerCase()}`,
  placedOn: ({ day, time }: { day: string; time: string }) => `${day}, ${time}`,
  /**
   * Title and next step of each status. `unknown` is for a status that the browser does not know.
   */
  status: {
    creation_scheduled: 'Esperando tu pago',
    scheduled: 'Programado',
    created: `Esperando ${w.toTheStore}`,
    preparing: 'Confirmado, en la cocina',
    ready: 'Listo y empacado',
    inTransit: 'Va en camino',
    completed: 'Entregado',
    cancelled: 'Cancelado',
    failed: 'No se hizo',
    reversed: 'Devuelto',
    unknown: 'Consultando el estado',
  } satisfies Record<OrderStatus | 'unknown', string>,
  statusNext: {
    creation_scheduled: 'Sigue: lo dejamos programado en cuanto se confirme el pago.',
    scheduled: `Sigue: le llega ${w.toTheStore} a tiempo para tu hora.`,
    created: `Sigue: te avisamos cuando ${w.theStore} lo confirme.`,
    preparing: 'Sigue: te avisamos cuando esté listo.',
    ready: 'Sigue: sale a tu dirección.',
    inTransit: 'Sigue: te avisamos cuando esté en la puerta.',
    completed: '¡Buen provecho!',
    cancelled: 'Si habías pagado, te devolvemos el monto completo.',
    failed: 'No se cobró nada. Si viste un cobro, se devuelve solo.',
    reversed: 'Devolvimos el monto completo. Según tu banco, tarda unos días en verse.',
    unknown: 'Tu pedido sigue su curso. Actualizamos esto en un momento.',
  } satisfies Record<OrderStatus | 'unknown', string>,
  statusPickup: { ready: `Listo para ${w.collect}`, completed: 'Recogido' },
  statusPickupNext: {
    preparing: `Sigue: te avisamos cuando esté listo para ${w.collect}.`,
    ready: 'Te espera en el mostrador.',
  },
  steps: {
    scheduled: 'Programado',
    created: 'Pedido recibido',
    preparing: 'Confirmado, en la cocina',
    ready: 'Listo y empacado',
    inTransit: 'En camino',
    completed: 'Entregado',
  },
  stepsPickup: { ready: `Listo para ${w.collect}`, completed: 'Recogido' },
  moneyTitle: {
    due: 'Falta pagar',
    confirming: 'Confirmando tu pago',
    lapsed: 'No se pagó',
    refunding: 'Devolviendo tu pago',
    refunded: 'Devuelto',
  },
  moneyNext: {
    due: `Sigue: págalo y le llega ${w.toTheStore}.`,
    confirming: `Sigue: le llega ${w.toTheStore} cuando se confirme el pago.`,
    lapsed: 'Se acabó el tiempo para pagarlo. No se cobró nada.',
    refunding:
      'No pudimos usar tu pago para este pedido y te lo devolvemos completo. Según tu banco, tarda unos días.',
    refunded: 'Te devolvimos el monto completo. Según tu banco, tarda unos días en verse.',
  },
  stepsLabel: 'Estado del pedido',
  stepDone: 'hecho',
  stepNow: 'ahora',
  statusAnnounced: ({ number, status }: { number: number; status: string }) =>
    `Pedido ${number}: ${status}`,
  documentTitle: ({ status, number }: { status: string; number: number }) =>
    `${status} · pedido ${number}`,

  /** The clock card, by dispatch method where the words differ. */
  clock: {
    around: {
      store_delivery: 'Llega cerca de las',
      in_store: 'Listo cerca de las',
    } satisfies Record<DispatchMethod, string>,
    aroundDay: {
      store_delivery: 'Llega aproximadamente',
      in_store: 'Listo aproximadamente',
    } satisfies Record<DispatchMethod, string>,
    unconfirmed: {
      store_delivery: 'Por confirmar: llega cerca de las',
      in_store: 'Por confirmar: listo cerca de las',
    } satisfies Record<DispatchMethod, string>,
    toConfirm: {
      store_delivery: 'Hora de entrega',
      in_store: `Hora para ${w.collect}`,
    } satisfies Record<DispatchMethod, string>,
    moved: { earlier: 'Adelantado: ahora', later: 'Con atraso: ahora' },
    waits: 'Te espera en',
    late: 'Va con atraso',
    was: {
      store_delivery: (time: string) => `Tenía que llegar cerca de las ${time}`,
      in_store: (time: string) => `Tenía que estar listo cerca de las ${time}`,
    } satisfies Record<DispatchMethod, (time: string) => string>,
    lateHelp: {
      onTheWay: (number: number) =>
        `Ya salió. Llama ${w.toTheStore} si no llega y di que tu pedido es el ${number}.`,
      inStore: (number: number) =>
        `Aún no sabemos la nueva hora. Llama ${w.toTheStore} y di que tu pedido es el ${number}.`,
    },
  },
  timeToConfirm: 'Por confirmar',
  timeToConfirmHelp:
    'Algo se prepara por encargo. Te avisamos aquí y por correo en cuanto la cocina confirme la hora.',
  scheduledFor: 'Programado para',
  handOverCode: {
    store_delivery: 'Código de entrega',
    in_store: `Código para ${w.collect}`,
  } satisfies Record<DispatchMethod, string>,
  handOverHelp: {
    store_delivery: 'Dilo a quien reparte al recibir.',
    in_store: `Muestra este código al ${w.collect}.`,
  } satisfies Record<DispatchMethod, string>,
  dispatchTitle: 'Entrega',
  pickupTitle: 'Recoges en',
  seeMap: 'Ver mapa',
  toYourDoor: (address: string) => `A tu puerta: ${address}`,
  preparedBy: (store: string) => `Lo prepara ${store}`,
  preparerTitle: 'Quién lo prepara',
  rider: {
    title: 'Quién lo trae',
    status: {
      REQUESTED: 'Buscando a quien te lo lleve',
      CONFIRMED: 'Buscando a quien te lo lleve',
      IN_PROGRESS: `Va ${w.toTheStore} a buscar tu pedido`,
      NEAR_PICKUP: `Está llegando ${w.toTheStore}`,
      PICKED_UP: 'Tiene tu pedido y va hacia ti',
      NEAR_DROPOFF: 'Está llegando a tu puerta',
      COMPLETED: 'Te lo entregó',
      CANCELLED: 'Buscando a otra persona que te lo lleve',
      RETURNING: `Tu pedido vuelve ${w.toTheStore}`,
      RETURNED: `Tu pedido volvió ${w.toTheStore}`,
    } satisfies Record<DeliveryStatus, string>,
    own: {
      CONFIRMED: `Lo lleva gente ${w.ofTheStore}`,
      PICKED_UP: `Va hacia ti con gente ${w.ofTheStore}`,
    },
    nobody: 'Por ahora no hay quien te lo lleve',
    lost: 'Tu pedido no llegará con quien lo llevaba',
    cancelled: 'Quien lo iba a llevar no puede. No tienes que hacer nada.',
    notReceived: `No se pudo entregar en la puerta. Llama ${w.toTheStore} para coordinarlo.`,
    undecidedPaid: (time: string) =>
      `Avisamos ${w.toTheStore}, que busca cómo hacértelo llegar. Si a las ${time} no lo consigue, se cancela y te devolvemos todo lo que pagaste.`,
    undecidedUnpaid: (time: string) =>
      `Avisamos ${w.toTheStore}, que busca cómo hacértelo llegar. Si a las ${time} no lo consigue, se cancela y no pagas nada.`,
    undecidedNext: `Sigue: ${w.theStore} busca quien te lo lleve.`,
    farFromStore: (distance: string) => `A ${distance} ${w.ofTheStore}`,
    farFromDoor: (distance: string) => `A ${distance} de tu dirección`,
    call: 'Llamar',
    callPerson: (name: string) => `Llamar a ${name}, quien trae tu pedido`,
    callNobody: 'Llamar a quien trae tu pedido',
    follow: 'Seguir su recorrido',
    map: 'Mapa de tu entrega',
    mapFailed: 'El mapa no se ve ahora. Lo de arriba dice lo mismo.',
    announced: ({ name, status }: { name: string; status: string }) => `${name}: ${status}`,
  },
  removal: {
    ...removalWords(w),
    title: 'Falta algo en tu pedido',
    yes: 'Sí, está bien',
    no: 'No, prefiero otra cosa',
    wishTitle: '¿Qué prefieres?',
    wishes: {
      keep: 'Quiero todo lo que pedí',
      call: 'Que me llamen',
      cancel: 'Cancelar todo el pedido',
    } satisfies Record<DeclineWish, string>,
    wishHelp: `${capitalise(w.theStore)} lo ve al momento y te responde. Nada cambia sin ti.`,
    accepted: 'Listo, lo quitamos de tu pedido.',
    swapped: 'Listo, lo cambiamos en tu pedido.',
    gone: `Ese plato también se acabó. No cambiamos nada: ${w.theStore} te ofrecerá otra cosa.`,
    declined: `Le avisamos ${w.toTheStore}.`,
    tooLate: 'Esa pregunta ya se cerró. Mira cómo quedó tu pedido.',
    failed: 'No pudimos mandar tu respuesta. Revisa tu internet.',
    units: (count: number) => countNoun(count, 'quitado', 'quitados'),
    substitute: 'En su lugar',
    row: 'Quitado del pedido',
    toPay: 'Pagas al recibir',
  },
  detailTitle: 'Tu pedido',
  detail: 'Ver detalle',
  fullDetail: 'Ver todo el detalle',
  orderedDetail: 'Ver lo que pediste',
  /** For a future order. `day` is like `sáb 21 nov`. */
  scheduledOn: ({ day, time }: { day: string; time: string }) => `Programado para ${day}, ${time}`,
  paid: 'Pagado',
  partReturned: (amount: string) => `Te devolvimos ${amount}.`,
  partByHand: (amount: string) =>
    `El local te devolvió ${amount} por su cuenta, en efectivo o por transferencia.`,
  partDue: (amount: string) => `Te estamos devolviendo ${amount}.`,
  /** `where`: `refund` of the method's texts. */
  partArrives: (where: string) => `Vuelve ${where}`,
  tip: 'Propina para quien reparte',
  storeTip: 'Propina para la cocina',
  cashAmount: 'Pagas con',
  change: `Tu ${w.change}`,
  napkin: 'Con servilletas',
  coverly: 'Con cubiertos',

  end: { ...orderEndWords(w) },
  endMoney: {
    returns: 'Te devolvemos lo que pagaste. Según tu banco, tarda unos días.',
    kept: `${capitalise(w.theStore)} no devuelve el pago, porque tu pedido ya estaba hecho. Si no estás de acuerdo, llámalo.`,
  },
  endedAgain: 'Cuando quieras, lo preparamos de nuevo.',

  undo: 'Deshacer pedido',
  undoLeft: (seconds: number) =>
    `Puedes deshacerlo por ${countNoun(seconds, 'segundo', 'segundos')}`,
  cancelledUnpaid: 'No se cobró nada y no tienes que pagar.',
  undoneTitle: 'Pedido deshecho',
  undone: `Deshiciste el pedido. No se cobró nada y tu ${w.cart} volvió.`,
  undoFailed: 'No pudimos deshacerlo ahora. Revisa tu internet.',
  undoTooLate: `Ya le llegó ${w.toTheStore} y no se puede deshacer. Llámalo si necesitas cambiar algo.`,
  /** Push messages in this browser. `offer`: by dispatch method. */
  push: {
    offer: {
      store_delivery: 'Avísame cuando salga',
      in_store: 'Avísame cuando esté listo',
    } satisfies Record<DispatchMethod, string>,
    /** The beginning of `offer`, where a row has no place for all of it. */
    short: 'Avísame',
    on: 'Te avisamos en este dispositivo, aunque cierres la página.',
    stop: 'No avisarme',
    blocked:
      'Tu navegador tiene bloqueados los avisos de esta página. Para permitirlos, toca el ícono junto a la dirección y activa las notificaciones.',
    failed: 'No pudimos activar los avisos. Inténtalo de nuevo en un momento.',
  },
  /** `time`: the hour at which the browser knew the order last. */
  lastKnown: (time: string) =>
    `Así estaba tu pedido a las ${time}. Se actualiza cuando vuelva la conexión.`,
  live: 'Esta página se actualiza sola.',
  reconnecting: 'Sin conexión en vivo. Tu pedido sigue; preguntamos cada minuto.',
  repeat: 'Repetir pedido',
  repeatTitle: '¿Repetimos este pedido?',
  repeatText: 'Usamos los precios de hoy. Puedes cambiar lo que quieras antes de pagar.',
  repeatDropped: (names: string) => `Ya no tenemos ${names}. Agregamos el resto.`,
  repeatOffers: 'Descuento por combos',
  repeatNone: 'Ya no tenemos nada de este pedido.',
  repeatAdd: `Agregar a tu ${w.cart}`,
  repeatReplace: `Reemplazar lo que hay en tu ${w.cart}`,
  repeatJoin: `Sumarlo a tu ${w.cart}`,
  wrong: '¿Algo salió mal?',
  help: 'Ayuda',
  helpText: ({ store, number }: { store: string; number: number }) =>
    `Llama a ${store} y di que tu pedido es el ${number}.`,
});
export type OrderTexts = ReturnType<typeof orders>;

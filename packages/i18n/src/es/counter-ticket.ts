import type { PaperWidth, TicketCopy } from '@comanda/domain/counter/ticket/ticket-copy.ts';
import type { WithoutCodeReason } from '@comanda/domain/order/hand-over-code.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import type { DeliveryOption } from '@comanda/domain/store/delivery-options.ts';
import { capitalise } from '../capitalise.ts';
import { countNoun, plural } from '../plural.ts';
import type { Vocabulary } from './words.ts';

/** An order on the counter's screen and on its papers. Amounts and times arrive formatted. */
export const counterTicket = (w: Vocabulary) => ({
  title: (number: number) => `Pedido ${number}`,
  toBoard: 'Volver a los pedidos',
  notFoundTitle: `Este pedido no es ${w.ofTheStore}`,
  notFoundText: 'Puede ser de otro lugar o ya no existir.',
  failedTitle: 'No se pudo leer el pedido',

  dispatch: {
    store_delivery: 'Reparto',
    in_store: capitalise(w.pickup),
  } satisfies Record<DispatchMethod, string>,
  status: {
    creation_scheduled: 'Esperando el pago',
    scheduled: 'Programado',
    created: 'Nuevo',
    preparing: 'En la cocina',
    ready: 'Listo',
    inTransit: 'En camino',
    completed: 'Entregado',
    cancelled: 'Cancelado',
    failed: 'No se hizo',
    reversed: 'Devuelto',
  } satisfies Record<OrderStatus, string>,
  deliveryOption: {
    deliverDoor: 'Entregar en la puerta',
    waitOutside: 'Espera afuera',
    leaveInDoor: 'Dejar en la puerta',
  } satisfies Record<DeliveryOption, string>,

  promised: 'Para las',
  received: 'Recibido',
  accepted: 'Aceptado',
  toConfirm: 'Por confirmar',
  scheduledMark: 'Programado',
  courierMark: 'Lo lleva un repartidor externo',
  asksCode: 'Pide el código al entregar',

  dishes: 'Platos',
  units: (count: number) => countNoun(count, 'unidad', 'unidades'),
  times: (quantity: number) => `${quantity} ×`,
  allergy: 'Alergia',
  note: 'Nota',
  napkins: 'Servilletas',
  cutlery: 'Cubiertos',
  without: (thing: string) => `Sin ${thing.toLowerCase()}`,
  ageConfirmed: 'Mayor de edad: pide un documento',

  customer: 'Cliente',
  call: ({ name, phone }: { name: string; phone: string }) => `Llamar a ${name}: ${phone}`,
  address: 'Entrega',
  map: 'Abrir el mapa',
  notExact: 'El punto no es exacto: sigue la dirección.',
  answers: 'Datos del pedido',
  mail: 'Correo de la factura',

  payment: 'Pago',
  bill: 'Cuenta',
  paid: 'Pagado',
  notPaid: 'Pago pendiente en línea',
  card: (digits: string) => `tarjeta ···· ${digits}`,
  collect: 'Cobrar',
  paysWith: (amount: string) => `Paga con ${amount}`,
  change: (amount: string) => `${capitalise(w.change)}: ${amount}`,
  returned: (amount: string) => `Devuelto: ${amount}`,
  returning: (amount: string) => `Por devolver: ${amount}`,
  unitsReturned: (count: number) => countNoun(count, 'devuelto', 'devueltos'),
  substitute: 'Cambio',
  unitsRemoved: (count: number) => countNoun(count, 'quitado', 'quitados'),
  notCollected: 'No se cobra',
  moneyReturns: 'El dinero vuelve al cliente',
  steps: 'Horas',
  history: 'Historial',
  noCode: 'Sin código',

  close: 'Cerrar',
  handOver: 'Entregar',
  codeTitle: 'Pide el código al cliente',
  codeLabel: 'Código de 4 cifras',
  codeHint: 'Lo ve en su teléfono, en la página del pedido y en su correo.',
  wrongCode: (triesLeft: number) =>
    triesLeft === 0
      ? 'Ese código no es, y ya no quedan intentos.'
      : `Ese código no es. Te ${plural(triesLeft, 'queda', 'quedan')} ${countNoun(triesLeft, 'intento', 'intentos')}.`,
  tooManyCodes: (minutes: number) =>
    `Demasiados códigos malos. Espera ${countNoun(minutes, 'minuto', 'minutos')} o llama al encargado.`,
  withoutCode: 'Entregar sin código',
  withoutCodeReason: {
    noPhone: 'No tiene su teléfono a mano',
    someoneElse: 'Vino otra persona',
    showedReceipt: 'Mostró el comprobante',
  } satisfies Record<WithoutCodeReason, string>,

  printCopy: { kitchen: 'Imprimir cocina', door: 'Imprimir entrega' } satisfies Record<
    TicketCopy,
    string
  >,
  copyName: { kitchen: 'Cocina', door: 'Entrega' } satisfies Record<TicketCopy, string>,
  copyNumber: (number: number) => `Copia ${number}`,
  printedAt: (time: string) => `Impreso ${time}`,
  paperTitle: 'Papel de este dispositivo',
  printsOnAccept: 'Imprimir la copia de cocina al aceptar',
  paperWidth: (millimetres: PaperWidth) => `${millimetres} mm`,
});
export type CounterTicketTexts = ReturnType<typeof counterTicket>;

import type {
  DeclineWish,
  RemovalReason,
  RemovalWay,
} from '@comanda/domain/line-removal/line-removal.ts';

/**
 * Units that are taken off an order with the shopper's yes, and the dish that comes in for them.
 * Amounts arrive formatted.
 */
export const counterRemoval = () => ({
  open: 'Falta un plato',
  title: (number: number) => `Falta un plato del pedido ${number}`,
  lead: 'Elige qué falta. Primero le preguntamos al cliente: nada cambia hasta que diga que sí.',
  reasonLabel: 'Por qué',
  reason: {
    soldOut: 'Se acabó',
    kitchenProblem: 'No se puede hacer',
    shopperAsked: 'Lo pidió el cliente',
  } satisfies Record<RemovalReason, string>,
  removeOnly: 'Solo quitar',
  offer: 'Ofrecer otro plato',
  offerTitle: '¿Qué le ofreces en su lugar?',
  offerLead: 'El cliente nunca paga más. Si cuesta más, la diferencia la pone el local.',
  search: 'Buscar un plato',
  nearest: 'De precio parecido',
  found: 'Platos que se venden ahora',
  noDish: 'Ningún plato que se venda ahora se llama así.',
  groupOf: ({ name, minimum }: { name: string; minimum: number }) =>
    minimum > 1 ? `${name}: elige ${minimum}` : `${name}: elige una`,
  fewer: 'Menos',
  more: 'Más',
  noMore: 'No caben más',
  cheaper: (amount: string) => `Cuesta ${amount} menos: se le devuelven al cliente.`,
  notSold: 'Elige las opciones. Si ya están, no quedan tantas unidades.',
  put: (dish: string) => `Poner: ${dish}`,
  isPut: (dish: string) => `Puesto: ${dish}`,
  same: 'El cliente paga lo mismo.',
  storeBears: (amount: string) =>
    `Cuesta ${amount} más: los pone el local. El cliente paga lo mismo.`,
  next: 'Continuar',
  back: 'Atrás',
  close: 'Cerrar',
  unit: ({ quantity, name }: { quantity: number; name: string }) => `${quantity} × ${name}`,
  remove: (units: string) => `Quitar: ${units}`,
  gone: (units: string) => `Quitado: ${units}`,
  way: {
    provider: (amount: string) => `Vuelven ${amount} al cliente por donde pagó.`,
    hand: (amount: string) =>
      `Este medio no devuelve una parte: le das ${amount} en efectivo o por transferencia.`,
    due: (amount: string) => `El cliente paga ${amount} menos al recibir.`,
    none: () => 'No tenía costo: el total no cambia.',
  } satisfies Record<RemovalWay, (amount: string) => string>,
  noMoney: 'El dinero de este pedido ya está volviendo: no se puede quitar nada.',
  rest: 'Envío y propina quedan igual.',
  wholeOrder: 'Sin esto no queda nada: ofrece otro plato, o cancela el pedido en “Más”.',
  send: 'Preguntarle al cliente',
  sent: 'Le preguntamos al cliente.',
  refused: 'El pedido cambió. Mira cómo quedó y prueba de nuevo.',
  waiting: 'Espera respuesta del cliente',
  call: 'Sin respuesta: llama al cliente',
  agreed: 'El cliente dijo que sí',
  byPhone: 'Quitado: acordado por teléfono',
  payByHand: (amount: string) => `Dale ${amount} en efectivo o por transferencia`,
  declined: {
    keep: 'Dijo que no: quiere todo lo que pidió',
    call: 'Dijo que no: quiere que lo llames',
    cancel: 'Dijo que no: quiere cancelar el pedido',
  } satisfies Record<DeclineWish, string>,
  dishGone: 'Dijo que sí, pero el plato nuevo se acabó',
  goneNow: 'Ese plato ya no se puede vender. Ofrece otro.',
  withdraw: 'Borrar la pregunta',
  withdrawn: 'Borraste la pregunta. El cliente ya no la ve.',
  phoneYes: 'Dijo que sí por teléfono',
  phoneSure: (units: string) =>
    `¿Seguro que el cliente aceptó quitar ${units}? No se puede deshacer.`,
  phoneSwapSure: ({ units, dish }: { units: string; dish: string }) =>
    `¿Seguro que el cliente aceptó cambiar ${units} por ${dish}? No se puede deshacer.`,
  phoneSwapDo: 'Sí, cambiar',
  swapped: 'Listo: quedó cambiado.',
  phoneDo: 'Sí, quitar',
  removed: 'Listo: quedó quitado.',
});
export type CounterRemovalTexts = ReturnType<typeof counterRemoval>;

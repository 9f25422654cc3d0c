import type {
  DeclineWish,
  RemovalReason,
  RemovalWay,
} from '@comanda/domain/line-removal/line-removal.ts';

/** Units that are taken off an order with the shopper's yes. Amounts arrive formatted. */
export const counterRemoval = () => ({
  open: 'Falta un plato',
  title: (number: number) => `Falta un plato del pedido ${number}`,
  lead: 'Elige qué quitar. Primero le preguntamos al cliente: nada cambia hasta que diga que sí.',
  reasonLabel: 'Por qué',
  reason: {
    soldOut: 'Se acabó',
    kitchenProblem: 'No se puede hacer',
    shopperAsked: 'Lo pidió el cliente',
  } satisfies Record<RemovalReason, string>,
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
  wholeOrder: 'No quedaría nada del pedido. Cancélalo en “Más”.',
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
  withdraw: 'Borrar la pregunta',
  withdrawn: 'Borraste la pregunta. El cliente ya no la ve.',
  phoneYes: 'Dijo que sí por teléfono',
  phoneSure: (units: string) =>
    `¿Seguro que el cliente aceptó quitar ${units}? No se puede deshacer.`,
  phoneDo: 'Sí, quitar',
  removed: 'Listo: quedó quitado.',
});
export type CounterRemovalTexts = ReturnType<typeof counterRemoval>;

import type { StopProblem } from '@comanda/domain/rider/stop-problems.ts';
import { plural } from '../plural.ts';
import type { Vocabulary } from './words.ts';

/**
 * The screen of own riders at the counter: deliveries without a rider, runs under way, riders and
 * their links.
 */
export const counterRiders = (w: Vocabulary) => ({
  title: 'Repartos',
  back: 'Volver',
  order: (number: number) => `Pedido ${number}`,
  openOrder: (number: number) => `Ver el pedido ${number}`,
  forTime: (time: string) => `Para las ${time}`,
  collect: (amount: string) => `Cobrar ${amount}`,
  paid: 'Pagado',
  status: {
    preparing: 'En cocina',
    ready: 'Listo',
    onTheWay: 'Salió sin repartidor',
  },

  waiting: {
    title: 'Por repartir',
    none: 'Ninguna entrega espera repartidor.',
    lead: (most: number) => `Toca hasta ${most}, en el orden del camino.`,
    full: (most: number) => `Un reparto lleva ${most} entregas como máximo.`,
    stopNumber: (place: number) => `Parada ${place}`,
    chooseRider: 'Elegir repartidor',
    chooseRiderFor: (count: number) =>
      `Elegir repartidor para ${count} ${plural(count, 'entrega', 'entregas')}`,
    alreadyAssigned: 'Ese pedido ya no espera repartidor.',
  },

  assign: {
    title: (count: number) =>
      `¿Quién lleva ${plural(count, 'esta entrega', `estas ${count} entregas`)}?`,
    free: 'Libre',
    carries: (count: number) => `Lleva ${count}. Se suma a su reparto.`,
    full: (count: number) => `Ya lleva ${count}. No cabe más.`,
    other: 'Otro repartidor',
    name: 'Nombre y apellido',
    phone: w.phone,
    phoneHint: 'Lo ven quienes esperan su pedido.',
    save: 'Dar las entregas',
    wrongName: 'Escribe el nombre y el apellido, solo letras.',
    wrongPhone: (digits: number) => `Escribe los ${digits} números del teléfono.`,
    joined: (name: string) => `Se sumó al reparto de ${name}. Ya lo ve en su enlace.`,
    refused: {
      pickup: (number: number) => `El pedido ${number} es para recoger.`,
      courier: (number: number) => `El pedido ${number} lo lleva un repartidor externo.`,
      status: (number: number) => `El pedido ${number} ya no se puede repartir.`,
      assigned: (number: number) => `El pedido ${number} ya tiene repartidor.`,
    },
  },

  link: {
    title: (name: string) => `Enlace para ${name}`,
    lead: 'Que escanee este código con su teléfono. No necesita cuenta.',
    picture: (name: string) => `Código QR con el enlace de ${name}`,
    whatsapp: 'Mandar por WhatsApp',
    message: ({ name, link }: { name: string; link: string }) =>
      `Hola, ${name}. Aquí están tus entregas: ${link}`,
    share: 'Compartir',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado.',
    notCopied: 'No se pudo copiar. Usa el código o WhatsApp.',
    secret: 'Quien tiene el enlace ve las direcciones. Mándalo solo al repartidor.',
  },

  runs: {
    title: 'En reparto',
    none: 'Nadie está repartiendo.',
    since: (time: string) => `Desde las ${time}`,
    sharesPosition: 'Muestra su ubicación',
    call: 'Llamar',
    callRider: (name: string) => `Llamar a ${name}`,
    link: 'Enlace',
    linkOf: (name: string) => `Enlace de ${name}`,
    end: 'Terminar',
    endOf: (name: string) => `Terminar el reparto de ${name}`,
    endText: (count: number) =>
      count === 0
        ? 'No le queda ninguna entrega. El enlace deja de abrir.'
        : `${count} ${plural(count, 'entrega vuelve', 'entregas vuelven')} a la lista. El enlace deja de abrir.`,
    endNow: 'Terminar reparto',
    ended: (name: string) => `Terminó el reparto de ${name}.`,
  },

  stop: {
    state: {
      atStore: `Aún en ${w.theStore}`,
      onTheWay: 'En camino',
      problem: 'Con problema',
      delivered: 'Entregado',
      cancelled: 'Cancelado',
    },
    problem: {
      nobodyOpens: 'Nadie abre',
      wrongAddress: 'La dirección está mal',
      refused: 'No quiere el pedido',
      codeUnknown: 'No sabe el código',
      accident: 'Tuvo un accidente',
      other: 'Otra cosa',
    } satisfies Record<StopProblem, string>,
    codeBlocked: 'Cinco códigos equivocados: confirma tú la entrega.',
    solve: 'Resolver',
    solveOf: (number: number) => `Resolver el pedido ${number}`,
    change: 'Cambiar',
    changeOf: (number: number) => `Cambiar el pedido ${number}`,
    callCustomer: (name: string) => `Llamar a ${name}`,
    first: 'Ir primero aquí',
    takeBack: 'Quitarlo de este reparto',
    takenBack: (number: number) => `El pedido ${number} vuelve a la lista.`,
    deliver: 'Entregado, sin código',
    deliverText: 'Úsalo si ya lo tiene el cliente. Lo que se cobra queda como cobrado.',
    deliverNow: 'Sí, está entregado',
    cancel: 'Cancelar el pedido',
    cancelText: 'El pedido termina y lo pagado en línea se devuelve. No se puede deshacer.',
    cancelNow: 'Sí, cancelar el pedido',
    ended: 'Ese pedido ya terminó.',
  },

  people: {
    title: 'Repartidores',
    none: 'Todavía no hay repartidores. Se guardan al dar una entrega.',
    busy: 'En reparto',
    remove: 'Quitar',
    removeOf: (name: string) => `Quitar a ${name}`,
    removed: (name: string) => `${name} ya no está en la lista.`,
    inRun: 'Termina primero su reparto.',
    carriesMoney: 'Recibe primero el dinero que lleva.',
    tooMany: 'Hay demasiados repartidores. Quita a quien ya no reparte.',
  },
});
export type CounterRidersTexts = ReturnType<typeof counterRiders>;

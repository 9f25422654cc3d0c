import type { StopProblem } from '@comanda/domain/rider/stop-problems.ts';
import type { Vocabulary } from './words.ts';

/** The page that a rider opens by a link: short, for a phone in the sun. */
export const riderPage = (w: Vocabulary) => ({
  title: 'Reparto',
  hello: (name: string) => `Hola, ${name}`,
  from: (store: string) => `Sales de ${store}`,
  loading: 'Cargando tus entregas…',
  offline: 'Sin conexión. Lo que marques se envía solo cuando vuelva.',
  sending: 'Enviando…',
  stop: ({ at, of }: { at: number; of: number }) => `Parada ${at} de ${of}`,
  order: (number: number) => `Pedido ${number}`,
  before: (time: string) => `Lo esperan a las ${time}`,
  approximate: 'El punto del mapa es aproximado. Lee la dirección.',
  map: 'Abrir mapa',
  callCustomer: (name: string) => `Llamar a ${name}`,
  call: 'Llamar',
  callStore: `Llamar ${w.toTheStore}`,
  collectCash: (amount: string) => `Cobra ${amount} en efectivo`,
  collectCard: (amount: string) => `Cobra ${amount} con tarjeta`,
  change: ({ cash, change }: { cash: string; change: string }) =>
    `Paga con ${cash}. Dale ${change} de ${w.change}.`,
  paid: 'Está pagado. No cobres.',
  option: {
    deliverDoor: 'Entrega en la puerta',
    leaveInDoor: 'Déjalo en la puerta',
    waitOutside: 'Sale a buscarlo',
  },
  products: 'Qué lleva',
  pickUp: 'Ya lo tengo',
  waitForFood: `Espera a que ${w.theStore} te lo entregue.`,
  deliver: 'Entregar',
  codeTitle: 'Pide el código de 4 números',
  confirm: 'Confirmar entrega',
  wrongCode: (tries: number) =>
    tries === 1
      ? 'No es ese código. Te queda 1 intento.'
      : `No es ese código. Te quedan ${tries} intentos.`,
  blocked: `Demasiados intentos. Llama ${w.toTheStore}: confirma la entrega por ti.`,
  back: 'Volver',
  trouble: 'Tengo un problema',
  troubleTitle: '¿Qué pasa?',
  problem: {
    nobodyOpens: 'Nadie abre',
    wrongAddress: 'La dirección está mal',
    refused: 'No quiere el pedido',
    codeUnknown: 'No sabe el código',
    accident: 'Tuve un accidente',
    other: 'Otra cosa',
  } satisfies Record<StopProblem, string>,
  note: 'Cuenta algo más (opcional)',
  report: `Avisar ${w.toTheStore}`,
  reported: (problem: string) => `Avisaste: ${problem}. Espera la llamada ${w.ofTheStore}.`,
  solved: 'Ya está resuelto',
  delivered: 'Entregado',
  cancelled: `Cancelado. Llévalo de vuelta ${w.toTheStore}.`,
  share: 'Mostrar dónde voy',
  shareText: 'Solo lo ve quien espera tu próxima entrega, y se borra al terminar.',
  shareRefused: 'Tu teléfono no dio permiso para la ubicación.',
  endedTitle: 'Terminaste',
  endedText: `Gracias. Si llevas un pedido cancelado, devuélvelo ${w.toTheStore}.`,
  goneTitle: 'Este enlace ya no sirve',
  goneText: `Pide uno nuevo en ${w.theStore}.`,
  taken: 'Esta parada ya no es tuya.',
  failed: 'No se pudo. Intenta de nuevo.',
});
export type RiderPageTexts = ReturnType<typeof riderPage>;

import type { SlotProblem } from '@comanda/domain/slots/slot-choice.ts';
import { withDayArticle } from '../format/day-text.ts';
import { plural } from '../plural.ts';
import type { Vocabulary } from './words.ts';

const lost = {
  full: 'Esa hora se acaba de llenar. No se creó el pedido ni se cobró nada. Te proponemos la que sigue.',
  notOffered:
    'La hora que habías elegido ya no está disponible. No se cobró nada. Te proponemos otra.',
  noneLeft: 'La hora que habías elegido ya no está disponible y no quedan otras. No se cobró nada.',
} satisfies Record<SlotProblem, string>;

/**
 * Requested time: as soon as possible, or a day and a time. Times `HH:mm`, days as
 * format/day-text.ts writes them.
 */
export const schedule = (w: Vocabulary) => ({
  title: '¿A qué hora lo quieres?',
  leadDelivery: 'Es la hora en que la comida está en tu puerta.',
  leadPickup: `Es la hora en que está listo para ${w.collect}.`,
  asap: 'Lo antes posible',
  asapHint: (wait: string) => `Hoy en ${wait}`,
  days: 'Día',
  parts: {
    dawn: 'Madrugada',
    morning: 'Mañana',
    lunch: 'Almuerzo',
    afternoon: 'Tarde',
    night: 'Noche',
  },
  full: 'lleno',
  noTimes: 'sin horas',
  asking: 'Buscando horas…',
  paidOnline: 'Los pedidos programados se pagan en línea, así tu hora queda reservada.',
  confirm: ({ day, time }: { day: string; time: string }) => `Programar ${day}, ${time}`,
  productFor: ({ day, time }: { day: string; time: string }) => `Programar para ${day}, ${time}`,
  confirmAsap: 'Pedirlo lo antes posible',
  doneAsap: 'Lo preparamos lo antes posible',

  lost,
  closedOpens: ({ day, time }: { day: string; time: string }) =>
    `Está cerrado ahora y abre ${withDayArticle(day)} a las ${time}. Deja tu pedido programado.`,
  closedLater: 'Por ahora no se prepara nada al momento, pero puedes dejar tu pedido programado.',
  unsuited: ({ count, names }: { count: number; names: string }) =>
    `Ninguna hora de estos días alcanza para ${names}. ${plural(count, 'Quítalo', 'Quítalos')} de tu ${w.cart} para programar.`,
  noneTitle: 'No quedan horas para programar',
  noneText: `Los próximos días están cerrados o llenos. Tu ${w.cart} queda guardado.`,
  down: `No pudimos traer las horas. Tu ${w.cart} sigue guardado.`,
});

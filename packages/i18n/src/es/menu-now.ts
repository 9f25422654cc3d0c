import { withDayArticle } from '../format/day-text.ts';
import type { Vocabulary } from './words.ts';

/**
 * Texts of the menu that depend on the time: opening hours, waits and why a product cannot be
 * ordered. The first script of a page needs them, so they are apart from {@link ./menu.ts}, which
 * contains them.
 */
export const menuNow = (w: Vocabulary) => ({
  openUntil: (time: string) => `Abierto hasta las ${time}`,
  openAlways: 'Abierto las 24 horas',
  closed: 'Cerrado',
  closedOpensAt: (time: string) => `Cerrado · abre a las ${time}`,
  closedOpensOn: ({ day, time }: { day: string; time: string }) =>
    `Cerrado · abre ${withDayArticle(day)} a las ${time}`,
  closedNow: 'Está cerrado ahora.',
  opensAt: (time: string) => `Abre hoy a las ${time}.`,
  opensOn: ({ day, time }: { day: string; time: string }) =>
    `Abre ${withDayArticle(day)} a las ${time}.`,
  noPickup: `Por ahora no se puede ${w.collect} aquí.`,
  noDelivery: 'Por ahora no se entrega a domicilio desde aquí.',
  blocked: 'Por ahora no recibimos pedidos aquí.',
  wait: (minutes: string) => `${minutes} min`,
  around: ({ day, time }: { day: string; time: string }) => `${day}, cerca de las ${time}`,
  /** `day` is "mañana", "lunes" or "1 de diciembre". */
  availableFromTime: (time: string) => `Disponible desde las ${time}`,
  availableFrom: ({ day, time }: { day: string; time: string }) =>
    `Disponible ${withDayArticle(day)} desde las ${time}`,
  availableDay: (day: string) => `Disponible ${withDayArticle(day)}`,
  availableSince: (day: string) => `Disponible desde ${withDayArticle(day)}`,
  overForToday: 'Terminó por hoy',
  soldOut: 'Agotado',
  backAt: (time: string) => `Vuelve a las ${time}`,
  backDay: (day: string) => `Vuelve ${withDayArticle(day)}`,
  seasonOver: 'Terminó su temporada',
  notSoldOnline: 'No se vende en línea',
  deliveryOnly: `Solo ${w.delivery.toLowerCase()}`,
  pickupOnly: `Solo ${w.pickup.toLowerCase()}`,
  notOffered: 'Ya no está en el menú',
  unavailable: 'No disponible por ahora',
});
export type MenuNowTexts = ReturnType<typeof menuNow>;

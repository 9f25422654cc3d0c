import { onDay } from '../format/day.ts';
import { capital } from '../capital.ts';
import { counted } from '../plural.ts';
import type { Words } from './words.ts';

/** Where to: delivery or pickup, address, store. Times `HH:mm`, days as format/day.ts writes them. */
export const dispatch = (w: Words) => ({
  title: '¿Dónde comes hoy?',
  delivery: w.delivery,
  pickup: w.pickup,
  method: 'Forma de entrega',
  addressLabel: 'Dirección con número',
  addressPlaceholder: 'Calle y número',
  addressClear: 'Borrar la dirección',
  addressSearching: 'Buscando direcciones…',
  addressResults: (count: number) => counted(count, 'dirección encontrada', 'direcciones encontradas'),
  addressEmpty: 'No encontramos esa dirección. Revisa la calle y el número, y elige una de la lista.',
  addressDown: `La búsqueda de direcciones no responde. Inténtalo de nuevo en un momento: tu ${w.cart} sigue guardado.`,
  addressNeedsNumber: 'Agrega el número de la calle.',
  addressArrives: ({ area, minutes, fee }: { area: string; minutes: string; fee: string }) => `${area} · llega en ${minutes} min · ${fee}`,
  addressOutside: (area: string) => `${area} · fuera de zona, puedes pasar a ${w.collect}`,
  addressConfirm: (address: string) => `Entregar en ${address}`,
  addressUse: 'Usar esta dirección',
  addressRecent: 'Usadas hace poco',
  unit: w.unit,
  unitExample: w.unitExample,
  note: 'Indicaciones para llegar',
  noteExample: 'Torre, timbre, portón…',
  outsideTitle: 'Ahí aún no llegamos',
  outsideText: `Tu ${w.cart} sigue guardado. Prueba otra dirección o pasa a ${w.collect} tu pedido.`,
  outsidePickup: w.pickup,

  pickupLabel: `Elige dónde ${w.collect}`,
  pickupConfirm: (store: string) => `${capital(w.collect)} en ${store}`,
  pickupNone: `Por ahora no hay dónde ${w.collect}.`,

  closedTitle: 'Está cerrado ahora',
  closedText: ({ day, time }: { day: string; time: string }) => `Abre ${onDay(day)} a las ${time}. Tu ${w.cart} queda guardado.`,
  closedNoTime: `Por ahora no recibe pedidos. Tu ${w.cart} queda guardado.`,
  closedOther: `Elegir ${w.otherStore}`,
  ridersTitle: 'No hay repartidores cerca',
  ridersText: `No se creó el pedido y no se cobró nada. Puedes pasar a ${w.collect}lo o intentarlo de nuevo en unos minutos.`,
});
export type DispatchTexts = ReturnType<typeof dispatch>;

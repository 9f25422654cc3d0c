import { onDay } from '../format/day.ts';
import { capital } from '../capital.ts';
import { list } from '../list.ts';
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
  addressDown: 'La búsqueda de direcciones no responde. Puedes escribir la dirección a mano.',
  addressNeedsNumber: 'Agrega el número de la calle.',
  addressArrives: ({ area, minutes, fee }: { area: string; minutes: string; fee: string }) => `${area} · llega en ${minutes} min · ${fee}`,
  addressOutside: (area: string) => `${area} · fuera de zona, puedes pasar a ${w.collect}`,
  addressConfirm: (address: string) => `Entregar en ${address}`,
  addressUse: 'Usar esta dirección',
  addressRecent: 'Usadas hace poco',
  numberRead: (number: string) => `Número ${number}`,
  numberUnknown: 'Sin número',

  useLocation: 'Usar mi ubicación',
  locating: 'Buscando tu ubicación…',
  located: 'Usamos el punto de tu ubicación. Escribe la calle y el número para que te encuentren.',
  location: {
    denied: 'Tu navegador no nos deja ver tu ubicación. Puedes permitirlo en sus ajustes, o escribir tu dirección.',
    unavailable: 'Tu equipo no sabe dónde está. Escribe tu dirección.',
    timedOut: 'Encontrar tu ubicación tarda demasiado. Inténtalo de nuevo o escribe tu dirección.',
    unknown: 'No pudimos usar tu ubicación. Escribe tu dirección.',
  },
  writeByHand: 'Escribirla a mano',
  searchInstead: 'Buscarla en la lista',
  street: 'Calle',
  streetMissing: 'Escribe el nombre de la calle.',
  number: 'Número',
  numberExample: 'Ej.: 1439',
  area: 'Zona',
  areaTitle: 'Elige la zona',
  areaSearch: 'Buscar por nombre',
  areaNone: 'No hay ninguna con ese nombre.',
  areaMissing: 'Elige una de la lista.',
  unit: w.unit,
  unitExample: w.unitExample,
  note: 'Indicaciones para llegar',
  noteExample: 'Torre, timbre, portón…',
  outsideTitle: 'Ahí aún no llegamos',
  outsideText: `Tu ${w.cart} sigue guardado. Prueba otra dirección o pasa a ${w.collect} tu pedido.`,
  outsidePickup: w.pickup,
  outsideOther: 'Probar otra dirección',

  changesTitle: 'Tu pedido cambió',
  changesLead: 'Con lo que elegiste, esto es distinto. Puedes volver a como estaba.',
  changeStore: (store: string) => `Ahora sale de ${store}`,
  changeStoreBefore: (store: string) => `Antes salía de ${store}`,
  changeGone: (names: readonly string[]) => `Ahí no hay ${list(names)}`,
  changeGoneHint: `Sigue en tu ${w.cart}, marcado, hasta que lo quites.`,
  changeMinimum: (missing: string) => `Te faltan ${missing} para el pedido mínimo`,
  changeAmount: {
    food: (amount: string) => `Tus productos cuestan ${amount}`,
    fee: (amount: string) => `${w.deliveryFee}: ${amount}`,
    total: (amount: string) => `Total: ${amount}`,
  },
  changeAmountBefore: (amount: string) => `Antes ${amount}`,
  changesAccept: 'Entendido',
  changesBack: 'Volver a como estaba',

  pickupLabel: `Elige dónde ${w.collect}`,
  pickupConfirm: (store: string) => `${capital(w.collect)} en ${store}`,
  pickupNone: `Por ahora no hay dónde ${w.collect}.`,

  closedTitle: 'Está cerrado ahora',
  closedText: ({ day, time }: { day: string; time: string }) => `Abre ${onDay(day)} a las ${time}. Tu ${w.cart} queda guardado.`,
  closedNoTime: `Por ahora no recibe pedidos. Tu ${w.cart} queda guardado.`,
  closedSchedule: ({ day, time }: { day: string; time: string }) =>
    `Está cerrado ahora y abre ${onDay(day)} a las ${time}. Elige una hora y déjalo programado.`,
  closedScheduleNoTime: 'Por ahora no se prepara nada al momento. Elige una hora y déjalo programado.',
  closedOther: `Elegir ${w.otherStore}`,
  ridersTitle: 'No hay repartidores cerca',
  ridersText: `No se creó el pedido y no se cobró nada. Puedes pasar a ${w.collect}lo o intentarlo de nuevo en unos minutos.`,
});
export type DispatchTexts = ReturnType<typeof dispatch>;

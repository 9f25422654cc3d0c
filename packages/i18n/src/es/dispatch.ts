import type { AddressFieldName } from '@comanda/domain/country/address-form.ts';
import { withDayArticle } from '../format/day-text.ts';
import { capitalise } from '../capitalise.ts';
import { joinNames } from '../join-names.ts';
import { countNoun } from '../plural.ts';
import type { Vocabulary } from './words.ts';

/** Dispatch method, address and store. Times `HH:mm`, days as format/day-text.ts writes them. */
export const dispatch = (w: Vocabulary) => ({
  title: '¿Dónde comes hoy?',
  delivery: w.delivery,
  pickup: w.pickup,
  method: 'Forma de entrega',
  timeLater: 'Programar',
  addressLabel: 'Dirección con número',
  addressPlaceholder: 'Calle y número',
  addressClear: 'Borrar la dirección',
  addressSearching: 'Buscando direcciones…',
  addressResults: (count: number) =>
    countNoun(count, 'dirección encontrada', 'direcciones encontradas'),
  addressEmpty:
    'No encontramos esa dirección. Revisa la calle y el número, y elige una de la lista.',
  addressDown: 'La búsqueda de direcciones no responde. Puedes escribir la dirección a mano.',
  addressArrives: ({ area, minutes, fee }: { area: string; minutes: string; fee: string }) =>
    `${area} · llega en ${minutes} min · ${fee}`,
  addressOutside: (area: string) => `${area} · fuera de zona, puedes pasar a ${w.collect}`,
  addressConfirm: (address: string) => `Entregar en ${address}`,
  addressUse: 'Usar esta dirección',
  addressChoose: 'Elige una dirección',
  placesRecent: 'Tus lugares recientes',
  numberRead: (number: string) => `Número ${number}`,
  numberUnknown: 'Sin número',
  pointApproximate: 'Punto aproximado',

  useLocation: 'Usar mi ubicación',
  locating: 'Buscando tu ubicación…',
  located: 'Usamos el punto de tu ubicación. Escribe la calle y el número para que te encuentren.',
  locatedRough:
    'Tu equipo solo sabe más o menos dónde estás. Revisa la dirección y mueve el pin hasta tu puerta.',
  location: {
    denied:
      'Tu navegador no nos deja ver tu ubicación. Puedes permitirlo en sus ajustes, o escribir tu dirección.',
    unavailable: 'Tu equipo no sabe dónde está. Escribe tu dirección.',
    timedOut: 'Encontrar tu ubicación tarda demasiado. Inténtalo de nuevo o escribe tu dirección.',
    unknown: 'No pudimos usar tu ubicación. Escribe tu dirección.',
  },
  mapLabel: 'Mapa',
  mapZoomIn: 'Acercar el mapa',
  mapZoomOut: 'Alejar el mapa',
  mapFailed: 'El mapa no se ve ahora. Tu dirección sirve igual.',
  pinLabel: 'Tu punto de entrega: muévelo con las flechas, arrástralo o toca el mapa',
  pinHere: 'Tu punto en el mapa',
  pinAsking: 'Viendo qué hay en ese punto…',
  pinUnknown:
    'No sabemos qué número hay en ese punto. Dejamos la dirección como estaba y llevamos tu pedido al pin.',
  pinTaken: 'Cambiamos la dirección por la que está en tu pin.',
  pinBack: (address: string) => `Dejar ${address}`,
  pinOffered: (address: string) => `En tu pin está ${address}. Dejamos la que escribiste.`,
  pinTake: 'Usar la del pin',
  pinHint: {
    place: 'Toca tu puerta en el mapa y llenamos lo que falte.',
    touch: 'Toca el mapa o arrastra el pin hasta tu puerta.',
    keyboard: 'Toca el mapa, arrastra el pin o muévelo con las flechas hasta tu puerta.',
  },
  doubtStreetTitle: 'No encontramos ese número',
  doubtStreet:
    'Mueve el pin hasta tu puerta. Si no puedes, vuelve a confirmar y te buscamos por esa calle.',
  doubtStreetNoMap:
    'Encontramos la calle, pero no el número. Revisa que esté bien y vuelve a confirmar.',
  doubtAreaTitle: 'No encontramos esa dirección',
  doubtArea: 'Mueve el pin hasta tu puerta: de ese punto salen el envío y la hora.',
  doubtAreaNoMap: (area: string) =>
    `Solo sabemos que queda en ${area}, y con eso calculamos el envío. Revisa que esté bien escrita.`,
  doubtSkip: 'Está bien escrita, seguir sin el pin',
  doubtConfirm: 'Sí, está bien escrita',
  doubtFarPin: (distance: string) =>
    `Tu pin está a ${distance} de la dirección escrita. Llevamos tu pedido al pin.`,
  doubtUsePin: 'Sí, llévenlo al pin',
  writeByHand: 'Escribirla a mano',
  searchInstead: 'Buscarla en la lista',
  fields: {
    street: 'Calle',
    number: 'Número',
    postalCode: 'Código postal',
    neighbourhood: 'Colonia',
    zone: 'Zona',
    municipality: 'Municipio',
  } satisfies Record<AddressFieldName, string>,
  fieldExamples: {
    street: 'Ej.: Los Alerces',
    number: 'Ej.: 1439',
    postalCode: 'Ej.: 06700',
    neighbourhood: 'Ej.: Roma Norte',
    zone: 'Ej.: 10',
    municipality: 'Ej.: Mixco',
  } satisfies Record<AddressFieldName, string>,
  fieldProblems: {
    street: 'Escribe el nombre de la calle.',
    number: 'Agrega el número de la calle.',
    postalCode: 'Son 5 números.',
    neighbourhood: 'Escribe tu colonia.',
    zone: 'Escribe el número, del 1 al 25.',
    municipality: 'Elige uno de la lista.',
  } satisfies Record<AddressFieldName, string>,
  neighbourhoodPick: 'Colonias de ese código postal',
  areaTitle: 'Elige el municipio',
  areaSearch: 'Buscar por nombre',
  areaNone: 'No hay ninguna con ese nombre.',
  unit: w.unit,
  unitExample: w.unitExample,
  note: 'Indicaciones para llegar',
  noteExample: 'Torre, timbre, portón…',
  /** The rider reads it. */
  riderApproximate:
    'El punto del mapa es aproximado: guíate por la dirección escrita y llama si no la encuentras.',
  outsideTitle: 'Ahí aún no llegamos',
  outsideText: `Tu ${w.cart} sigue guardado. Prueba otra dirección o pasa a ${w.collect} tu pedido.`,
  outsidePickup: w.pickup,
  outsideOther: 'Probar otra dirección',

  changesTitle: 'Tu pedido cambió',
  changesLead: 'Con lo que elegiste, esto es distinto. Puedes volver a como estaba.',
  changeStore: (store: string) => `Ahora sale de ${store}`,
  changeStoreBefore: (store: string) => `Antes salía de ${store}`,
  changeGone: (names: readonly string[]) => `Ahí no hay ${joinNames(names)}`,
  changeGoneHint: `Sigue en tu ${w.cart}, marcado, hasta que lo quites.`,
  changeMinimum: (missing: string) => `Te faltan ${missing} para el pedido mínimo`,
  changeMaximum: (over: string) => `Te pasas por ${over} del pedido máximo`,
  changeAmount: {
    food: (amount: string) => `Tus productos cuestan ${amount}`,
    fee: (amount: string) => `${w.deliveryFee}: ${amount}`,
    total: (amount: string) => `Total: ${amount}`,
  },
  changeAmountBefore: (amount: string) => `Antes ${amount}`,
  changesAccept: 'Entendido',
  changesBack: 'Volver a como estaba',

  pickupLabel: `Elige dónde ${w.collect}`,
  pickupConfirm: (store: string) => `${capitalise(w.collect)} en ${store}`,
  /** `distance` includes its unit. */
  pickupAway: (distance: string) => `a ${distance}`,
  pickupNear: `Ver ${w.stores.toLowerCase()} cerca de mí`,
  pickupFailed: {
    denied:
      'Tu navegador no nos deja ver tu ubicación. Puedes permitirlo en sus ajustes, o elegir de la lista.',
    unavailable: 'Tu equipo no sabe dónde está. Elige de la lista.',
    timedOut: 'Encontrar tu ubicación tarda demasiado. Elige de la lista.',
    unknown: 'No pudimos usar tu ubicación. Elige de la lista.',
  },
  storeDetails: (store: string) => `Horario y teléfono de ${store}`,
  storeAllDay: 'Las 24 horas',
  storeHoliday: 'feriado',
  storeSpecialHours: 'horario especial',
  storeMap: 'Ver en el mapa',
  pickupMapFailed: 'El mapa no se ve ahora. La lista sirve igual.',
  pickupNone: `Por ahora no hay dónde ${w.collect}.`,

  storesTitle: `${w.stores} que llegan a tu dirección`,
  storesConfirm: (store: string) => `Pedir en ${store}`,

  closedTitle: 'Está cerrado ahora',
  cartKept: `Tu ${w.cart} queda guardado.`,
  closedOtherWay: 'Elegir otra forma de entrega',
  closedText: ({ day, time }: { day: string; time: string }) =>
    `Abre ${withDayArticle(day)} a las ${time}. Tu ${w.cart} queda guardado.`,
  closedNoTime: `Por ahora no recibe pedidos. Tu ${w.cart} queda guardado.`,
  closedSchedule: ({ day, time }: { day: string; time: string }) =>
    `Está cerrado ahora y abre ${withDayArticle(day)} a las ${time}. Elige una hora y déjalo programado.`,
  closedScheduleNoTime:
    'Por ahora no se prepara nada al momento. Elige una hora y déjalo programado.',
  closedMenu: 'Ver el menú',
  callStore: (phone: string) => `Llamar ${w.toTheStore} · ${phone}`,
  closedOther: `Elegir ${w.otherStore}`,
  closedOpenNow: `Pedir ahora en ${w.otherStore}`,
  ridersTitle: 'No hay repartidores cerca',
  ridersText: `No se creó el pedido y no se cobró nada. Puedes pasar a ${w.collect}lo o intentarlo de nuevo en unos minutos.`,
});
export type DispatchTexts = ReturnType<typeof dispatch>;

import { waitRangeText } from '../format/clock-text.ts';
import { countNoun, plural } from '../plural.ts';
import { systemWords } from './counter-system.ts';
import type { Vocabulary } from './words.ts';

/**
 * The screen of the store at the counter: what shoppers see now, waits, pauses, switches, hours and
 * what is sold out.
 */
export const counterStore = (w: Vocabulary) => ({
  title: 'Local',
  undo: 'Deshacer',
  cancel: 'Volver',
  setBy: (name: string) => `Lo puso ${name}`,
  /** An end after "hasta": of today, or of another day. */
  endToday: (time: string) => `las ${time}`,
  endLater: ({ day, time }: { day: string; time: string }) => `${day} a las ${time}`,

  seen: {
    title: 'Así te ven ahora',
    delivery: w.delivery,
    pickup: w.pickup,
    open: 'Abierto',
    openUntil: (time: string) => `Abierto hasta las ${time}`,
    closed: 'Cerrado',
    opens: ({ day, time }: { day: string; time: string }) => `Cerrado, abre ${day} a las ${time}`,
    wait: (minutes: number) => `${waitRangeText(minutes)} min`,
    soldOut: (products: number) =>
      products === 0
        ? 'Nada agotado'
        : `${products} ${plural(products, 'plato agotado', 'platos agotados')}`,
    soldOutOptions: (count: number) =>
      `${count} ${plural(count, 'opción agotada', 'opciones agotadas')}`,
  },

  busy: {
    title: 'Más espera',
    none: 'Normal',
    more: (minutes: number) => `+${minutes}`,
    moreLong: (minutes: number) => `${minutes} minutos más de espera`,
    until: (end: string) => `Hasta ${end}`,
    set: (minutes: number) => `La espera sube ${minutes} minutos.`,
    unset: 'La espera vuelve a lo normal.',
    length: 'Cuánto dura',
    hour: '1 hora',
    today: 'Hasta cerrar',
  },

  pause: {
    title: 'Pausa',
    lead: 'Nadie puede pedir hasta que termine.',
    minutes: (minutes: number) => `${minutes} min`,
    today: 'Todo el día',
    until: (end: string) => `En pausa hasta ${end}`,
    left: (time: string) => `Faltan ${time}`,
    resume: 'Volver a recibir pedidos',
    set: (end: string) => `En pausa hasta ${end}.`,
    unset: 'Reciben pedidos otra vez.',
    onlyManagers: 'Solo el encargado o el dueño lo cambian.',
  },

  autoAccept: {
    title: 'Pedidos nuevos',
    name: 'Se aceptan solos',
    on: 'Con la hora que vio tu cliente. Cerrado o en pausa, esperan que alguien los acepte.',
    off: 'Alguien toca “Aceptar” en cada pedido.',
    turnedOn: 'Los pedidos nuevos se aceptan solos.',
    turnedOff: 'Los pedidos nuevos esperan que los acepten.',
  },

  places: {
    title: 'Pedidos por media hora',
    lead: 'Si una media hora se llena, tu cliente ve una hora más tarde. Cada forma de entrega cuenta aparte.',
    none: 'Sin límite',
    usual: (places: string) => `Lo normal: ${places}`,
    back: 'Volver a lo normal',
    until: (end: string) => `Hasta ${end}`,
    long: (places: number) => `${places} ${plural(places, 'pedido', 'pedidos')} por media hora`,
    set: (places: string) => `Pedidos por media hora: ${places}.`,
    length: 'Cuánto dura',
  },

  /** Facts that staff must not forget, on the board and in the bar. */
  alerts: {
    label: (alerts: string) => `El local: ${alerts}`,
    paused: 'En pausa',
    resume: 'Reanudar',
    delivery: 'Reparto',
    pickup: w.pickup,
    off: (method: string) => `${method}: apagado`,
    offUntil: ({ method, end }: { method: string; end: string }) =>
      `${method}: apagado hasta ${end}`,
    busy: (minutes: number) => `+${minutes} min`,
  },

  switches: {
    offUntil: (end: string) => `Apagado hasta ${end}`,
    offOpen: 'Apagado hasta que lo enciendas',
    choose: (method: string) => `¿Hasta cuándo apagar ${method.toLowerCase()}?`,
    today: 'Hasta mañana',
    stay: 'Hasta que lo encienda',
    turnedOff: (method: string) => `${method}: apagado.`,
    turnedOn: (method: string) => `${method}: encendido.`,
  },

  hours: {
    title: 'Horario',
    today: 'Hoy',
    closed: 'Cerrado todo el día',
    change: (day: string) => `Cambiar ${day}`,
    changeShort: 'Cambiar',
    add: 'Otro día o feriado',
    date: 'Día',
    opens: 'Abre',
    closes: 'Cierra',
    save: 'Guardar el horario',
    closeDay: 'Cerrar ese día',
    back: 'Volver al horario normal',
    set: (day: string) => `Cambió el horario: ${day}.`,
    wrong: 'Revisa el día y las horas: cierra después de abrir, antes de medianoche.',
  },

  dishes: {
    title: 'Platos y opciones',
    search: 'Buscar plato u opción',
    dishes: 'Platos',
    options: 'Opciones',
    soldOut: 'Agotado',
    soldOutOf: (count: number) => plural(count, '1 agotado', `${count} agotados`),
    none: 'Nada con ese nombre.',
    noneSoldOut: 'Nada agotado. Toca Agotar en un plato que se acabó.',
    sellOut: 'Agotar',
    sellOutLong: (name: string) => `Agotar ${name}`,
    sell: 'Vender',
    sellLong: (name: string) => `Volver a vender ${name}`,
    until: (end: string) => `Agotado hasta ${end}`,
    untilSaid: 'Agotado hasta que lo vendas',
    untilLong: (name: string) => `Hasta cuándo está agotado ${name}`,
    bySystem: 'lo dice tu sistema',
    byFolder: 'así está publicado',
    gone: (name: string) => `${name}: agotado.`,
    back: (name: string) => `${name}: a la venta.`,
    chooseTitle: (name: string) => `${name}: ¿hasta cuándo?`,
    tomorrow: 'Hasta que abras mañana',
    stay: 'Hasta que lo vuelva a vender',
    date: 'Hasta un día',
    saveDate: 'Agotar hasta ese día',
    left: (count: number) => (count === 1 ? 'Queda 1' : `Quedan ${count}`),
    count: 'Contar',
    countLong: (name: string) => `Contar unidades de ${name}`,
    countTitle: (name: string) => `¿Cuántas quedan de ${name}?`,
    countLead: 'Cada pedido las descuenta. Al llegar a 0 se agota.',
    countNothing: 'Nada escrito',
    countRemove: 'Borrar un número',
    countSave: 'Guardar',
    counted: ({ name, count }: { name: string; count: number }) =>
      count === 1 ? `${name}: queda 1.` : `${name}: quedan ${count}.`,
    notCounted: (name: string) => `${name}: sin contar.`,
    stopCount: 'No contar más',
  },

  surveys: {
    title: 'Opiniones',
    lead: 'Lo que tus clientes responden sobre sus pedidos.',
    open: 'Ver opiniones',
  },

  methods: {
    title: 'Medios de pago',
    notOffered: 'Tus clientes no lo ven: falta conectarlo.',
    assumed: (count: number) =>
      `Sin probar con el proveedor: ${countNoun(count, 'punto', 'puntos')}.`,
    advice:
      '“Sin probar” son puntos de cómo cobra y devuelve ese medio que aún suponemos. Antes de cobrar de verdad con él, pide a soporte que lo pruebe.',
    fromFolder: 'El dueño los cambia en “Mi marca”.',
  },

  system: { ...systemWords() },
});
export type CounterStoreTexts = ReturnType<typeof counterStore>;

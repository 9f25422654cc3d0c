import type { CounterActionKind } from '@comanda/domain/counter/counter-action-kinds.ts';
import { capitalise } from '../capitalise.ts';
import type { Vocabulary } from './words.ts';

/**
 * The facts in a sentence of the audit list. `name`: of the person or device that changed;
 * `number`: of the order; null: unknown. The others are there if the action has them: a coupon's
 * code, whether a switch was switched on, whether the start mark was set or taken away, minutes of
 * waiting, a count of units, changes, items or wrong PINs, a hand-over without the shopper's code,
 * and whether a PIN was locked on all devices that its person never used. Without them the sentence
 * is general.
 */
export type ActionFacts = {
  name: string | null;
  number: number | null;
  code?: string;
  isOn?: boolean;
  isStarted?: boolean;
  minutes?: number;
  count?: number;
  withoutCode?: boolean;
  isElsewhere?: boolean;
  /** The status to which an order was moved. */
  to?: string;
  isNoShow?: boolean;
  /** A removal that the shopper agreed to by telephone. */
  isAgreed?: boolean;
};

const order = ({ number }: ActionFacts): string =>
  number === null ? 'un pedido' : `el pedido ${number}`;
const ofOrder = ({ number }: ActionFacts): string =>
  number === null ? 'de un pedido' : `del pedido ${number}`;
const person = ({ name }: ActionFacts): string => name ?? 'una persona';

const items = (count: number): string => (count === 1 ? '1 producto' : `${count} productos`);

/**
 * The first text if something was switched on, the second if it was switched off; `general` if the
 * action does not say.
 */
const switched = (isOn: boolean | undefined, [on, off]: [string, string], general: string) => {
  if (isOn === undefined) return general;
  return isOn ? on : off;
};

const method = ({ isOn }: ActionFacts, forMethod: string): string =>
  switched(
    isOn,
    [`Encendió los pedidos ${forMethod}`, `Apagó los pedidos ${forMethod}`],
    `Cambió los pedidos ${forMethod}`,
  );

function busy({ minutes }: ActionFacts): string {
  if (minutes === undefined) return 'Cambió la espera';
  return minutes === 0 ? 'Quitó la espera de más' : `Sumó ${minutes} minutos de espera`;
}

function takenBackTo({ to }: ActionFacts): string {
  if (to === 'preparing') return ' a la cocina';
  return to === 'ready' ? ' al mostrador' : '';
}

/** One sentence for each kind of change; its subject is the person who made it. */
const sentences = (w: Vocabulary) =>
  ({
    'staff.invite': (facts) => `Invitó a ${person(facts)}`,
    'staff.change': (facts) => `Cambió el rol de ${person(facts)} o dónde trabaja`,
    'staff.remove': (facts) => `Quitó a ${person(facts)}`,
    'device.remove': ({ name }) => `Quitó el dispositivo ${name ?? ''}`.trim(),
    'device.approve': ({ name }) => `Aprobó el dispositivo ${name ?? ''}`.trim(),
    'pin.lock': ({ count, isElsewhere }) =>
      `${count ?? 'Varios'} PIN equivocados con su nombre: ${
        isElsewhere === true ? 'bloqueado por un día en dispositivos ajenos' : 'bloqueado aquí'
      }`,
    'session.begin': () => 'Entró al mostrador',
    'order.refund': (facts) => `Devolvió dinero ${ofOrder(facts)}`,
    'store.busy': busy,
    'store.pause': ({ isOn }) =>
      switched(isOn, ['Pausó los pedidos', 'Terminó la pausa'], `Cambió la pausa ${w.ofTheStore}`),
    'store.delivery': (facts) => method(facts, w.forDelivery),
    'store.pickup': (facts) => method(facts, w.forPickup),
    'store.hours': () => 'Cambió el horario',
    'store.autoAccept': ({ isOn }) =>
      switched(
        isOn,
        ['Dejó que los pedidos se acepten solos', 'Dejó de aceptar pedidos sin preguntar'],
        'Cambió cómo se aceptan los pedidos',
      ),
    'store.capacity': () => 'Cambió los pedidos por media hora',
    'store.soldOut': ({ count }) =>
      count === undefined ? 'Marcó agotados' : `Agotó ${items(count)}`,
    'store.onSale': ({ count }) =>
      `Volvió a vender ${count === undefined ? 'lo agotado' : items(count)}`,
    'store.stock': ({ count }) =>
      count === undefined
        ? 'Contó unidades'
        : `Contó ${count} ${count === 1 ? 'unidad' : 'unidades'}`,
    'menu.publish': ({ count }) =>
      `Publicó ${count === undefined ? 'cambios' : count === 1 ? '1 cambio' : `${count} cambios`} de la carta`,
    'menu.restore': () => 'Volvió a una carta anterior',
    'brand.publish': ({ count }) =>
      `Publicó ${count === undefined ? 'cambios' : count === 1 ? '1 cambio' : `${count} cambios`} de la carta en Mi marca`,
    'brand.restore': () => 'Volvió a una versión anterior en Mi marca',
    'brand.open': () => 'Abrió la tienda',
    'keys.save': () => 'Guardó las llaves de un medio de pago',
    'keys.try': () => 'Probó las llaves de un medio de pago',
    'coupon.switch': ({ code = '', isOn }) =>
      switched(
        isOn,
        [`Encendió el cupón ${code}`, `Apagó el cupón ${code}`],
        'Encendió o apagó un cupón',
      ),
    'menu.picture': () => 'Subió la foto de un plato',
    'order.print': (facts) => `Imprimió ${order(facts)}`,
    'system.send': () => 'Mandó pedidos al sistema otra vez',
    'order.accept': (facts) => `Aceptó ${order(facts)}`,
    'order.reject': (facts) => `Rechazó ${order(facts)}`,
    'order.start': (facts) =>
      facts.isStarted === false
        ? `Quitó la marca de empezado ${ofOrder(facts)}`
        : `Empezó ${order(facts)}`,
    'order.ready': (facts) => `Dejó listo ${order(facts)}`,
    'order.handOver': (facts) =>
      facts.to === 'inTransit'
        ? `Sacó a reparto ${order(facts)}`
        : `Entregó ${order(facts)}${facts.withoutCode === true ? ' sin código' : ''}`,
    'order.dismiss': (facts) => `Quitó de la pantalla ${order(facts)}`,
    'order.cancel': (facts) =>
      facts.isNoShow === true
        ? `Anotó que nadie vino por ${order(facts)}`
        : `Canceló ${order(facts)}`,
    'order.moreTime': (facts) =>
      facts.minutes === undefined
        ? `Dio más tiempo para ${order(facts)}`
        : `Sumó ${facts.minutes} minutos para ${order(facts)}`,
    'order.takeBack': (facts) => `Regresó ${order(facts)}${takenBackTo(facts)}`,
    'removal.ask': (facts) => `Preguntó si quita o cambia algo ${ofOrder(facts)}`,
    'removal.see': (facts) => `Vio la respuesta a una pregunta ${ofOrder(facts)}`,
    'removal.close': (facts) =>
      facts.isAgreed === undefined
        ? `Cerró una pregunta ${ofOrder(facts)}`
        : facts.isAgreed
          ? `Quitó o cambió algo ${ofOrder(facts)}, acordado por teléfono`
          : `Borró la pregunta ${ofOrder(facts)}`,
    'drawer.open': () => 'Abrió la caja',
    'drawer.in': () => 'Puso efectivo en la caja',
    'drawer.out': () => 'Sacó efectivo de la caja',
    'drawer.count': () => 'Contó y cerró la caja',
    'rider.settle': () => 'Recibió el dinero de un repartidor',
    'rider.correct': () => 'Corrigió el dinero que entregó un repartidor',
    'printer.add': () => 'Agregó una impresora',
    'printer.change': () => 'Cambió una impresora',
    'printer.remove': () => 'Quitó una impresora',
    'printer.renew': () => 'Cambió la dirección de una impresora',
    'printer.test': () => 'Imprimió una página de prueba',
    'order.reprint': (facts) => `Imprimió de nuevo ${order(facts)}`,
    'rider.add': () => 'Agregó un repartidor',
    'rider.remove': () => 'Quitó un repartidor',
    'run.create': () => 'Armó un reparto',
    'run.change': () => 'Cambió un reparto',
    'run.end': () => 'Terminó un reparto',
    'stop.deliver': () => 'Marcó una entrega',
    'stop.cancel': () => 'Canceló una entrega',
  }) satisfies Record<CounterActionKind, (facts: ActionFacts) => string>;

/** The people and devices of a brand, and the list of what they did. */
export const peopleWords = (w: Vocabulary) => ({
  title: 'Equipo',
  invite: 'Invitar',
  people: 'Personas',
  roleGroups: { owner: 'Dueños', manager: 'Encargados', crew: 'Equipo' },
  search: 'Buscar por nombre o correo',
  nobodyFound: 'Nadie con ese nombre o correo.',
  you: 'Tú',
  allStores: capitalise(w.allStores),
  never: 'Todavía no entra',
  noPin: 'Sin PIN',
  lastSeen: (when: string) => `Entró ${when}`,
  change: 'Cambiar',
  changeOf: (name: string) => `Cambiar a ${name}`,
  name: 'Nombre',
  email: w.email,
  role: 'Rol',
  roleHints: {
    crew: 'Pedidos y cocina.',
    manager: 'También devoluciones, horario y caja.',
    owner: 'Todo, también el equipo.',
  },
  stores: w.stores,
  send: 'Mandar la invitación',
  sent: 'Invitación enviada.',
  save: 'Guardar',
  saved: 'Guardado. Esa persona tiene que entrar de nuevo.',
  remove: 'Quitar del equipo',
  removeSure: (name: string) => `¿Quitar a ${name}? Sale de inmediato de todos los dispositivos.`,
  keptDevices: (name: string) =>
    `Solo ${name} agregó estos dispositivos. ¿Cuáles siguen en ${w.theStore}?`,
  keptDevicesHint: 'Los demás salen de inmediato y piden un código por correo.',
  removeYes: 'Sí, quitar',
  removed: 'Ya no está en el equipo.',
  close: 'Cerrar',
  lastOwner: 'Tiene que quedar un dueño. Nombra primero a otra persona.',
  wrongName: 'Escribe el nombre, con letras y sin signos.',
  wrongEmail: 'Revisa el correo: le falta algo.',
  noStore: 'Elige dónde trabaja.',
  emailTaken: 'Ese correo ya está en el equipo.',
  check: 'Revisa el nombre, el correo y dónde trabaja.',
  devices: 'Dispositivos',
  thisDevice: 'Este',
  sharedDevice: 'Compartido',
  ownDevice: 'Personal',
  addedBy: (name: string) => `Lo agregó ${name}`,
  removeDevice: 'Quitar',
  deviceSure: (name: string) => `¿Quitar ${name}? Quien esté ahí sale de inmediato.`,
  deviceRemoved: 'El dispositivo salió.',
  approveDevice: 'Aprobar',
  deviceApproved: 'Listo: el equipo entra ahí con su PIN.',
  notApproved: 'Sin aprobar: cada persona entra primero con su correo',
  actionsTitle: 'Historial',
  actionsLead: 'Quién hizo qué',
  everyone: 'Todo el equipo',
  anyStore: capitalise(w.allStores.split(' ')[0] ?? ''),
  filters: 'Filtros',
  filterPerson: 'Persona',
  filterStore: capitalise(w.otherStore.replace('otro ', '').replace('otra ', '')),
  filterDay: 'Día',
  filterKind: 'Qué',
  anyKind: 'Todo',
  clearFilters: 'Quitar filtros',
  empty: 'Nadie ha hecho nada todavía.',
  emptyFiltered: 'Nada con estos filtros.',
  more: 'Ver más',
  on: (device: string) => `en ${device}`,
  /** In place of a person: a setting of the store did it. */
  automatic: 'Automático',
  sentences: { ...sentences(w) },
});

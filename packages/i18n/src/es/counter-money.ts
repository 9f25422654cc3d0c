import type { DrawerEntry } from '@comanda/domain/counter/drawer/drawer-entry.ts';
import type {
  DrawerMovementKind,
  DrawerMovementReason,
} from '@comanda/domain/counter/drawer/drawer-session.ts';
import type {
  RefundPart,
  RefundReason,
  RefundWay,
} from '@comanda/domain/counter/refund/refund-reasons.ts';
import type { RefundState } from '@comanda/domain/counter/refund/refund-state.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import { shortMethods } from '../method-texts.ts';
import type { Vocabulary } from './words.ts';

const status = {
  creation_scheduled: 'Por pagar',
  scheduled: 'Programado',
  created: 'Nuevo',
  preparing: 'En cocina',
  ready: 'Listo',
  inTransit: 'En camino',
  completed: 'Entregado',
  cancelled: 'Cancelado',
  failed: 'Cancelado',
  reversed: 'Devuelto',
} satisfies Record<OrderStatus, string>;

/** Amounts as texts: refunded, and asked of the provider. */
type RefundSums = { returned: string; due: string };

const drawerReason = {
  supplier: 'Proveedor',
  bank: 'Banco',
  riderTips: 'Propinas de repartidores',
  change: 'Cambio',
  refundByHand: 'Devuelto a un cliente',
  correction: 'Corrección',
  other: 'Otro',
  riderCash: 'Repartidor',
} satisfies Record<DrawerMovementReason, string>;
const drawerMovement = { out: 'Salió', in: 'Entró' } satisfies Record<DrawerMovementKind, string>;

/** The day's money and refunds. */
export const counterMoney = (w: Vocabulary) => ({
  method: shortMethods,
  status,
  dispatch: { store_delivery: w.delivery, in_store: w.pickup } satisfies Record<
    DispatchMethod,
    string
  >,

  title: 'Caja',
  stores: w.stores,
  together: 'Todo junto',
  tips: 'Propinas',
  day: 'Día',
  csv: 'Bajar planilla',
  sales: 'Ventas',
  orders: 'Pedidos',
  average: 'Promedio',
  cancelled: 'Cancelados',
  byHour: 'Ventas por hora',
  hour: 'Hora',
  thisDay: 'Este día',
  weekBefore: 'Una semana antes',
  asTable: 'Ver como tabla',
  bestHour: ({ hour, sales }: { hour: number; sales: string }) =>
    `La hora con más ventas: ${hour}:00, con ${sales}.`,
  noSales: 'Aún no hay ventas.',
  sold: 'Lo vendido',
  coupons: 'Cupones',
  combos: 'Combos',
  otherDiscounts: 'Otros descuentos',
  collected: 'Lo cobrado',
  outside: 'Por otro medio',
  givenBack: (name: string) => `${name}: devuelto`,
  drawer: 'Efectivo del día',
  drawerPickup: 'Cobrado en el mostrador',
  drawerRiders: 'Cobrado por repartidores',
  drawerGivenBack: 'Devuelto',
  drawerTotal: 'Total en efectivo',
  drawerNote: 'Sin el fondo, ni lo que pusiste o sacaste.',
  cashBox: {
    title: 'Caja del local',
    closed: 'La caja está cerrada.',
    openedBy: ({ name, when }: { name: string; when: string }) => `La abrió ${name}, ${when}.`,
    float: 'Fondo al abrir',
    orders: 'Pedidos en efectivo',
    riders: 'Entregado por repartidores',
    paidIn: 'Lo que pusiste',
    paidOut: 'Lo que sacaste',
    expected: 'Debe haber',
    open: 'Abrir caja',
    openLead: 'Cuenta el efectivo con que empiezas.',
    openWaiting: (amount: string) =>
      `Los repartidores entregaron ${amount} con la caja cerrada: entran solos al abrir. No los cuentes en el fondo.`,
    take: 'Sacar',
    takeLead: 'Efectivo que sale sin un pedido.',
    put: 'Poner',
    putLead: 'Efectivo que entra sin un pedido.',
    count: 'Contar y cerrar',
    countLead: 'Cuenta todo el efectivo, sin mirar cuánto debe haber.',
    amount: 'Monto',
    reasonLabel: 'Motivo',
    reason: drawerReason,
    movement: drawerMovement,
    movements: 'Entradas y salidas',
    counts: 'Últimos cierres',
    countedBy: (name: string) => `Contó ${name}`,
    exact: 'Cuadra',
    missing: (amount: string) => `Faltan ${amount}`,
    over: (amount: string) => `Sobran ${amount}`,
    opened: 'Caja abierta.',
    noted: 'Anotado.',
    counted: (difference: string) => `Caja cerrada. ${difference}.`,
    changed: 'Otra persona ya abrió o cerró la caja. Mira cómo quedó.',
  },
  /** The file of the drawer's day. */
  drawerFile: {
    get: 'Planilla de la caja',
    entry: {
      open: 'Abrió la caja',
      movement: 'Movimiento',
      count: 'Contó y cerró',
      settlement: 'Entregó un repartidor',
      correction: 'Corrección de lo entregado',
    } satisfies Record<DrawerEntry['entry'], string>,
    columns: {
      at: 'Hora',
      timeZone: 'Zona horaria',
      entry: 'Qué pasó',
      reason: 'Motivo',
      rider: 'Repartidor',
      staff: 'Quién',
      amount: 'Entra o sale de la caja',
      counted: 'Contado o entregado',
      expected: 'Debía ser',
      difference: 'Diferencia',
    },
  },
  ordersOfDay: 'Pedidos del día',
  search: 'Buscar por número',
  noOrders: 'No hay pedidos.',
  moreOrders: 'Ver más pedidos',
  refundedPart: (amount: string) => `Devuelto: ${amount}`,
  order: (number: number) => `Pedido ${number}`,

  refund: 'Devolver',
  refundMoney: 'Devolver dinero',
  refundOrder: (number: number) => `Devolver dinero del pedido ${number}`,
  close: 'Cerrar',
  left: (amount: string) => `Queda por devolver: ${amount}`,
  nothingLeft: 'Este pedido no tiene dinero que devolver.',
  freeOrder: 'Este pedido no costó nada: no hay dinero que devolver, y puedes anularlo.',
  endFreeOrder: 'Anular el pedido',
  partByHand:
    'Este medio de pago solo devuelve el total por su cuenta. Una parte la devuelves tú, en efectivo o por transferencia.',
  chooseWhole: 'Es todo lo que queda: elige Todo.',
  part: { lines: 'Platos', amount: 'Monto', whole: 'Todo' } satisfies Record<RefundPart, string>,
  amount: 'Monto',
  reasonLabel: 'Motivo',
  reason: {
    missing: 'Faltó algo',
    wrong: 'Llegó otra cosa',
    quality: 'Llegó en mal estado',
    late: 'Llegó tarde',
    courtesy: 'Cortesía',
    other: 'Otro',
  } satisfies Record<RefundReason, string>,
  note: 'Nota (opcional)',
  noteHint: 'Sin datos del cliente.',
  next: 'Seguir',
  nextWith: (amount: string) => `Seguir con ${amount}`,
  back: 'Volver',
  confirm: (amount: string) => `Devolver ${amount}`,
  way: {
    provider: 'Vuelve al medio con que pagó. Puede tardar unos días.',
    cash: 'Entrega este efectivo en mano: sale de la caja.',
    card: 'Devuélvelo en tu máquina de tarjetas.',
    hand: 'Entrega tú este dinero al cliente, en efectivo o por transferencia. Si sale de la caja, anótalo: aquí no se descuenta.',
  } satisfies Record<RefundWay, string>,
  endsOrder: 'El pedido se anula.',
  refused: 'Cambió algo en este pedido. Mira los montos y prueba otra vez.',
  fewer: 'Menos',
  more: 'Más',
  noMoreUnits: 'No quedan más por devolver.',
  state: {
    done: ({ returned }) => `Devuelto: ${returned}.`,
    asked: ({ due }) => `Pedido al medio de pago: ${due}. Puede tardar unos días.`,
    late: ({ due }) =>
      `${due} lleva más de un día sin confirmarse. No pagues dos veces: avisa a soporte.`,
    failed: () => 'El medio de pago no lo devolvió. Paga al cliente por otro medio.',
  } satisfies Record<Exclude<RefundState, 'none'>, (sums: RefundSums) => string>,

  nothingHeld: 'No hay dinero por aclarar.',
  moreHeld: (count: number) => `Y ${count} más.`,

  /** Columns of the file for spreadsheets. */
  columns: {
    number: 'Pedido',
    placedAt: 'Hora',
    status: 'Estado',
    dispatch: 'Entrega',
    method: 'Medio de pago',
    food: 'Comida',
    discounts: 'Descuentos',
    points: 'Puntos',
    delivery: 'Envío',
    service: 'Servicio',
    driverTips: 'Propina para quien reparte',
    storeTips: 'Propina para la cocina',
    refunds: 'Devuelto en parte',
    net: 'Total',
    collected: 'Cobrado',
    toCollect: 'Por cobrar',
    owed: 'Por devolver',
  },
});
export type CounterMoneyTexts = ReturnType<typeof counterMoney>;

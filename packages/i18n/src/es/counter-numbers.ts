import type { OfferedPeriod } from '@comanda/domain/counter/period/period.ts';
import { countNoun } from '../plural.ts';

/** The numbers of a period beside those of the one before it. */
export const counterNumbers = () => ({
  title: 'Números',
  period: 'Fechas',
  offered: {
    week: '7 días',
    month: 'Este mes',
    lastMonth: 'Mes pasado',
  } satisfies Record<OfferedPeriod, string>,
  own: 'Otras fechas',
  from: 'Desde',
  to: 'Hasta',
  wrongDates: 'Elige hasta 92 días que ya pasaron, desde el más antiguo.',
  csv: 'Bajar planilla',
  cash: 'Efectivo',
  dates: ({ from, to }: { from: string; to: string }) => `Del ${from} al ${to}`,
  comparedWith: (days: number) =>
    days === 1 ? 'Comparado con el día anterior.' : `Comparado con los ${days} días anteriores.`,
  more: (percent: number) => `${percent} % más`,
  less: (percent: number) => `${percent} % menos`,
  same: 'Igual que antes',
  noBefore: 'Antes no hubo',
  now: 'Estas fechas',
  before: 'Antes',
  byDay: 'Ventas por día',
  day: 'Día',
  week: 'Semana',
  weekOf: (date: string) => `Semana del ${date}`,
  bestDay: ({ date, sales }: { date: string; sales: string }) =>
    `El mejor día: ${date}, con ${sales}.`,
  byWeekday: 'Ventas por día de la semana',
  weekday: 'Día de la semana',
  averageOfDay: 'Promedio de cada día.',
  nothing: 'En estas fechas no hubo ventas.',
  dishes: 'Lo más pedido',
  units: (count: number) => countNoun(count, 'vendido', 'vendidos'),
  dishesNote: 'Antes de descuentos y devoluciones.',
  allDishes: (count: number) => `Ver los ${count} platos`,
  people: 'Clientes',
  newPeople: 'Nuevos',
  returning: 'Ya habían pedido',
  peopleNote: 'Cada cuenta es una persona. Sin cuenta, cada teléfono.',
  punctual: 'A tiempo',
  onTime: 'Llegaron a tiempo',
  /** Minutes on average from the order on. */
  promised: 'Tiempo prometido',
  kept: 'Tiempo real',
  minutes: (count: number) => `${count} min`,
  percent: (count: number) => `${count} %`,
  punctualNote: 'Pedidos para ahora. Tarde es más de 5 minutos después de lo prometido.',
  endings: 'Pedidos cancelados',
  coupons: 'Cupones',
  /** `discount`: an amount as text. */
  couponOrders: ({ orders, discount }: { orders: number; discount: string }) =>
    `${countNoun(orders, 'pedido', 'pedidos')}, ${discount} de descuento`,
  couponsNote: 'Lo que pagaron con cada cupón, sin propinas.',
  opinions: 'Opiniones',
});

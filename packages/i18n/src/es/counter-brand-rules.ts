import { countNoun } from '../plural.ts';

/** The back office: the settings by which every store takes orders and money. */
export const counterBrandRules = () => ({
  lead: 'Lo mismo para todos tus locales. Nadie ve nada hasta que publiques.',
  later: {
    title: 'Pedidos para otro día',
    label: 'Días para pedir antes',
    hint: 'De 0 a 60. Con 0 se pide solo para hoy.',
    wrong: 'Escribe un número de 0 a 60.',
    now: (days: number) =>
      days === 0 ? 'Solo para hoy' : `Hasta ${countNoun(days, 'día', 'días')} antes`,
  },
  tips: {
    title: 'Propinas',
    label: 'Propinas que ofreces, en %',
    hint: 'De una a ocho, separadas por comas. Con 0 también se puede no dejar.',
    wrong: 'Escribe números de 0 a 100 separados por comas, sin repetir.',
    now: (percents: string) => `${percents} %`,
  },
  fee: {
    title: 'Cargo por servicio',
    label: 'Cargo por pedido',
    hint: 'Se suma a cada pedido. Con 0 no hay.',
    wrong: 'Escribe un monto.',
    none: 'Sin cargo',
  },
  points: {
    title: 'Puntos',
    off: 'Apagados',
    on: (name: string) => `Encendidos: ${name}`,
    toggle: 'Tus clientes juntan puntos',
    toggleHint: 'Los ganan al comprar y pagan con ellos otra vez.',
    firstName: 'Puntos',
    name: 'Nombre de los puntos',
    wrongName: 'Escribe un nombre corto.',
    rate: 'Cuánto valen 100 puntos',
    wrongRate: 'Escribe un monto mayor que 0.',
    least: 'Lo mínimo que se paga con puntos',
    most: 'Lo máximo que se paga con puntos',
    wrongAmount: 'Escribe un monto.',
    above: 'El mínimo no puede pasar del máximo.',
  },
  limits: {
    title: 'Límites de una persona',
    lead: 'Para que nadie bloquee tu cocina. Vacío es el límite de siempre; 0 es sin límite.',
    unpaid: 'Pedidos sin pagar a la vez',
    hourly: 'Pedidos en una hora',
    mails: 'Correos en un día',
    wrong: 'Escribe un número entero, o nada.',
    usual: 'Los de siempre',
    own: 'Los tuyos',
  },
  late: {
    title: 'Pagos que llegan tarde',
    label: 'Si el pago llega cuando el pedido ya venció',
    of: { refund: 'Se devuelve', keep: 'El pedido sigue, si se puede' },
  },
  courier: {
    title: 'Repartidor más caro',
    label: 'Cuánto más caro puede salir, en %',
    hint: 'Si el repartidor cuesta más que lo calculado, sigue con él hasta este aumento.',
    wrong: 'Escribe un número de 0 a 100, o nada.',
    now: (percent: number) => `Hasta ${percent} % más`,
  },
});
export type CounterBrandRulesTexts = ReturnType<typeof counterBrandRules>;

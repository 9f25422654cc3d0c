import { plural } from '../plural.ts';

/** The search of orders at the counter, and the list of those that ended today. */
export const counterSearch = () => ({
  title: 'Buscar pedido',
  label: 'Número, nombre o teléfono',
  endedToday: 'Terminados hoy',
  noneEnded: 'Hoy todavía no termina ningún pedido.',
  found: 'Encontrados',
  nothing: (typed: string) => `Nada con «${typed}».`,
  crewHint: 'Aquí ves los de hoy y los que siguen en marcha.',
  managerHint: 'Aquí ves los de los últimos 30 días.',
  many: (count: number) => `Se ven ${plural(count, 'el último', `los ${count} últimos`)}.`,
  order: (number: number) => `Pedido ${number}`,
});

import { countNoun } from '../plural.ts';
import type { Vocabulary } from './words.ts';

/** The orders of later days. Days and times arrive formatted. */
export const counterUpcoming = (w: Vocabulary) => ({
  title: 'Próximos',
  none: 'Nadie ha pedido para más tarde',
  noneText: 'Aquí verás los pedidos para otra hora o para otro día.',
  days: 'Días',
  orders: (count: number) => countNoun(count, 'pedido', 'pedidos'),
  prepare: 'Para preparar',
  units: (count: number) => `${count}×`,
  print: 'Imprimir',
  printed: (day: string) => `Para preparar: ${day}`,
  order: (number: number) => `Pedido ${number}`,
  dispatch: { delivery: 'Reparto', pickUp: w.pickup },
  allergy: 'Alergia',
  opensAt: (time: string) => `Sube al tablero a las ${time}`,
  cut: 'Ves los primeros pedidos. Los demás aparecen cuando estos salgan.',
});
export type CounterUpcomingTexts = ReturnType<typeof counterUpcoming>;

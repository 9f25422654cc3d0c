import type { ChartId } from '../lib/goals.ts';

/**
 * A rate of another shop software on two cores, measured on another day and not in the same run: it
 * says an order of magnitude. `from`, `to`: the range of the runs, per second.
 */
export type PeerFigure = { name: string; what: string; from: number; to: number };

export const peersNote =
  'Vendure and Medusa were measured on two cores on another day (November 2026).';

export const peerFigures: Partial<Record<ChartId, readonly PeerFigure[]>> = {
  order: [
    { name: 'Vendure', what: 'orders', from: 5.8, to: 8.3 },
    { name: 'Medusa', what: 'orders', from: 0.9, to: 2.1 },
  ],
  price: [{ name: 'Vendure', what: 'prices', from: 25.6, to: 25.6 }],
  menu: [{ name: 'Vendure', what: 'menus', from: 366, to: 416 }],
};

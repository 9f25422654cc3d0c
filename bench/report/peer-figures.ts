import { shown } from '../lib/figures.ts';
import type { ChartId } from '../lib/goals.ts';

/**
 * A rate of another shop software on two cores, measured on another day and not in the same run: it
 * says an order of magnitude, and has no bar. `from`, `to`: the range of the runs, per second.
 */
type PeerFigure = { name: string; what: string; from: number; to: number };

const peerFigures: Partial<Record<ChartId, readonly PeerFigure[]>> = {
  order: [
    { name: 'Vendure', what: 'orders', from: 5.8, to: 8.3 },
    { name: 'Medusa', what: 'orders', from: 0.9, to: 2.1 },
  ],
  price: [{ name: 'Vendure', what: 'prices', from: 25.6, to: 25.6 }],
  menu: [{ name: 'Vendure', what: 'menus', from: 366, to: 416 }],
};

/** Returns what a chart says of other shop software, or null. */
export function peersNote(chart: ChartId): string | null {
  const peers = peerFigures[chart];
  if (peers === undefined) return null;
  const figures = peers.map(({ name, what, from, to }) => {
    const range = from === to ? shown(to) : `${shown(from)}–${shown(to)}`;
    return `${name} ${range} ${what}/s`;
  });
  return `Noted on another day, on two cores (November 2026): ${figures.join(', ')}.`;
}

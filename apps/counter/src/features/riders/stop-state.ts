import type { CounterRun, CounterStop } from '@comanda/contract/counter/riders.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';

/** The state of a stop as the counter shows it. */
export type StopState = 'atStore' | 'onTheWay' | 'problem' | 'delivered' | 'cancelled';

type Facts = Pick<CounterStop, 'status' | 'pickedUpAt' | 'deliveredAt' | 'problem' | 'codeBlocked'>;

/**
 * Returns the state of a stop. A problem that is not solved stands before everything but the end.
 */
export function stopState({
  status,
  pickedUpAt,
  deliveredAt,
  problem,
  codeBlocked,
}: Facts): StopState {
  if (deliveredAt !== null || status === 'completed') return 'delivered';
  if (hasOrderEnded(status)) return 'cancelled';
  if (problem !== null || codeBlocked) return 'problem';
  return pickedUpAt !== null || status === 'inTransit' ? 'onTheWay' : 'atStore';
}

/** Returns the stops that still need their rider, in their order. */
export const openStops = ({ stops }: Pick<CounterRun, 'stops'>): readonly CounterStop[] =>
  stops.filter((stop) => !['delivered', 'cancelled'].includes(stopState(stop)));

/** Returns how many stops of a run have a problem. */
export const problemsOf = ({ stops }: Pick<CounterRun, 'stops'>): number =>
  stops.filter((stop) => stopState(stop) === 'problem').length;

/**
 * Returns the runs in the order in which they need the counter: those with a problem first, then
 * the oldest.
 */
export const byNeed = (runs: readonly CounterRun[]): readonly CounterRun[] =>
  runs.toSorted((one, other) => Number(problemsOf(other) > 0) - Number(problemsOf(one) > 0));

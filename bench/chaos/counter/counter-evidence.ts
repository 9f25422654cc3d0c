import type { BoardFact } from './compare-board.ts';
import type { CounterFacts } from './counter-facts.ts';
import type { CancellationFact } from './read-cancellations.ts';
import type { StoreFact } from './read-store.ts';
import type { Tap } from './tap.ts';

/**
 * The taps of the counters, in the order of their answers, and their boards and stores at the end.
 * `seen`: orders that a tablet showed.
 */
export type CounterSide = {
  readonly taps: readonly Tap[];
  readonly boards: readonly BoardFact[];
  readonly stores: readonly StoreFact[];
  readonly seen: ReadonlySet<string>;
  readonly cancellations: readonly CancellationFact[];
};

/**
 * The actions and boards of the counters beside the shop’s database. `skewMs`: the largest error of
 * a server's clock, in milliseconds.
 */
export type CounterEvidence = {
  readonly side: CounterSide;
  readonly facts: CounterFacts;
  readonly skewMs: number;
};

import type { StoreFact } from './store-fact.ts';
import { instantOf } from '../time/instant.ts';

type Ended = Pick<StoreFact, 'until'>;

const holds = ({ until }: Ended, now: number): boolean => until === null || instantOf(until) > now;

/**
 * Returns the facts that still hold at `now` (milliseconds).
 * docs/rules/counter-store.md#ends-of-facts.
 */
export const factsInForce = <Fact extends Ended>(
  facts: readonly Fact[],
  now: number,
): readonly Fact[] => facts.filter((fact) => holds(fact, now));

/**
 * Returns the instant (milliseconds) at which the next of the facts ends; Infinity if none does.
 */
export const nextFactEnd = (facts: readonly Ended[], now: number): number =>
  Math.min(
    ...facts
      .map(({ until }) => (until === null ? Infinity : instantOf(until)))
      .filter((end) => end > now),
    Infinity,
  );

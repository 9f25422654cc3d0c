import type { Violations } from '../violations.ts';
import type { CounterEvidence } from './counter-evidence.ts';
import type { StoreFact } from './read-store.ts';
import type { Tap } from './tap.ts';

/** Checks that every server shows the stores as their counters left them. */
export function checkStores({ side: { taps, stores } }: CounterEvidence): Violations {
  const isAnswered = ({ isPaused, soldOut }: StoreFact): boolean =>
    isPaused !== null && soldOut !== null;
  const isOtherwise = ({ brand, isPaused, soldOut }: StoreFact): boolean => {
    const last = lastOf(taps.filter((each) => each.brand === brand));
    const [pause, dish] = [last('store.pause'), last('store.soldOut', 'store.onSale')];
    return (
      isPaused !== (pause?.asked.isPaused ?? false) || soldOut !== (dish?.kind === 'store.soldOut')
    );
  };
  return {
    'readings of a store other than its counter left it': stores
      .filter(isAnswered)
      .filter(isOtherwise).length,
    'readings of a store that no server answered': stores.filter((each) => !isAnswered(each))
      .length,
  };
}

/**
 * The last change of these kinds. The staff of a store makes one after the other, each until it has
 * an answer.
 */
const lastOf =
  (taps: readonly Tap[]) =>
  (...kinds: readonly Tap['kind'][]): Tap | undefined =>
    taps.findLast(({ kind, done }) => kinds.includes(kind) && done > 0);

import type { StoreId } from '@comanda/domain/ids.ts';
import { mulberry32 } from '../../../apps/sandbox/src/control/mulberry32.ts';
import { insertBenchStaff } from '../../lib/bench-staff.ts';
import type { OpenBrand } from '../chaos-brands.ts';
import type { Cluster } from '../cluster.ts';
import type { Tally } from '../tally.ts';
import { type BoardFact, compareBoard } from './compare-board.ts';
import { openLoadBalancer } from './load-balancer.ts';
import { openTablet, type Tablet } from './tablet.ts';
import type { Tap } from './tap.ts';
import { workShift } from './work-shift.ts';

/** `codes`: what the shoppers show, by order; they are added while the run goes on. */
type CounterDeps = {
  readonly cluster: Pick<Cluster, 'serverPort'>;
  readonly ownerUrl: string;
  readonly brands: readonly OpenBrand[];
  readonly seed: number;
  readonly tally: Tally;
  readonly codes: ReadonlyMap<string, string>;
};

/** The taps of the counters, and their boards at the end. `seen`: orders that a tablet showed. */
export type CounterSide = {
  readonly taps: readonly Tap[];
  readonly boards: readonly BoardFact[];
  readonly seen: ReadonlySet<string>;
};

export type ChaosCounters = {
  /** Closes the shops: the staff finishes the orders that are left. */
  closeShift(): Promise<void>;
  /** Compares the followed boards with fresh readings, then ends the following. */
  leave(): Promise<CounterSide>;
};

/** The store of each brand of the run. */
const storeId = 1 as StoreId;
/** The time in which the staff finishes what is left, in milliseconds. */
const closingMs = 60_000;

/** Opens two tablets at the store of each brand, whose staff works on the orders from now on. */
export async function openCounters(deps: CounterDeps): Promise<ChaosCounters> {
  const { cluster, tally, codes, brands } = deps;
  const balancer = await openLoadBalancer({ serverPort: cluster.serverPort, tally });
  const restoreOrigin = setPageOrigin(balancer.origin);
  const stores = await Promise.all(brands.map((brand) => openTablets(deps, brand)));
  const tablets = stores.flat();
  const taps: Tap[] = [];
  let closing: number | null = null;
  const shifts = stores.map((pair) =>
    workShift({ tablets: pair, codes, taps, closesAt: () => closing }),
  );
  return {
    closeShift: async () => {
      closing = performance.now() + closingMs;
      await Promise.all(shifts);
    },
    leave: async () => {
      const boards = await Promise.all(tablets.map(compareBoard));
      await Promise.all(tablets.map((tablet) => tablet.leave()));
      await balancer.close();
      restoreOrigin();
      return { taps, boards, seen: new Set(tablets.flatMap(({ seen }) => [...seen])) };
    },
  };
}

async function openTablets(
  { ownerUrl, seed, tally }: CounterDeps,
  brand: OpenBrand,
): Promise<readonly [Tablet, Tablet]> {
  const [one, other] = await insertBenchStaff(ownerUrl, 2, 'manager', brand.id);
  if (!one || !other) throw new Error('nobody is signed in');
  const draw = mulberry32(seed + brand.burger);
  const shared = { brand, storeId, draw, tally };
  return [openTablet({ ...shared, staff: one }), openTablet({ ...shared, staff: other })];
}

/** The counter's client sends to the origin of its page. Returns a function that restores what was there. */
function setPageOrigin(origin: string): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'location');
  Object.defineProperty(globalThis, 'location', { value: { origin }, configurable: true });
  return () => {
    if (before) Object.defineProperty(globalThis, 'location', before);
    else Reflect.deleteProperty(globalThis, 'location');
  };
}

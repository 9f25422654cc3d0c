import type { StoreId } from '@comanda/domain/ids.ts';
import { mulberry32 } from '../../../apps/sandbox/src/control/mulberry32.ts';
import { insertBenchStaff } from '../../lib/bench-staff.ts';
import type { OpenBrand } from '../chaos-brands.ts';
import type { ChaosDatabases } from '../chaos-databases.ts';
import type { Cluster } from '../cluster.ts';
import type { Tally } from '../tally.ts';
import { compareBoard } from './compare-board.ts';
import { openLoadBalancer } from './load-balancer.ts';
import { readStore } from './read-store.ts';
import type { CounterSide } from './counter-evidence.ts';
import { openTablet, type Tablet } from './tablet.ts';
import type { Tap } from './tap.ts';
import { readCancellations } from './read-cancellations.ts';
import type { ShopperRegister } from './shopper-register.ts';
import { workShift } from './work-shift.ts';

type CounterDeps = {
  readonly cluster: Pick<Cluster, 'serverPort' | 'call'>;
  readonly databases: Pick<ChaosDatabases, 'of'>;
  readonly brands: readonly OpenBrand[];
  readonly seed: number;
  readonly tally: Tally;
  readonly register: ShopperRegister;
  /**
   * Milliseconds in which the staff finishes what is left, and in which a followed board may agree
   * with a fresh reading.
   */
  readonly patience: { readonly closingMs: number; readonly boardMs: number };
};

export type ChaosCounters = {
  /** Closes the shops: the staff finishes the orders that are left. */
  closeShift(): Promise<void>;
  /** Compares the followed boards with fresh readings, then ends the following. */
  leave(): Promise<CounterSide>;
};

/** The store of each brand of the run. */
const storeId = 1 as StoreId;

/** Opens two tablets at the store of each brand, whose staff works on the orders from now on. */
export async function openCounters(deps: CounterDeps): Promise<ChaosCounters> {
  const { cluster, tally, brands, register, patience } = deps;
  const balancer = await openLoadBalancer({ serverPort: cluster.serverPort, tally });
  const restoreOrigin = setPageOrigin(balancer.origin);
  const pairs = await Promise.all(brands.map((brand) => openTablets(deps, brand)));
  const tablets = pairs.flat();
  const taps: Tap[] = [];
  let closing: number | null = null;
  const { codes } = register;
  const shifts = pairs.map((pair) =>
    workShift({ tablets: pair, codes, taps, closesAt: () => closing }),
  );
  return {
    closeShift: async () => {
      closing = performance.now() + patience.closingMs;
      await Promise.all(shifts);
    },
    leave: async () => {
      const boards = await Promise.all(
        tablets.map((tablet) => compareBoard(tablet, patience.boardMs)),
      );
      const stores = (
        await Promise.all(pairs.map(([tablet]) => readStore(tablet, patience.boardMs)))
      ).flat();
      const cancellations = await readCancellations(cluster, register);
      await Promise.all(tablets.map((tablet) => tablet.leave()));
      await balancer.close();
      restoreOrigin();
      const seen = new Set(tablets.flatMap((tablet) => [...tablet.seen]));
      return { taps, boards, stores, cancellations, seen };
    },
  };
}

async function openTablets(
  { databases, seed, tally }: CounterDeps,
  brand: OpenBrand,
): Promise<readonly [Tablet, Tablet]> {
  const { ownerUrl } = databases.of(brand.id);
  const [one, other] = await insertBenchStaff(ownerUrl, 2, 'manager', brand.id);
  if (!one || !other) throw new Error('nobody is signed in');
  const draw = mulberry32(seed + brand.burger);
  const shared = { brand, storeId, draw, tally };
  return [openTablet({ ...shared, staff: one }), openTablet({ ...shared, staff: other })];
}

/**
 * The counter's client sends to the origin of its page. Returns a function that restores what was
 * there.
 */
function setPageOrigin(origin: string): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'location');
  Object.defineProperty(globalThis, 'location', { value: { origin }, configurable: true });
  return () => {
    if (before) Object.defineProperty(globalThis, 'location', before);
    else Reflect.deleteProperty(globalThis, 'location');
  };
}

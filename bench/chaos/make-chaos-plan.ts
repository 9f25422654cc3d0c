import { chaosMethodsOf } from './chaos-methods.ts';
import type { ChaosPlan } from './chaos-plan.ts';

type PlanSize = Pick<ChaosPlan, 'orders' | 'seed'>;

/** The plan of a run of the shop's own servers: the more orders, the more failures. */
export function chaosPlan({
  orders,
  seed,
  methods,
  databases,
}: Pick<ChaosPlan, 'orders' | 'seed' | 'methods' | 'databases'>): ChaosPlan {
  return {
    ...sharedPlan({ orders, seed }),
    ...{ methods, databases, isNaive: false },
    cashOrders: Math.ceil(orders / 5),
    freezes: Math.min(20, often(orders)),
  };
}

/** The plan of a run of the naive server, as a control that the harness finds violations. */
export const naivePlan = (size: PlanSize): ChaosPlan => ({
  ...sharedPlan(size),
  ...{ methods: chaosMethodsOf('webpay'), databases: 1, isNaive: true, cashOrders: 0, freezes: 0 },
});

const often = (orders: number): number => Math.ceil(orders / 25);

const sharedPlan = ({ orders, seed }: PlanSize) => ({
  ...{ orders, seed, shoppers: 24, servers: 4, faultShare: 0.12, isPatient: true },
  serverKills: Math.ceil(orders / 12),
  databaseKills: Math.min(20, often(orders)),
  deploys: Math.min(40, often(orders)),
  skewsMs: [0, 12_000, -12_000, 5_000],
  scarce: Math.ceil(orders / 30),
});

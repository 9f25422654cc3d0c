import type { ChaosMethod } from './chaos-methods.ts';
import type { Violations } from './violations.ts';
import type { Tally } from './tally.ts';

/**
 * A chaos run. Kills, freezes and deploys are scheduled by the count of finished orders, so that a
 * slow machine meets as many. `skewsMs`: the clock error of each server, in turn, in milliseconds.
 * `scarce`: units of the scarce product at each brand.
 */
export type ChaosPlan = {
  orders: number;
  seed: number;
  shoppers: number;
  servers: number;
  isNaive: boolean;
  /** Databases in which the brands take turns. The naive server knows one. */
  databases: number;
  databaseKills: number;
  serverKills: number;
  freezes: number;
  deploys: number;
  skewsMs: readonly number[];
  scarce: number;
  faultShare: number;
  isPatient: boolean;
  /**
   * Shoppers beside the others who pay in cash at the counter; most of them cancel while a tablet
   * accepts.
   */
  cashOrders: number;
  /** The methods that shoppers pay with. The naive server knows Webpay alone. */
  methods: readonly ChaosMethod[];
  /** Called with the number of shoppers that have finished. */
  onProgress?: (done: number) => void;
};

export type ChaosOutcome = {
  violations: Violations;
  tally: Tally;
  providerFaults: readonly { provider: string; at: string; fault: string; count: number }[];
  paid: number;
  /**
   * `approved`: shoppers who paid on the provider's page. `approvedButUnpaid`: those whose order is
   * not paid, not cancelled and was never charged.
   */
  approved: number;
  approvedButUnpaid: number;
  eventLogs: readonly string[];
  seconds: number;
  /** Seconds from the end of the faults to the end of the last attempt. */
  quietAfterSeconds: number;
};

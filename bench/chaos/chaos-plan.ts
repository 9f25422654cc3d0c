import type { Violations } from './check-invariants.ts';
import type { Tally } from './tally.ts';

/**
 * What a run does. Kills, freezes and deploys come as the orders come along, so many times in all: a slow machine meets as many. `skewsMs`: by how much
 * the clock of each server is wrong, in turn. `scarce`: units of the scarce dish at each brand.
 */
export type ChaosPlan = {
  orders: number;
  seed: number;
  shoppers: number;
  servers: number;
  isNaive: boolean;
  databaseKills: number;
  serverKills: number;
  freezes: number;
  deploys: number;
  skewsMs: readonly number[];
  scarce: number;
  faultShare: number;
  isPatient: boolean;
  /** Called with how many orders are through. */
  onProgress?: (done: number) => void;
};

export type ChaosOutcome = {
  violations: Violations;
  tally: Tally;
  providerFaults: readonly { at: string; fault: string; count: number }[];
  paid: number;
  /** Shoppers who paid on the provider's page, and those of them whose order nobody cancelled and nobody paid. */
  approved: number;
  approvedButUnpaid: number;
  eventLogs: readonly string[];
  seconds: number;
  /** From the end of the faults to the end of the last attempt. */
  quietAfterSeconds: number;
};

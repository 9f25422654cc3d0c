import type { Violations } from './check.ts';
import type { Tally } from './tally.ts';

/** `killEveryMs` null: servers are killed as the orders come along, `serverKills` times in all, so that nothing depends on speed. */
export type Plan = {
  orders: number;
  seed: number;
  shoppers: number;
  servers: number;
  isNaive: boolean;
  databaseKills: number;
  serverKills: number;
  killEveryMs: number | null;
  faultShare: number;
  isPatient: boolean;
  /** Hears how many orders are through. */
  onProgress?: (done: number) => void;
};

export type Outcome = {
  violations: Violations;
  tally: Tally;
  providerFaults: readonly { at: string; fault: string; count: number }[];
  paid: number;
  stories: readonly string[];
  seconds: number;
  /** From the end of the faults to the end of the last attempt. */
  quietAfterSeconds: number;
};

import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { RateLimit } from './rate-limit.ts';
import type { SessionReader } from './session-reader.ts';
import type { TenantDirectory } from './tenant-lookup.ts';

/** The parts of a server that every endpoint needs besides its handler. */
export type HttpPlatform = {
  tenants: TenantDirectory;
  sessions: SessionReader;
  clock: () => number;
  log: Log;
  rateLimit: RateLimit;
  metrics?: Metrics;
  /**
   * Aborted when the server takes no more requests: event streams end, and no order or payment
   * begins.
   */
  stopping?: AbortSignal;
  /** Aborted shortly before the process ends: calls that are still under way are answered. */
  ending?: AbortSignal;
};

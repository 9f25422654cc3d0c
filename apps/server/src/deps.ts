import type { PageModule } from '@comanda/contract/page.ts';
import type { Sessions } from './platform/http/sessions.ts';
import type { TenantDirectory } from './platform/http/tenant-directory.ts';
import type { Database } from './platform/db/database.ts';
import type { Events } from './platform/events.ts';
import type { Log } from './platform/log.ts';
import type { Random } from './platform/random.ts';
import type { TenantSecrets } from './platform/secrets/tenant-secrets.ts';
import type { Config } from './config.ts';
import type { ClientFiles } from './features/page/client-files.ts';
import type { ServedFiles } from './features/tenant/served-files.ts';
import type { JobHealth } from './platform/jobs/job-health.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Areas } from './geocoding/areas.ts';
import type { Geocoder } from './geocoding/geocoder.ts';
import type { MenuMemory } from './features/menu/menu-memory.ts';
import type { OrderNumbers } from './features/order/order-numbers.ts';
import type { StockNotice } from './features/order/stock-notice.ts';
import type { Kitchens } from './features/kitchen/kitchens.ts';
import type { CourierRegistry } from './couriers/registry.ts';
import type { PaymentRegistry } from './payments/registry.ts';
import type { IntegrationKeys } from './features/session/integration-key.ts';
import type { SessionMemory } from './features/session/session-memory.ts';

/** Everything a route or a workflow may use, as plain functions. */
export type Deps = {
  config: Config;
  db: Database;
  tenants: TenantDirectory;
  sessions: Sessions;
  menus: MenuMemory;
  geocoder: Geocoder;
  areas: Areas;
  events: Events;
  /** Tokens seen lately; `sessions` asks it first. */
  sessionMemory: SessionMemory;
  integrationKeys: IntegrationKeys;
  orderNumbers: OrderNumbers;
  stockNotice: StockNotice;
  /** Who takes money online. */
  payments: PaymentRegistry;
  /** Who brings orders. */
  couriers: CourierRegistry;
  /** Whom orders are told to. */
  kitchens: Kitchens;
  /** What operators watch. */
  metrics: Metrics;
  /** Whether this process does the waiting jobs. */
  jobHealth: JobHealth;
  /** Seals tokens that nobody stores: guest creation, order jobs. */
  tokenSecret: string;
  /** Milliseconds since the epoch. */
  clock: () => number;
  random: Random;
  log: Log;
};

/** What the application needs around its calls: pages, files, and what its operators watch. */
export type AppParts = {
  secrets: TenantSecrets;
  pages: PageModule;
  client: ClientFiles;
  tenantFiles: ServedFiles;
  /** Aborted when the program is told to stop: readiness says no, requests are still answered. */
  leaving: AbortSignal;
  /** Aborted when no more requests are taken: long answers end. */
  stopping: AbortSignal;
};

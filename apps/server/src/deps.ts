import type { PageModule } from '@comanda/contract/page.ts';
import type { SessionReader } from './platform/http/session-reader.ts';
import type { TenantDirectory } from './platform/http/tenant-directory.ts';
import type { Database } from './platform/db/database.ts';
import type { Events } from './platform/events.ts';
import type { Log } from './platform/log.ts';
import type { Random } from './platform/random.ts';
import type { TenantSecrets } from './platform/secrets/tenant-secrets.ts';
import type { Config } from './config.ts';
import type { ClientFiles } from './features/page/client-files.ts';
import type { StoredFileCache } from './features/tenant/stored-file-cache.ts';
import type { JobHealth } from './platform/jobs/job-health.ts';
import type { Metrics } from './platform/metrics.ts';
import type { LoadAreas } from './geocoding/load-areas.ts';
import type { Geocoder } from './geocoding/geocoder.ts';
import type { MenuCache } from './features/menu/menu-cache.ts';
import type { OrderNumbers } from './features/order/order-numbers.ts';
import type { StockChangePublisher } from './features/order/stock-change-publisher.ts';
import type { KitchenClient } from './features/kitchen/kitchen-client.ts';
import type { CourierRegistry } from './couriers/courier-registry.ts';
import type { PaymentRegistry } from './payments/payment-registry.ts';
import type { IntegrationKeys } from './features/session/integration-key.ts';
import type { SessionCache } from './features/session/session-cache.ts';

/** Everything a route or a workflow may use, as plain functions. */
export type Deps = {
  config: Config;
  db: Database;
  tenants: TenantDirectory;
  sessions: SessionReader;
  menus: MenuCache;
  geocoder: Geocoder;
  areas: LoadAreas;
  events: Events;
  /** Tokens seen lately; `sessions` asks it first. */
  sessionCache: SessionCache;
  integrationKeys: IntegrationKeys;
  orderNumbers: OrderNumbers;
  stockNotice: StockChangePublisher;
  /** Who takes money online. */
  payments: PaymentRegistry;
  /** Who brings orders. */
  couriers: CourierRegistry;
  /** Whom orders are told to. */
  kitchens: KitchenClient;
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
  tenantFiles: StoredFileCache;
  /** Aborted when the program is told to stop: readiness says no, requests are still answered. */
  draining: AbortSignal;
  /** Aborted when no more requests are taken: long answers end. */
  stopping: AbortSignal;
};

import type { PageModule } from '@comanda/contract/page.ts';
import type { SessionReader } from './platform/http/session-reader.ts';
import type { TenantDirectory } from './platform/http/tenant-lookup.ts';
import type { Database } from './platform/db/database.ts';
import type { Events } from './platform/events.ts';
import type { Log } from './platform/log.ts';
import type { Random } from './platform/random.ts';
import type { MasterKeys } from './platform/secrets/master-keys.ts';
import type { TenantSecrets } from './platform/secrets/tenant-secrets.ts';
import type { Config } from './config.ts';
import type { ClientFiles } from './page/client-files.ts';
import type { CounterFiles } from './counter/counter-files.ts';
import type { StoredFileCache } from './tenant/stored-file-cache.rows.ts';
import type { JobHealths } from './platform/jobs/job-health.ts';
import type { Metrics } from './platform/metrics.ts';
import type { LoadAreas } from './geocoding/load-areas.ts';
import type { Geocoder } from './geocoding/geocoder.ts';
import type { MenuCache } from './menu/menu-cache.ts';
import type { WebhookKeys } from './payment/webhook-keys.rows.ts';
import type { OrderNumbers } from './order/order-numbers.ts';
import type { StockChangePublisher } from './order/stock-change-publisher.ts';
import type { KitchenClient } from './kitchen/kitchen-client.ts';
import type { PushClient } from './push/push-client.ts';
import type { CourierRegistry } from './couriers/courier-registry.ts';
import type { PaymentRegistry } from './payments/payment-registry.ts';
import type { IntegrationKeys } from './session/integration-key.ts';
import type { SessionCache } from './session/session-cache.ts';

/** Dependencies of use cases, as plain functions. */
export type Deps = {
  config: Config;
  db: Database;
  tenants: TenantDirectory;
  sessions: SessionReader;
  menus: MenuCache;
  geocoder: Geocoder;
  areas: LoadAreas;
  events: Events;
  /** Sessions of recently used tokens; `sessions` reads it first. */
  sessionCache: SessionCache;
  integrationKeys: IntegrationKeys;
  orderNumbers: OrderNumbers;
  stockNotice: StockChangePublisher;
  /** Online payment providers. */
  payments: PaymentRegistry;
  /** Couriers. */
  couriers: CourierRegistry;
  /** Clients that notify the restaurants' systems of orders. */
  kitchens: KitchenClient;
  /** Sends push messages; null if the platform sends none. */
  push: PushClient | null;
  metrics: Metrics;
  /** State of the job queues of this process. */
  jobHealth: JobHealths;
  /** Keys in the addresses of payment providers' webhooks. */
  webhookKeys: WebhookKeys;
  /** Key that signs the tokens that are not stored: guest creation, order jobs. */
  tokenSecret: string;
  /** Keys that seal the references of saved cards; empty: no card can be saved. */
  masterKeys: MasterKeys;
  /** Milliseconds since the epoch. */
  clock: () => number;
  random: Random;
  log: Log;
};

/** Parts of the application beside its API calls: pages, files and operations. */
export type AppParts = {
  secrets: TenantSecrets;
  pages: PageModule;
  client: ClientFiles;
  /** The counter's files, and the addresses that its page names. */
  counter: CounterFiles;
  tenantFiles: StoredFileCache;
  /**
   * Aborted when the process receives a stop signal: readiness fails, requests are still answered.
   */
  draining: AbortSignal;
  /**
   * Aborted when the server takes no more requests: event streams end, and no order or payment
   * begins.
   */
  stopping: AbortSignal;
  /** Aborted shortly before the process ends: calls that are still under way are answered. */
  ending: AbortSignal;
};

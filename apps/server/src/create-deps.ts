import { setMaxListeners } from 'node:events';
import type { Config } from './config.ts';
import type { AppParts, Deps } from './deps.ts';
import { createMenuCache } from './menu/menu-cache.ts';
import { createOrderNumbers } from './order/order-numbers.ts';
import { reserveOrderNumbers } from './order/reserve-order-numbers.rows.ts';
import { createStockChangePublisher } from './order/stock-change-publisher.ts';
import { createKitchenClient } from './kitchen/kitchen-client.ts';
import { clientFiles } from './page/client-files.ts';
import { counterFiles } from './counter/counter-files.ts';
import { loadPageModule } from './page/page-module.ts';
import { createWebhookKeys } from './payment/webhook-keys.rows.ts';
import { createPushClient } from './push/push-client.ts';
import { vapidKeysOf } from './push/vapid-keys.ts';
import { createIntegrationKeys } from './session/integration-key.ts';
import { createSessionCache } from './session/session-cache.ts';
import { createSessions } from './session/create-sessions.ts';
import { findOpenFont } from './brand/fonts/open-font-files.ts';
import { createStoredFileCache } from './tenant/stored-file-cache.rows.ts';
import { createTenantDirectory, type ReloadableDirectory } from './tenant/tenant-directory.rows.ts';
import { createLoadAreas } from './geocoding/load-areas.ts';
import { addressAttribution, mapTilesFromConfig } from './geocoding/map-tiles.ts';
import { geocoderFromConfig } from './geocoding/geocoder-from-config.ts';
import type { Database } from './platform/db/database.ts';
import { withTenant } from './platform/db/tenant-transaction.ts';
import { createEvents } from './platform/events.ts';
import type { Log } from './platform/log.ts';
import { createJobHealths } from './platform/jobs/job-health.ts';
import { createMetrics } from './platform/metrics.ts';
import { alertSeries } from './alert-series.ts';
import { type Random, systemRandom } from './platform/random.ts';
import { createCourierRegistry } from './couriers/courier-registry.ts';
import { registerPaymentGauges } from './payments/payment-gauges.ts';
import { createPaymentRegistry } from './payments/payment-registry.ts';
import { kushkiAccount } from './payments/providers/kushki/kushki-account.ts';
import { kushkiInstallation } from './payments/providers/kushki/kushki-installation.ts';
import { databasesOf } from './platform/settings/read-databases.ts';
import { masterKeysOf } from './platform/secrets/master-keys.ts';
import { createTenantSecrets } from './platform/secrets/tenant-secrets.ts';
import { tokenSecret } from './platform/token-secret.ts';

type DepsOptions = {
  config: Config;
  db: Database;
  log: Log;
  stopping: AbortSignal;
  draining?: AbortSignal;
  ending?: AbortSignal;
  clock?: () => number;
  random?: Random;
};

/**
 * Creates all dependencies of the application. Reads files of the program, but does not query the
 * database.
 */
export async function createDeps(
  options: DepsOptions,
): Promise<Deps & AppParts & { tenants: ReloadableDirectory }> {
  const {
    config,
    db,
    log,
    stopping,
    draining = stopping,
    ending = new AbortController().signal,
    clock = Date.now,
    random = systemRandom,
  } = options;
  // Each running call listens to it.
  setMaxListeners(0, ending);
  const masterKeys = masterKeysOf(config);
  const databaseNames = databasesOf(config).map(({ name }) => name);
  const secrets = createTenantSecrets({ db, keys: masterKeys, log, clock });
  const providerOptions = {
    sandboxUrl: config.sandboxUrl,
    demo: config.demo,
    secretOf: secrets.secretOf,
    clock,
  };
  const payments = createPaymentRegistry({
    ...providerOptions,
    urls: config.paymentUrls,
    sandboxFramesUrl: config.sandboxFramesUrl,
  });
  registerPaymentGauges(clock);
  const menus = createMenuCache({
    db,
    clock,
    log,
    isMethodAvailable: payments.offersTo,
    maps: mapTilesFromConfig(config),
    kushki: kushkiInstallation({
      ...config,
      kushkiUrl: config.paymentUrls[kushkiAccount.name] ?? null,
    }),
    attribution: addressAttribution(config),
  });
  const events = createEvents();
  const sessionCache = createSessionCache(events);
  const integrationKeys = createIntegrationKeys(secrets.secretOf, config.demoIntegrationKey);
  const tenants = createTenantDirectory(db, config);
  // The offline worker shows push messages: without it nobody is asked.
  const vapidKeys = config.allowsOffline ? vapidKeysOf(config) : null;
  const secret = tokenSecret(config.tokenSecret, config.dataDir);
  return {
    config,
    db,
    log,
    stopping,
    draining,
    ending,
    clock,
    random,
    menus,
    sessionCache,
    integrationKeys,
    secrets,
    tokenSecret: secret,
    webhookKeys: createWebhookKeys(db, secret),
    masterKeys,
    tenants,
    sessions: createSessions({
      db,
      cache: sessionCache,
      integrationKeys,
      tokenSecret: secret,
      clock,
    }),
    geocoder: geocoderFromConfig(config, clock, log),
    areas: createLoadAreas(config.tenantsDir),
    events,
    orderNumbers: createOrderNumbers((tenantId, storeId, count) =>
      withTenant(db, tenantId, (tx) => reserveOrderNumbers(tx, storeId, count)),
    ),
    stockNotice: createStockChangePublisher({
      db,
      log,
      invalidate: (tenantId, storeId, kind) =>
        menus.onChange({ tenantId, kind, id: String(storeId) }),
    }),
    payments,
    couriers: createCourierRegistry({ ...providerOptions, urls: config.courierUrls, log }),
    kitchens: createKitchenClient({
      config,
      clock,
      keys: integrationKeys,
      tenantCount: tenants.count,
      kitchenUrlOf: async (tenantId) =>
        (await menus.tenant(tenantId))?.operations.kitchenUrl ?? null,
    }),
    push: vapidKeys && createPushClient({ keys: vapidKeys, sandboxUrl: config.sandboxUrl, clock }),
    pages: await loadPageModule(config.webDist),
    client: clientFiles(config.webDist),
    counter: counterFiles(config.counterDist),
    tenantFiles: createStoredFileCache(db, findOpenFont),
    metrics: createMetrics(db, () => alertSeries(tenants.ids()), databaseNames),
    jobHealth: createJobHealths(log, databaseNames),
  };
}

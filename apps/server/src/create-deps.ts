import { compressedFolder } from './compress-beside.ts';
import type { Config } from './config.ts';
import type { AppParts, Deps } from './deps.ts';
import { createMenuMemory } from './features/menu/menu-memory.ts';
import { createOrderNumbers } from './features/order/order-numbers.ts';
import { reserveNumbers } from './features/order/reserve-numbers.ts';
import { createStockNotice } from './features/order/stock-notice.ts';
import { createKitchens } from './features/kitchen/kitchens.ts';
import { clientFiles } from './features/page/client-files.ts';
import { loadPages } from './features/page/page-module.ts';
import { createIntegrationKeys } from './features/session/integration-key.ts';
import { createSessionMemory } from './features/session/session-memory.ts';
import { createSessions } from './features/session/sessions.ts';
import { servedFiles } from './features/tenant/served-files.ts';
import { createTenantDirectory, type LoadedDirectory } from './features/tenant/tenant-directory.ts';
import { createAreas } from './geocoding/areas.ts';
import { addressThanks, mapTiles } from './geocoding/map-tiles.ts';
import { openGeocoder } from './geocoding/open-geocoder.ts';
import type { Database } from './platform/db/database.ts';
import { withTenant } from './platform/db/tenant-transaction.ts';
import { createEvents } from './platform/events.ts';
import type { Log } from './platform/log.ts';
import { createJobHealth } from './platform/jobs/job-health.ts';
import { createMetrics } from './platform/metrics.ts';
import { type Random, systemRandom } from './platform/random.ts';
import { createCourierRegistry } from './couriers/registry.ts';
import { createPaymentRegistry } from './payments/registry.ts';
import { masterKeysOf } from './platform/secrets/master-keys.ts';
import { createTenantSecrets } from './platform/secrets/tenant-secrets.ts';
import { tokenSecret } from './platform/token-secret.ts';

type Given = {
  config: Config;
  db: Database;
  log: Log;
  stopping: AbortSignal;
  leaving?: AbortSignal;
  clock?: () => number;
  random?: Random;
};

/** Everything the application is made of, put together. Reads files of the program, but asks the database nothing. */
export async function createDeps(given: Given): Promise<Deps & AppParts & { tenants: LoadedDirectory }> {
  const { config, db, log, stopping, leaving = stopping, clock = Date.now, random = systemRandom } = given;
  const secrets = createTenantSecrets({ db, keys: masterKeysOf(config), log, clock });
  const outside = { sandboxUrl: config.sandboxUrl, demo: config.demo, secretOf: secrets.of, clock };
  const payments = createPaymentRegistry({ ...outside, urls: { webpay: config.webpayUrl } });
  const menus = createMenuMemory({ db, clock, log, isTaken: payments.offersTo, maps: mapTiles(config), thanks: addressThanks(config) });
  const sessionMemory = createSessionMemory();
  const integrationKeys = createIntegrationKeys(secrets.of, config.demoIntegrationKey);
  const tenants = createTenantDirectory(db, config);
  const secret = tokenSecret(config.tokenSecret, config.dataDir);
  return {
    config,
    db,
    log,
    stopping,
    leaving,
    clock,
    random,
    menus,
    sessionMemory,
    integrationKeys,
    secrets,
    tokenSecret: secret,
    tenants,
    sessions: createSessions({ db, memory: sessionMemory, integrationKeys, tokenSecret: secret, clock }),
    geocoder: openGeocoder(config, clock, log),
    areas: createAreas(config.tenantsDir),
    events: createEvents(),
    orderNumbers: createOrderNumbers((tenantId, storeId, count) => withTenant(db, tenantId, (tx) => reserveNumbers(tx, storeId, count))),
    stockNotice: createStockNotice({ db, forget: menus.changed, log }),
    payments,
    couriers: createCourierRegistry({ ...outside, urls: config.courierUrls, log }),
    kitchens: createKitchens({
      config,
      clock,
      keys: integrationKeys,
      brands: tenants.count,
      kitchenUrlOf: async (tenantId) => (await menus.tenant(tenantId))?.operations.kitchenUrl ?? null,
    }),
    pages: await loadPages(config.webDist),
    client: clientFiles(config.webDist, compressedFolder(config.dataDir)),
    tenantFiles: servedFiles(db),
    metrics: createMetrics(db),
    jobHealth: createJobHealth(log),
  };
}

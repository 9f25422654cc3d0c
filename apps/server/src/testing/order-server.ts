import { allEndpoints, type EndpointName, endpointNames } from '@comanda/contract/all-endpoints.ts';
import type { AddressInfo } from 'node:net';
import { collectCalls, collectMounts } from '../collect-modules.ts';
import { readConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import { createKitchenClient, type KitchenClientParts } from '../kitchen/kitchen-client.ts';
import { createMenuCache } from '../menu/menu-cache.ts';
import { fallbackPages } from '../page/fallback-pages.ts';
import { createWebhookKeys } from '../payment/webhook-keys.rows.ts';
import { createOrderNumbers } from '../order/order-numbers.ts';
import { reserveOrderNumbers } from '../order/reserve-order-numbers.rows.ts';
import { createStockChangePublisher } from '../order/stock-change-publisher.ts';
import { createIntegrationKeys } from '../session/integration-key.ts';
import { createSessionCache } from '../session/session-cache.ts';
import { createSessions } from '../session/create-sessions.ts';
import { createTenantDirectory } from '../tenant/tenant-directory.rows.ts';
import { createCourierRegistry } from '../couriers/courier-registry.ts';
import { createPaymentRegistry } from '../payments/payment-registry.ts';
import { listenForChanges } from '../platform/db/listen-for-changes.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { createEvents } from '../platform/events.ts';
import { createHttpServer } from '../platform/http/create-http-server.ts';
import { mountEndpoint } from '../platform/http/mount-endpoint.ts';
import { createRateLimit } from '../platform/http/rate-limit.ts';
import { silentLog } from '../platform/log.ts';
import { createJobHealths } from '../platform/jobs/job-health.ts';
import { createMetrics } from '../platform/metrics.ts';
import { alertSeries } from '../alert-series.ts';
import { systemRandom } from '../platform/random.ts';
import { createTenantSecrets } from '../platform/secrets/tenant-secrets.ts';

import { testKeys } from './tenant-secret.ts';

export const integrationKey = 'the-kitchens-key';

export type OrderServer = {
  origin: string;
  deps: Deps;
  /** Sets the server's clock, which otherwise stands still; milliseconds. */
  setClock(now: number): void;
  close(): Promise<void>;
};

/** Saturday, 12:30 in Santiago. */
export const noon = Date.parse('2026-11-21T15:30:00Z');

/**
 * Starts the order API on its own port over a test file's database. Two of them are like two server
 * processes.
 */
export async function startOrderServer(
  appUrl: string,
  changes: Partial<Deps> = {},
  sandboxUrl: string | null = null,
  sandboxFramesUrl: string | null = null,
): Promise<OrderServer> {
  let now = noon;
  const deps: Deps = {
    ...(await depsFor(appUrl, () => now, { sandboxUrl, sandboxFramesUrl })),
    ...changes,
  };
  const stopping = new AbortController();
  const app = createHttpServer(deps.config);
  const calls = collectCalls({ ...deps, pages: fallbackPages });
  const http = {
    ...deps,
    rateLimit: createRateLimit({ guestCreation: 0, placeCall: 0, cartCall: 0, clientError: 0 }),
    stopping: stopping.signal,
  };
  const mount = <Name extends EndpointName>(name: Name) =>
    mountEndpoint(app, allEndpoints[name], calls[name], http);
  endpointNames.forEach(mount);
  for (const mountRaw of Object.values(collectMounts())) mountRaw(app, deps);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const stopListening = await startListening(appUrl, deps);
  return {
    origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    deps,
    setClock: (instant) => void (now = instant),
    close: async () => {
      stopping.abort();
      await app.close();
      await stopListening();
      await deps.stockNotice.close();
      await deps.db.close();
    },
  };
}

async function depsFor(
  appUrl: string,
  clock: () => number,
  sandbox: { sandboxUrl: string | null; sandboxFramesUrl: string | null },
): Promise<Deps> {
  const db = openDatabase({ url: appUrl, connections: 24 });
  const tenants = createTenantDirectory(db, { defaultTenant: 'burger', demo: true, apiHosts: [] });
  await tenants.reload();
  const menus = createMenuCache({ db, clock, log: silentLog });
  const events = createEvents();
  const cache = createSessionCache(events);
  const secrets = createTenantSecrets({ db, keys: testKeys, log: silentLog, clock });
  const integrationKeys = createIntegrationKeys(secrets.secretOf, integrationKey);
  const tokenSecret = 'a secret of the tests';
  const outside = { ...sandbox, demo: true, secretOf: secrets.secretOf, clock };
  const config = {
    ...readConfig({}),
    orderLimits: false,
    demo: true,
    demoIntegrationKey: integrationKey,
  };
  const kitchenUrlOf: KitchenClientParts['kitchenUrlOf'] = async (tenantId) =>
    (await menus.tenant(tenantId))?.operations.kitchenUrl ?? null;
  return {
    config,
    db,
    tenants,
    menus,
    sessionCache: cache,
    integrationKeys,
    tokenSecret,
    webhookKeys: createWebhookKeys(db, tokenSecret),
    masterKeys: testKeys,
    sessions: createSessions({ db, cache, integrationKeys, tokenSecret, clock }),
    geocoder: { search: async () => [], place: async () => null, reverse: async () => null },
    areas: async () => [],
    events,
    orderNumbers: createOrderNumbers((tenantId, storeId, count) =>
      withTenant(db, tenantId, (tx) => reserveOrderNumbers(tx, storeId, count)),
    ),
    stockNotice: createStockChangePublisher({
      db,
      invalidate: (tenantId, storeId, kind) =>
        menus.onChange({ tenantId, kind, id: String(storeId) }),
      log: silentLog,
    }),
    payments: createPaymentRegistry({ ...outside, urls: {} }),
    couriers: createCourierRegistry({ ...outside, urls: {}, log: silentLog }),
    kitchens: createKitchenClient({
      config,
      clock,
      keys: integrationKeys,
      tenantCount: tenants.count,
      kitchenUrlOf,
      timeoutMs: 500,
    }),
    push: null,
    metrics: createMetrics(db, () => alertSeries(tenants.ids())),
    jobHealth: createJobHealths(silentLog, ['main']),
    clock,
    random: systemRandom,
    log: silentLog,
  };
}

async function startListening(
  url: string,
  { menus, events, sessionCache }: Deps,
): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onChange = (change: Parameters<Parameters<typeof events.subscribe>[0]>[0]) => {
    menus.onChange(change);
    events.emit(change);
  };
  const onConnected = () => {
    sessionCache.startListening();
    events.missed();
    resolve();
  };
  const stop = listenForChanges({ url, onChange, onConnected, onLost: sessionCache.stopListening });
  await promise;
  return stop;
}

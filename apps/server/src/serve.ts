import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { allEndpoints } from '@comanda/contract/all-endpoints.ts';
import type { FastifyInstance } from 'fastify';
import type { TenantId } from '@comanda/domain/ids.ts';
import { admitDatabases } from './admit-databases.ts';
import { buildApp } from './app.ts';
import {
  checkDefaultTenant,
  checkFormats,
  checkOrderTakers,
  missingBuilds,
  missingMail,
} from './check-start.ts';
import type { Config } from './config.ts';
import { createDeps } from './create-deps.ts';
import { openServingDatabases } from './open-databases.ts';
import type { Database } from './platform/db/database.ts';
import { createLog, logOutput } from './platform/create-log.ts';
import { incrementCounter } from './platform/observe/process-metrics.ts';
import { exportSpans } from './platform/observe/export-spans.ts';
import { boundHeapGrowth } from './platform/bound-heap-growth.ts';
import { collectGarbageWhenIdle } from './platform/collect-garbage-when-idle.ts';
import { reportUnhandledRejections } from './platform/report-unhandled-rejections.ts';
import { checkSecrets } from './platform/secrets/check-secrets.ts';
import { masterKeysOf } from './platform/secrets/master-keys.ts';
import { stopGracefully, stopServing } from './stop-serving.ts';
import { startJobs } from './start-jobs.ts';
import { invalidateCaches } from './invalidate-caches.ts';
import { storeTokenSecretMarks } from './privacy/store-token-secret-marks.ts';

/**
 * Serves until the process receives a stop signal. When ready, prints one line of JSON: the port
 * and the milliseconds since the process began.
 */
export async function serve(config: Config): Promise<void> {
  const log = createLog(
    config.logLevel,
    logOutput(() => incrementCounter('comanda_log_write_failures_total')),
  );
  const traces = await exportSpans(config.otlpEndpoint);
  const draining = new AbortController();
  const stopping = new AbortController();
  const ending = new AbortController();
  const { db, sessionUrls, newerSchemas, awaited } = await openServingDatabases(config);
  for (const database of newerSchemas)
    log.warn(
      { database },
      'a newer version migrated the database: this older version continues to serve it',
    );
  for (const sentence of [...missingBuilds(config), ...missingMail(config)]) log.warn({}, sentence);
  const deps = await createDeps({
    config,
    db,
    log,
    stopping: stopping.signal,
    draining: draining.signal,
    ending: ending.signal,
  });
  const tenantIds = await deps.tenants.reload();
  checkDefaultTenant(config, {
    count: deps.tenants.count,
    has: (id) => deps.tenants.byId(id) !== null || !deps.tenants.isComplete(),
  });
  const checkBrands = async (of: Database, brands: readonly TenantId[]): Promise<void> => {
    await checkOrderTakers(config, of, brands);
    await checkSecrets({ db: of, keys: masterKeysOf(config) }, brands);
  };
  await checkBrands(db, tenantIds);
  reportUnhandledRejections(deps);
  checkFormats(Object.values(allEndpoints));
  const app = buildApp(deps);
  const cacheInvalidation = invalidateCaches(deps, sessionUrls);
  const port = await listen(app, config);
  process.stdout.write(
    `${JSON.stringify({ ready: true, port, ms: Math.round(performance.now()) })}\n`,
  );
  const jobs = startJobs(
    deps,
    sessionUrls,
    awaited.map(({ place }) => place),
  );
  const storeMarks = (brands: readonly TenantId[]): void =>
    void storeTokenSecretMarks(deps, brands).catch((error: unknown) =>
      log.warn({ err: error }, 'the mark of the token secret was not stored'),
    );
  storeMarks(tenantIds);
  admitDatabases(awaited, {
    ...{ log, stopping: stopping.signal, check: checkBrands },
    onAdmitted: async (place, brands) => {
      await cacheInvalidation.compare();
      jobs.start(sessionUrls[place] ?? '', place);
      storeMarks(brands);
    },
  });
  collectGarbageWhenIdle(stopping.signal);
  boundHeapGrowth(stopping.signal);

  stopGracefully(config, async ({ error, delayMs }) => {
    if (error) log.error({ err: error }, 'stopping after an uncaught exception');
    await stopServing(app, {
      draining,
      stopping,
      ending,
      drainMs: config.shutdownDrainMs,
      delay: () => wait(delayMs),
    });
    await Promise.all([jobs.stop(), cacheInvalidation.stop(), deps.stockNotice.close()]);
    await traces.stop();
    await db.close();
  });
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<number> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw listenError(error, port, host);
  }
  const address: AddressInfo | string | null = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** Returns an error that names the setting of the port or the address. */
function listenError(error: unknown, port: number, host: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return new Error(`port ${port} is taken by another program: set PORT to another`);
  if (code === 'EACCES') return new Error(`PORT: this user may not listen on ${port}`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Error(`HOST: "${host}" is no address of this machine`);
  return error;
}

import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { createDeps } from '../create-deps.ts';
import type { AppParts, Deps } from '../deps.ts';
import { describeFolderProblem } from '../tenant/folder/folder-problem.ts';
import type { ReloadableDirectory } from '../tenant/tenant-directory.rows.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { silentLog } from '../platform/log.ts';
import { importTenant } from '../tenant/import/import-tenant.ts';
import { type CacheInvalidation, invalidateCaches } from '../invalidate-caches.ts';
import { type FreshDatabase, freshDatabase } from './fresh-db.ts';
import { type FolderDraft, tenantFolder, writeFolder } from './tenant-folder.ts';

export type TestApp = {
  app: FastifyInstance;
  deps: Deps & AppParts & { tenants: ReloadableDirectory };
  database: FreshDatabase;
  /** Imports a folder as the command line does. @throws Error naming the problems. */
  publish(draft: FolderDraft): Promise<void>;
  /** Listens to published changes as a server process does. */
  listenForChanges(): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  tenants?: readonly FolderDraft[];
  config?: Partial<Config>;
  clock?: () => number;
  database?: FreshDatabase;
};

/**
 * Builds the application over its own database, with the given tenants or a small burger brand.
 * Tests call it with `app.inject`.
 */
export async function testApp({
  tenants,
  config = {},
  clock,
  database,
}: Options = {}): Promise<TestApp> {
  const fresh = database ?? (await freshDatabase());
  const publish = (draft: FolderDraft) => publishFolder(fresh.ownerUrl, draft);
  for (const draft of tenants ?? [await tenantFolder()]) await publish(draft);
  const db = openDatabase({ url: fresh.appUrl, connections: 4 });
  const stopping = new AbortController();
  const production = readConfig({});
  const settings: Config = {
    ...production,
    dataDir: join(tmpdir(), 'comanda-test-app'),
    webDist: '/nowhere',
    counterDist: '/nowhere',
    tokenSecret: 'of the tests',
    rateLimits: { ...production.rateLimits, guestCreation: 0 },
    orderLimits: false,
    ...config,
  };
  const deps = await createDeps({
    config: settings,
    db,
    log: silentLog,
    stopping: stopping.signal,
    ...(clock ? { clock } : {}),
  });
  await deps.tenants.reload();
  const app = buildApp(deps);
  await app.ready();
  const watches: CacheInvalidation[] = [];
  return {
    app,
    deps,
    database: fresh,
    publish,
    listenForChanges: () => {
      const watch = invalidateCaches(deps, [fresh.appUrl]);
      watches.push(watch);
      return watch.listening;
    },
    close: async () => {
      stopping.abort();
      await app.close();
      await Promise.all(watches.map((watch) => watch.stop()));
      await deps.stockNotice.close();
      await db.close();
      if (!database) await fresh.drop();
    },
  };
}

async function publishFolder(ownerUrl: string, draft: FolderDraft): Promise<void> {
  const folder = await writeFolder(draft);
  const owner = openDatabase({ url: ownerUrl, connections: 1 });
  try {
    const outcome = await importTenant(owner, folder, new Date().toISOString());
    if (!outcome.ok) throw new Error(outcome.error.map(describeFolderProblem).join('\n'));
  } finally {
    await owner.close();
    await rm(folder, { recursive: true });
  }
}

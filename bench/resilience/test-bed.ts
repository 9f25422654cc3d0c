import { randomBytes } from 'node:crypto';
import type { CourierName } from '@comanda/domain/courier/delivery.ts';
import { type FreshDatabase, freshDatabase } from '../../apps/server/src/testing/fresh-db.ts';
import { publishShops } from '../../apps/server/src/testing/publish-shops.ts';
import { type OwnerQueries, ownerQueries } from '../../apps/server/src/testing/owner-queries.ts';
import {
  type SandboxProcess,
  startSandboxProcess,
} from '../../apps/server/src/testing/sandbox-process.ts';
import {
  dataFolder,
  type ServerProcess,
  startServerProcess,
} from '../../apps/server/src/testing/server-process.ts';
import { testShop } from '../../apps/server/src/testing/test-shop.ts';
import { startDatabase } from '../../scripts/postgres/start-database.mjs';
import { releaseDatabase } from '../../scripts/postgres/stop-database.mjs';
import { withInstance } from '../lib/with-instance.ts';

export type TestServer = ServerProcess & { port: number; hasEnded(): boolean };

/** One brand with its database and sandbox. `close` ends everything. */
export type BrandBed = {
  sandbox: SandboxProcess;
  database: FreshDatabase;
  owner: OwnerQueries;
  /** Starts a server that runs jobs against the sandbox; `more` overrides its environment. */
  startServer(more?: Record<string, string>): Promise<TestServer>;
  atEnd(release: () => Promise<unknown>): void;
  close(): Promise<void>;
};

/** A brand on a PostgreSQL instance of this program's own. */
export type TestBed = BrandBed & {
  /** `url`: the instance's maintenance database, for settings that concern the brand's database. */
  instance: { url: string; pid: number; folder: string };
};

export type TestBedOptions = {
  courier?: CourierName;
  prepare?: (instance: TestBed['instance']) => Promise<void>;
};

/** The servers of one run share this secret. */
const tokenSecret = randomBytes(32).toString('hex');

export const instanceName = 'resilience';

/** Opens a test bed. `prepare` may change the instance's folder before any data is stored. */
export async function openTestBed({ courier, prepare }: TestBedOptions = {}): Promise<TestBed> {
  const disposables = new AsyncDisposableStack();
  try {
    return await openOn(disposables, {
      ...(courier ? { courier } : {}),
      ...(prepare ? { prepare } : {}),
    });
  } catch (error) {
    await disposables.disposeAsync();
    throw error;
  }
}

async function openOn(
  disposables: AsyncDisposableStack,
  { courier, prepare }: TestBedOptions,
): Promise<TestBed> {
  const instance = await startDatabase(instanceName, { durable: true });
  disposables.defer(() => releaseDatabase(instance));
  if (prepare) await prepare(instance);
  const database = await createDatabase(instance.url);
  disposables.defer(() => withInstance(instance.url, () => database.drop()));
  return { ...(await openBrandBed(disposables, database, courier)), instance };
}

/** Publishes the brand in a migrated database, which stays. */
export async function openBrandBed(
  disposables: AsyncDisposableStack,
  database: FreshDatabase,
  courier?: CourierName,
): Promise<BrandBed> {
  const data = await dataFolder();
  disposables.defer(data.remove);
  await publishShops(database.ownerUrl, [
    testShop('burger', courier ? { store: { deliveryType: courier } } : {}),
  ]);
  const owner = await ownerQueries(database.ownerUrl);
  disposables.defer(owner.end);
  const sandbox = await startSandboxProcess({ SANDBOX_KITCHEN_STEP_MS: '3600000' });
  disposables.defer(sandbox.stop);
  const startServer: TestBed['startServer'] = async (more = {}) => {
    const settings = {
      SANDBOX_URL: sandbox.url,
      SANDBOX_FRAMES_URL: sandbox.framesUrl,
      DEMO: '1',
      RUN_JOBS: '1',
      TOKEN_SECRET: tokenSecret,
      LOG_LEVEL: 'silent',
    };
    const server = await startServerProcess(database.appUrl, data.path, { ...settings, ...more });
    let ended = false;
    void server.ended.then(() => (ended = true));
    disposables.defer(() => server.kill().then(() => undefined));
    return { ...server, port: Number(new URL(server.origin).port), hasEnded: () => ended };
  };
  return {
    sandbox,
    database,
    owner,
    startServer,
    atEnd: (release) => disposables.defer(() => release().then(() => undefined)),
    close: () => disposables.disposeAsync(),
  };
}

/** Creates and migrates a database on the instance whose maintenance database is at `url`. */
export const createDatabase = (url: string): Promise<FreshDatabase> =>
  withInstance(url, freshDatabase);

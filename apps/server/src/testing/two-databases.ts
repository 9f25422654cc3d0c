import pg from 'pg';
import { type FreshDatabase, freshDatabase } from './fresh-db.ts';
import { type OwnerQueries, ownerQueries } from './owner-queries.ts';
import { publishShops } from './publish-shops.ts';
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts';
import { dataFolder, type ServerProcess, startServerProcess } from './server-process.ts';
import { testShop } from './test-shop.ts';

/** One of two databases of an installation. */
type TestDatabase = FreshDatabase & { owner: OwnerQueries };

/**
 * An installation with the brand `burger` in the database main and `sushi` in the database north.
 * `environment`: the settings of its servers and commands.
 */
export type TwoDatabases = {
  main: TestDatabase;
  north: TestDatabase;
  /** Starts the sandbox of its servers, once. */
  sandbox(): Promise<SandboxProcess>;
  environment: Record<string, string>;
  /** Starts a server that runs jobs. It is killed at the end, if it still runs. */
  startServer(): Promise<ServerProcess>;
  close(): Promise<void>;
};

export async function openTwoDatabases(): Promise<TwoDatabases> {
  const disposables = new AsyncDisposableStack();
  const open = async (brand: 'burger' | 'sushi'): Promise<TestDatabase> => {
    const database = await freshDatabase();
    disposables.defer(database.drop);
    await publishShops(database.ownerUrl, [testShop(brand)]);
    const owner = await ownerQueries(database.ownerUrl);
    disposables.defer(owner.end);
    return { ...database, owner };
  };
  const main = await open('burger');
  const north = await open('sushi');
  const data = await dataFolder();
  disposables.defer(data.remove);
  let started: Promise<SandboxProcess> | undefined;
  const sandbox = () => (started ??= startSandboxProcess({ SANDBOX_KITCHEN_STEP_MS: '3600000' }));
  disposables.defer(async () => (await started)?.stop());
  const environment = {
    DATABASE_URL: main.ownerUrl,
    DATABASE_APP_URL: main.appUrl,
    DATABASES: 'north',
    DATABASE_URL_NORTH: north.ownerUrl,
    DATABASE_APP_URL_NORTH: north.appUrl,
    COMANDA_DATA_DIR: data.path,
    DEMO: '1',
    RUN_JOBS: '1',
    LOG_LEVEL: 'silent',
  };
  const startServer = async () => {
    const { url, framesUrl } = await sandbox();
    const addresses = { SANDBOX_URL: url, SANDBOX_FRAMES_URL: framesUrl };
    const server = await startServerProcess(main.appUrl, data.path, {
      ...environment,
      ...addresses,
    });
    disposables.defer(() => server.kill().then(() => undefined));
    return server;
  };
  return {
    ...{ main, north, sandbox, environment, startServer },
    close: () => disposables.disposeAsync(),
  };
}

/** A role that may move a brand, as docs/scale.md makes it: it is no superuser. */
export type Mover = { urlOf(ownerUrl: string): string; drop(): Promise<void> };

/** Makes the role in the test instance. Its databases must be closed before it is dropped. */
export async function createMover(name: string): Promise<Mover> {
  await asSuperuser(
    `create role ${name} login replication bypassrls password 'move' in role comanda;
    grant pg_create_subscription to ${name}`,
  );
  const urlOf = (ownerUrl: string) => {
    const url = new URL(ownerUrl);
    url.username = name;
    url.password = 'move';
    return url.href;
  };
  return { urlOf, drop: () => asSuperuser(`drop role ${name}`) };
}

async function asSuperuser(text: string): Promise<void> {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.username = 'postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(text);
  await client.end();
}

import { randomBytes } from 'node:crypto';
import type { CourierName } from '@comanda/domain/courier/delivery.ts';
import { type FreshDatabase, freshDatabase } from '../../apps/server/src/testing/fresh-db.ts';
import { openShops } from '../../apps/server/src/testing/open-shops.ts';
import { type OwnerQueries, ownerQueries } from '../../apps/server/src/testing/order-facts.ts';
import { type SandboxProcess, startSandboxProcess } from '../../apps/server/src/testing/sandbox-process.ts';
import { dataFolder, type ServerProcess, startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { shop } from '../../apps/server/src/testing/shop-facts.ts';
import { startDatabase } from '../../scripts/postgres/start-database.mjs';
import { releaseDatabase } from '../../scripts/postgres/stop-database.mjs';

export type StageServer = ServerProcess & { port: number; hasEnded(): boolean };

/** One brand with its database and the outside world, on a PostgreSQL that is this program's alone. Everything ends with `close`. */
export type Stage = {
  sandbox: SandboxProcess;
  database: FreshDatabase;
  /** Address of the instance's own database: for settings that concern the brand's one. */
  instance: { url: string; pid: number; folder: string };
  owner: OwnerQueries;
  /** A server that does jobs, with the sandbox as its outside world unless `more` says otherwise. */
  startServer(more?: Record<string, string>): Promise<StageServer>;
  atEnd(release: () => Promise<unknown>): void;
  close(): Promise<void>;
};

export type StageOptions = { courier?: CourierName; prepare?: (instance: Stage['instance']) => Promise<void> };

/** Shared by the servers of one run. */
const tokenSecret = randomBytes(32).toString('hex');

export const instanceName = 'bad-days';

/** `prepare` may change the instance's folder before anything is stored in it. */
export async function openStage({ courier, prepare }: StageOptions = {}): Promise<Stage> {
  const held = new AsyncDisposableStack();
  try {
    return await openOn(held, { ...(courier ? { courier } : {}), ...(prepare ? { prepare } : {}) });
  } catch (error) {
    await held.disposeAsync();
    throw error;
  }
}

async function openOn(held: AsyncDisposableStack, { courier, prepare }: StageOptions): Promise<Stage> {
  const instance = await startDatabase(instanceName, { durable: true });
  held.defer(() => releaseDatabase(instance));
  if (prepare) await prepare(instance);
  const database = await freshOf(instance.url);
  held.defer(() => withInstance(instance.url, () => database.drop()));
  const data = await dataFolder();
  held.defer(data.remove);
  await openShops(database.ownerUrl, [shop('burger', courier ? { store: { deliveryType: courier } } : {})]);
  const owner = await ownerQueries(database.ownerUrl);
  held.defer(owner.end);
  const sandbox = await startSandboxProcess({ SANDBOX_KITCHEN_STEP_MS: '3600000' });
  held.defer(sandbox.stop);
  const startServer: Stage['startServer'] = async (more = {}) => {
    const settings = {
      SANDBOX_URL: sandbox.url,
      DEMO: '1',
      RUN_JOBS: '1',
      TOKEN_SECRET: tokenSecret,
      LOG_LEVEL: 'silent',
    };
    const server = await startServerProcess(database.appUrl, data.path, { ...settings, ...more });
    let ended = false;
    void server.ended.then(() => (ended = true));
    held.defer(() => server.kill().then(() => undefined));
    return { ...server, port: Number(new URL(server.origin).port), hasEnded: () => ended };
  };
  return {
    sandbox,
    database,
    instance,
    owner,
    startServer,
    atEnd: (release) => held.defer(() => release().then(() => undefined)),
    close: () => held.disposeAsync(),
  };
}

/** The helpers of the tests find their instance in the environment. */
async function withInstance<T>(url: string, work: () => Promise<T>): Promise<T> {
  const earlier = process.env['TEST_DATABASE_URL'];
  process.env['TEST_DATABASE_URL'] = url;
  try {
    return await work();
  } finally {
    if (earlier === undefined) delete process.env['TEST_DATABASE_URL'];
    else process.env['TEST_DATABASE_URL'] = earlier;
  }
}

const freshOf = (url: string): Promise<FreshDatabase> => withInstance(url, freshDatabase);

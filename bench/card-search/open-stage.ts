import { randomBytes } from 'node:crypto';
import { publishShops } from '../../apps/server/src/testing/publish-shops.ts';
import {
  type SandboxProcess,
  startSandboxProcess,
} from '../../apps/server/src/testing/sandbox-process.ts';
import {
  type ServerProcess,
  startServerProcess,
} from '../../apps/server/src/testing/server-process.ts';
import { testKeysText } from '../../apps/server/src/testing/tenant-secret.ts';
import { testShop } from '../../apps/server/src/testing/test-shop.ts';
import { type Evidence, openCollector, openEvidence } from './evidence.ts';
import { openSearchDatabase, type SearchDatabase } from './search-database.ts';

/**
 * A brand of Chile with the cards of Oneclick and Kushki, and one of Guatemala with those of
 * Credomatic.
 */
export const brands = { chile: 'burger', guatemala: 'cocina' } as const;

const shops = [
  testShop(brands.chile, {
    store: {
      paymentMethods: ['cash', 'webpay', 'oneclick', 'kushkiCard', 'kushkiCardSubscription'],
    },
  }),
  testShop(brands.guatemala, {
    country: 'gt',
    store: { paymentMethods: ['cash', 'credomatic'] },
  }),
];

export type Stage = {
  evidence: Evidence;
  database: SearchDatabase;
  sandbox: SandboxProcess;
  /** Port of a server that runs, any of them; waits while all are being replaced. */
  port(): Promise<number>;
  /** Kills a server (-9) and starts another in its place. */
  killServer(): Promise<void>;
  /** Stores what the metrics of each server and the emulators' lists say now. */
  collect(): Promise<void>;
  /** Stops the servers as an operator does, so that what they still wait to write is written. */
  stopServers(): Promise<void>;
  close(): Promise<void>;
};

/**
 * The servers log everything, trace every call and report errors to a collector, over a database of
 * their own and the sandbox.
 */
export async function openStage(servers: number): Promise<Stage> {
  const disposables = new AsyncDisposableStack();
  try {
    return await openOn(disposables, servers);
  } catch (error) {
    await disposables.disposeAsync();
    throw error;
  }
}

async function openOn(disposables: AsyncDisposableStack, servers: number): Promise<Stage> {
  const evidence = openEvidence();
  disposables.defer(async () => evidence.remove());
  const [database, sandbox] = await Promise.all([
    openSearchDatabase(),
    startSandboxProcess({ SANDBOX_KITCHEN_STEP_MS: '3600000' }, (bytes) =>
      evidence.add('sandbox output', 'log.txt', bytes),
    ),
  ]);
  disposables.defer(database.close);
  disposables.defer(sandbox.stop);
  await publishShops(database.ownerUrl, shops);
  // The short number of an order would look like a security code.
  await database.admin.query(
    `insert into order_numbers (tenant_id, store_id, last_number) select tenant_id, id, 100000
      from stores`,
  );
  const collector = await openCollector(evidence);
  disposables.defer(collector.close);
  const settings = serverSettings(evidence, sandbox, collector);
  const start = (): Promise<ServerProcess> =>
    startServerProcess(database.appUrl, evidence.folderOf('server data'), settings, (bytes) =>
      evidence.add('server output', 'log.txt', bytes),
    );
  const running = await Promise.all(Array.from({ length: servers }, start));
  let restart: Promise<void> = Promise.resolve();
  disposables.defer(async () => {
    await Promise.all(running.map((server) => server.kill()));
  });
  return {
    evidence,
    database,
    sandbox,
    port: async () => {
      await (running.length === 0 ? restart : null);
      const server = running.at(Math.floor(Math.random() * running.length));
      if (server === undefined) throw new Error('no server runs');
      return portOf(server);
    },
    killServer: () => {
      const victim = running.shift();
      const before = restart;
      restart = Promise.all([before, victim?.kill()]).then(async () => {
        running.push(await start());
      });
      return restart;
    },
    collect: () => collect(evidence, sandbox, running.map(portOf)),
    stopServers: async () => {
      await Promise.all(running.splice(0).map((server) => server.stop()));
    },
    close: () => disposables.disposeAsync(),
  };
}

const portOf = ({ origin }: ServerProcess): number => Number(new URL(origin).port);

const serverSettings = (
  evidence: Evidence,
  sandbox: SandboxProcess,
  collector: { url: string; dsn: string },
) => ({
  SANDBOX_URL: sandbox.url,
  SANDBOX_FRAMES_URL: sandbox.framesUrl,
  DEMO: '1',
  RUN_JOBS: '1',
  SECRETS_KEYS: testKeysText,
  TOKEN_SECRET: randomBytes(32).toString('hex'),
  LOG_LEVEL: 'trace',
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  ERROR_REPORT_DSN: collector.dsn,
  PLACES_PER_MINUTE: '0',
  CARTS_PER_MINUTE: '0',
  CLIENT_ERRORS_PER_MINUTE: '0',
  NODE_OPTIONS: '--trace-warnings',
  TMPDIR: evidence.folderOf('temporary files'),
});

const emulatorLists = ['/_requests', '/mail.json', '/kitchen/orders', '/push.json', '/_faults'];

async function collect(
  evidence: Evidence,
  sandbox: SandboxProcess,
  ports: readonly number[],
): Promise<void> {
  for (const port of ports) {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => null);
    if (answer) evidence.add('metrics', 'metrics.txt', await answer.text());
  }
  for (const path of emulatorLists)
    evidence.add('emulators', 'lists.txt', JSON.stringify(await sandbox.call('GET', path)));
}

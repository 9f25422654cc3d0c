import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase } from '../../apps/server/src/testing/fresh-db.ts';
import { freePort } from '../../scripts/postgres/free-port.mjs';
import { startDatabase } from '../../scripts/postgres/start-database.mjs';
import { releaseDatabase } from '../../scripts/postgres/stop-database.mjs';
import { root } from '../../scripts/root.mjs';
import { buildAll } from '../../scripts/run/build-all.mjs';
import { builtServer } from '../../scripts/run/build-programs.mjs';
import { createShutdownGroup } from '../../scripts/run/shutdown-group.mjs';
import { prepareData } from '../../scripts/run/prepare-data.mjs';
import { startProgram } from '../../scripts/run/programs.mjs';
import { untilReady } from '../../scripts/run/until-ready.mjs';
import { environmentFor } from '../../scripts/run/stack.mjs';
import { tenantHosts } from '../../scripts/run/tenant-folders.mjs';
import { settleAll } from '../../scripts/setup/settle-all.mjs';
import { isSmoke } from './run-size.ts';

type Environment = Record<string, string>;
export type RunningServer = { port: number; stop(): Promise<void> };

/**
 * The programs that a benchmark may start; all of them end with this program. `host` is the default
 * tenant's, without a port.
 */
export type Bench = {
  host: string;
  /**
   * The owner's URL of a migrated database with the demo tenants and no orders, on a durable
   * instance (fsync on).
   */
  databaseUrl: string;
  environment: Environment;
  startServer(changes?: Environment): Promise<RunningServer>;
  startSandbox(): Promise<void>;
  startBaseline(configFile: string): Promise<RunningServer>;
  /** A temporary folder, removed at the end. */
  folder: string;
  atEnd(release: () => Promise<unknown>): void;
};

/**
 * Runs a benchmark on a stack of its own, and ends the whole stack afterwards, also after a
 * failure.
 */
export async function measure(work: (bench: Bench) => Promise<void>): Promise<void> {
  if (shared !== null) return measureOn(shared, work);
  const shutdown = createShutdownGroup();
  await shutdown.run(async () => {
    process.env['NODE_ENV'] = 'production';
    await work(await openBench(shutdown));
    await shutdown.exit(0);
  });
}

let shared: Bench | null = null;

/**
 * Opens one stack, on which every program of this process measures while `work` runs: `measure`
 * then throws instead of ending the process. A server with the same settings is started once.
 */
export async function withSharedStack(work: () => Promise<number>): Promise<void> {
  const shutdown = createShutdownGroup();
  await shutdown.run(async () => {
    process.env['NODE_ENV'] = 'production';
    shared = startingOnce(await openBench(shutdown));
    await shutdown.exit(await work());
  });
}

/** Resources that the program opened itself end with it, the newest first. */
async function measureOn(bench: Bench, work: (bench: Bench) => Promise<void>): Promise<void> {
  const releases: (() => Promise<unknown>)[] = [];
  try {
    await work({ ...bench, atEnd: (release) => void releases.unshift(release) });
  } finally {
    for (const release of releases) await release();
  }
}

/**
 * Only one server for each set of changes and one sandbox; all end with the shared stack. Of the
 * servers behind a statement tap only the last one runs, so that the tap hears no other.
 */
function startingOnce(bench: Bench): Bench {
  const servers = new Map<string, RunningServer>();
  let sandbox: Promise<void> | null = null;
  const startServer: Bench['startServer'] = async (changes = {}) => {
    const key = JSON.stringify(
      Object.entries(changes).filter(([name, value]) => bench.environment[name] !== value),
    );
    if (changes['DATABASE_URL'] !== undefined) await stopTapped(servers, key);
    const server = servers.get(key) ?? (await bench.startServer(changes));
    servers.set(key, server);
    return { port: server.port, stop: async () => undefined };
  };
  return { ...bench, startServer, startSandbox: () => (sandbox ??= bench.startSandbox()) };
}

async function stopTapped(servers: Map<string, RunningServer>, except: string): Promise<void> {
  for (const [key, server] of servers) {
    if (key === except || !key.includes('DATABASE_URL')) continue;
    servers.delete(key);
    await server.stop();
  }
}

/**
 * Compiled files of the clone, as those of the server tests: a start costs half. Without limits of
 * orders, so that one server serves the benches that need none too.
 */
const smokeEnvironment: Environment = {
  NODE_COMPILE_CACHE: join(root, '.data', 'compiled'),
  ORDER_LIMITS: '0',
};

async function openBench(shutdown: ReturnType<typeof createShutdownGroup>): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-bench-'));
  shutdown.onExit(async () => rmSync(folder, { recursive: true, force: true }));
  const databaseUrl = await openDatabase(shutdown);
  const ports = {
    server: await freePort(null),
    sandbox: await freePort(null),
    frames: await freePort(null),
  };
  const environment: Environment = {
    ...environmentFor({ url: databaseUrl }, ports, folder),
    NODE_ENV: 'production',
    GUESTS_PER_MINUTE: '0',
    TRUST_PROXY: '127.0.0.1',
    ...(isSmoke ? smokeEnvironment : {}),
  };
  await settleAll([prepareData({ url: databaseUrl, stampFolder: null }, environment), buildAll()]);
  const host = tenantHosts()[0];
  if (host === undefined) throw new Error('no tenant has a host');
  return {
    host,
    databaseUrl,
    environment,
    folder,
    atEnd: (release) => void shutdown.onExit(release),
    ...starters(shutdown, environment),
  };
}

async function openDatabase(shutdown: ReturnType<typeof createShutdownGroup>): Promise<string> {
  const instance = await startDatabase('bench', { durable: true });
  shutdown.onExit(() => releaseDatabase(instance));
  process.env['TEST_DATABASE_URL'] = instance.url;
  const database = await emptyDatabase();
  shutdown.onExit(() => database.drop());
  return database.ownerUrl;
}

const logs = join(root, '.data', 'logs', 'bench');

function starters(
  shutdown: ReturnType<typeof createShutdownGroup>,
  environment: Environment,
): Pick<Bench, 'startServer' | 'startSandbox' | 'startBaseline'> {
  const start = async (
    name: string,
    file: string,
    ready: string,
    { port, changes = {} }: { port: number; changes?: Environment },
  ) => {
    const program = startProgram(`${name}-${port}`, file, {
      environment: { ...environment, ...changes },
      logs,
    });
    shutdown.onExit(program.stop);
    await untilReady(program, `http://127.0.0.1:${port}${ready}`);
    return { port, stop: () => program.stop() };
  };
  return {
    startServer: async (changes = {}) => {
      const port = await freePort(null);
      return start('server', builtServer, '/readyz', {
        port,
        changes: { ...changes, PORT: String(port) },
      });
    },
    startSandbox: async () => {
      await start('sandbox', 'apps/sandbox/src/main.ts', '/healthz', {
        port: Number(environment['SANDBOX_PORT']),
      });
    },
    startBaseline: async (configFile) => {
      const port = await freePort(null);
      return start('baseline', 'bench/baselines/serve.ts', '/', {
        port,
        changes: { PORT: String(port), BASELINE_CONFIG: configFile },
      });
    },
  };
}

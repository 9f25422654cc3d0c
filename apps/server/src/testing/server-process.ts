import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { programFile } from './program-file.ts';

export type ServerProcess = {
  origin: string;
  /** Resolves when the process has ended for any reason. */
  ended: Promise<unknown>;
  /** Kills the process with SIGKILL. Returns the signal that ended it. */
  kill(): Promise<NodeJS.Signals | null>;
  /** Stops the process as an operator does. Returns its exit code. */
  stop(): Promise<number | null>;
  /** SIGSTOP freezes the process in the middle of its work, SIGCONT continues it. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
};

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Makes a folder for the secrets that the servers of one installation share. */
export async function dataFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'comanda-'));
  return { path, remove: () => rm(path, { recursive: true, maxRetries: 5 }) };
}

/**
 * Names a system that takes the orders of stores without one of their own: outside a demonstration
 * no server starts without it.
 */
export const withKitchen = { KITCHEN_URL: 'http://kitchen.example/orders' };

/** Receives what a process writes to its standard output and error. */
export type OnOutput = (bytes: Buffer) => void;

/**
 * Starts the server in its own process over this database. Resolves when it serves. Without
 * `onOutput` its errors go to this process's own standard error.
 */
export async function startServerProcess(
  appUrl: string,
  dataDir: string,
  more: Record<string, string> = {},
  onOutput?: OnOutput,
): Promise<ServerProcess> {
  const port = more['PORT'] ?? (await freePort());
  const env = {
    ...process.env,
    DATABASE_APP_URL: appUrl,
    COMANDA_DATA_DIR: dataDir,
    COMANDA_WEB_DIST: join(dataDir, 'none'),
  };
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    GUESTS_PER_MINUTE: '0',
    ORDER_LIMITS: '0',
    LOG_LEVEL: 'error',
    RUN_JOBS: '0',
    SHUTDOWN_DELAY_SECONDS: '0',
    ...more,
  };
  const child = spawn(process.execPath, [programFile('main.ts')], {
    env: { ...env, ...settings },
    stdio: ['ignore', 'pipe', errorsTo(settings.LOG_LEVEL, onOutput)],
  });
  if (onOutput) for (const output of [child.stdout, child.stderr]) output?.on('data', onOutput);
  const ended = once(child, 'exit');
  await waitUntilReady(child);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    ended,
    kill: () => end('SIGKILL').then(() => child.signalCode),
    stop: () => end('SIGTERM').then(() => child.exitCode),
    signal: (name) => void child.kill(name),
  };
}

const errorsTo = (level: string | undefined, onOutput: OnOutput | undefined) => {
  if (onOutput) return 'pipe';
  return level === 'silent' ? 'ignore' : 'inherit';
};

/**
 * Resolves when the server is ready. Reads the whole output: the process would block once its pipe
 * is full.
 */
function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!child.stdout) return reject(new Error('the server has no output'));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('"ready":true')) resolve();
    });
    child.once('exit', (code, signal) =>
      reject(new Error(`the server ended before it was ready (${code ?? signal})`)),
    );
  });
}

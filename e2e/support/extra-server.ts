import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

/**
 * True if another server can be started beside the stories' one: `npm run e2e` sets its database
 * and the folder of its login.
 */
export const canStartServer =
  process.env['DATABASE_URL'] !== undefined && process.env['COMANDA_DATA_DIR'] !== undefined;

export const sandboxUrl = process.env['SANDBOX_URL'] ?? 'http://127.0.0.1:4000';

type ExtraServer = { origin: (brand: string) => string; stop: () => Promise<void> };

/**
 * Starts one more server over the same database with the same login and other settings; `undefined`
 * removes a setting. It runs no jobs: those of other stories would name this server to a kitchen,
 * which reports back when it has ended.
 */
export async function startExtraServer(
  settings: Record<string, string | undefined>,
): Promise<ExtraServer> {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: '1',
    SHUTDOWN_DELAY_SECONDS: '0',
    RUN_JOBS: '0',
    HOST: '127.0.0.1',
    PORT: String(port),
    ...settings,
  };
  const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  // Stops the server also after a failed story.
  process.once('exit', () => server.kill());
  const isReady = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect
    .poll(isReady, { timeout: 30_000, message: 'a server of its own answers' })
    .toBe(true);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  return {
    origin: (brand) => `http://${brand}.localhost:${port}`,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { serverAddress } from './restaurant.ts';

const root = join(import.meta.dirname, '../..');

/** Runs `npm run tenant`, over the stories' database or over the one of `npm start`. */
export async function tenantCommand(...args: string[]): Promise<void> {
  const isBesideDatabase = process.env['DATABASE_URL'] !== undefined;
  const [program, ...programArgs] = isBesideDatabase
    ? [process.execPath, 'apps/server/dist/tenant-cli.js']
    : ['npm', 'run', '-s', 'tenant', '--'];
  await promisify(execFile)(program, [...programArgs, ...args], { cwd: root });
}

/** Imports a folder and waits until the running server serves the brand. */
export async function importAndAwaitTenant(id: string, folder: string): Promise<void> {
  await tenantCommand('import', folder);
  const isShown = async (): Promise<boolean> =>
    (await fetch(`${serverAddress()}/v1/settings`, { headers: { 'x-tenant': id } })).ok;
  await expect.poll(isShown, { timeout: 20_000, message: `the server shows ${id}` }).toBe(true);
}

/** The origin of a brand: every name under localhost resolves to this machine. */
export const originOf = (id: string): string =>
  `http://${id}.localhost:${new URL(serverAddress()).port}`;

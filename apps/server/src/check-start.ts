import { existsSync } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { wireJsonSchema } from '@comanda/contract/json-schema.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { lacksOrderTaker } from '@comanda/domain/store/lacks-order-taker.ts';
import type { Config } from './config.ts';
import { kitchenAddressOf } from './kitchen/kitchen-address.ts';
import { findOrderTakers } from './kitchen/order-takers.rows.ts';
import type { Database } from './platform/db/database.ts';
import { withTenant } from './platform/db/tenant-transaction.ts';
import { readDatabaseClock } from './platform/db/read-database-clock.ts';
import { unknownFormats } from './platform/http/validator.ts';

/**
 * Checks the configured folders and creates the data folder if it is missing.
 * @throws Error naming the setting whose folder cannot be used.
 */
export async function checkFolders({
  dataDir,
  tenantsDir,
}: Pick<Config, 'dataDir' | 'tenantsDir'>): Promise<void> {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new Error(`COMANDA_DATA_DIR: ${dataDir} cannot be written to (${codeOf(error)})`, {
      cause: error,
    });
  }
  const tenants = await stat(tenantsDir).catch(() => null);
  if (tenants?.isDirectory() !== true)
    throw new Error(`COMANDA_TENANTS_DIR: ${tenantsDir} is no folder`);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/**
 * Returns a sentence for each web application that is not built: a server without it serves on, but
 * shoppers see plain lists, and restaurants and riders see no page.
 * docs/rules/operations.md#missing-builds.
 */
export const missingBuilds = ({
  webDist,
  counterDist,
}: Pick<Config, 'webDist' | 'counterDist'>): string[] =>
  [
    {
      setting: 'COMANDA_WEB_DIST',
      folder: webDist,
      file: 'server/entry-server.js',
      app: 'the storefront',
    },
    {
      setting: 'COMANDA_COUNTER_DIST',
      folder: counterDist,
      file: 'client/.vite/manifest.json',
      app: 'the counter, with the page of riders,',
    },
  ].flatMap(({ setting, folder, file, app }) =>
    existsSync(join(folder, file))
      ? []
      : [`${setting}: ${app} is not built in ${folder}; build it with: npm run build`],
  );

/**
 * Returns a sentence if the server can send no mail: nobody gets a code then, so nobody signs in.
 * docs/rules/operations.md#a-server-without-mail.
 */
export const missingMail = ({
  smtpUrl,
  sandboxUrl,
}: Pick<Config, 'smtpUrl' | 'sandboxUrl'>): string[] =>
  smtpUrl === null && sandboxUrl === null
    ? ['SMTP_URL: no mail is sent, so nobody gets a code to sign in, in the shop or at /mostrador']
    : [];

type Brands = { count(): number; has(id: string): boolean };

/**
 * Checks the setting DEFAULT_TENANT.
 * @throws Error if it names a brand that the database does not have. A database without brands
 * passes.
 */
export function checkDefaultTenant(
  { defaultTenant, isDefaultTenantSet }: Config,
  brands: Brands,
): void {
  if (isDefaultTenantSet && brands.count() > 0 && !brands.has(defaultTenant))
    throw new Error(
      `DEFAULT_TENANT: there is no brand "${defaultTenant}" in the database; import its folder or name another`,
    );
}

/**
 * Checks that each order of each store reaches somebody. A demonstration passes, because its orders
 * are nobody's dinner. docs/rules/counter-systems.md#orders-that-would-reach-nobody.
 * @throws Error that names the stores whose orders go to a system without an address.
 */
export async function checkOrderTakers(
  config: Config,
  db: Database,
  tenantIds: readonly TenantId[],
): Promise<void> {
  if (config.demo) return;
  const lacking = [];
  for (const tenantId of tenantIds) {
    const { kitchenUrl, stores } = await withTenant(db, tenantId, findOrderTakers);
    const hasAddress = kitchenAddressOf(config, tenantIds.length, kitchenUrl) !== null;
    for (const store of stores)
      if (lacksOrderTaker(store, hasAddress))
        lacking.push(`store ${store.id} "${store.name}" of ${tenantId}`);
  }
  if (lacking.length > 0)
    throw new Error(
      `refusing to serve: the orders of ${lacking.join(', ')} would reach nobody. ` +
        'They go to a system of the restaurant, and no address of it is known: set kitchenUrl in settings.json, or ordersGoTo "counter" in ' +
        'stores.json, and import the folder; with one brand KITCHEN_URL does it too',
    );
}

/** The clocks of a server and its database may differ by this much. */
const maxClockDifferenceMs = 30_000;

/**
 * The machine's clock in milliseconds, as the process found it at its start and counted on. A test
 * that shifts `Date` to play a clock that goes wrong later does not move it.
 */
const machineClock = (): number => performance.timeOrigin + performance.now();

/**
 * Compares this machine's clock with the database's. Payment windows, codes and signatures would
 * end early or late by a wrong clock. The time that the question took is not held against the
 * clock. docs/rules/operations.md#clock-at-the-start.
 * @throws Error that says by how much the clock is wrong, if by more than 30 s.
 */
export async function checkClock(db: Database, now: () => number = machineClock): Promise<void> {
  const asked = now();
  const databaseNow = await readDatabaseClock(db);
  const answered = now();
  const differenceMs = (asked + answered) / 2 - databaseNow;
  if (Math.abs(differenceMs) - (answered - asked) / 2 <= maxClockDifferenceMs) return;
  const seconds = Math.round(Math.abs(differenceMs) / 1_000);
  throw new Error(
    `refusing to serve: the clock of this machine is ${seconds} s ${differenceMs > 0 ? 'ahead of' : 'behind'} the database's; ` +
      'set both by NTP (timedatectl set-ntp true), at most 30 s are allowed',
  );
}

type Inputs = Pick<Endpoint, 'name'> & Partial<Pick<Endpoint, 'params' | 'query' | 'body'>>;

/**
 * Checks that the validator knows every format of the inputs, because it would take any text for a
 * format that it does not know. docs/rules/limits.md#dates-of-a-call.
 * @throws Error naming the endpoint and the format.
 */
export function checkFormats(endpoints: readonly Inputs[]): void {
  for (const { name, params, query, body } of endpoints) {
    const schemas = [params, query, body].filter((schema) => schema !== undefined);
    const [unknown] = schemas.flatMap((schema) => unknownFormats(wireJsonSchema(schema, 'snake')));
    if (unknown !== undefined)
      throw new Error(`${name}: the validator does not know the format "${unknown}"`);
  }
}

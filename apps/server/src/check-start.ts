import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { wireJsonSchema } from '@comanda/contract/json-schema.ts';
import type { Config } from './config.ts';
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

type Brands = { count(): number; has(id: string): boolean };

/**
 * Checks the setting DEFAULT_TENANT.
 * @throws Error if it names a brand that the database does not have. A database without brands passes.
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

type Inputs = Pick<Endpoint, 'name'> & Partial<Pick<Endpoint, 'params' | 'query' | 'body'>>;

/**
 * Checks that the validator knows every format of the inputs, because it would take any text for a format that it does not know.
 * docs/rules/limits.md#dates-of-a-call.
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

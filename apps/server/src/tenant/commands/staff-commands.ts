import { counterSegment } from '@comanda/contract/counter/counter-page.ts';
import { isTenantId } from '@comanda/domain/ids.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { type TenantFile, tenantFileSchema } from '../folder/tenant-schema.ts';
import { assignBrands, findBrands } from '../brand-rows.rows.ts';
import type { Database } from '../../platform/db/database.ts';
import { addDemoStaff } from '../../staff/add-demo-staff.ts';
import { makeOwner } from '../../staff/make-owner.ts';
import { printLine } from '../../operator/terminal.ts';
import { openOwner } from './open-owner.ts';

const sentences = {
  made: 'is an owner',
  promoted: 'is an owner now',
  known: 'was an owner before; nothing changed',
} as const;

/**
 * Makes the first owner of a brand, or one more. `named`: its folder, or its id. Returns false, and
 * prints why, if it is refused. docs/rules/counter-staff.md#first-owner.
 */
export async function addOwner(named: string, email: string, name = 'Dueño'): Promise<boolean> {
  return withOwner(async (owner) => {
    const brand = (await brandOfId(owner, named)) ?? (await importedBrand(owner, named));
    if (brand === null) return false;
    const made = await makeOwner(owner, { tenantId: brand.id, email, name }, Date.now());
    if (!made.ok) {
      process.stderr.write(`${named}: ${made.error}\n`);
      return false;
    }
    printLine(
      `${brand.id}: ${made.value.email} ${sentences[made.value.outcome]}. They sign in with a mailed code at /${counterSegment} of ${brand.hosts[0]}`,
    );
    return true;
  });
}

/** Adds the people of a demonstration to imported brands; a folder that was refused is skipped. */
export async function addStaffOfDemonstration(folders: readonly string[]): Promise<boolean> {
  return withOwner(async (owner) => {
    for (const folder of folders) {
      const brand = await importedBrand(owner, folder);
      if (brand !== null) await addDemoStaff(owner, brand.id, brand.defaultStoreId, Date.now());
    }
    return true;
  });
}

async function withOwner(work: (owner: Database) => Promise<boolean>): Promise<boolean> {
  const owner = await openOwner();
  try {
    return await work(owner);
  } finally {
    await owner.close();
  }
}

/** Returns the brand of this id; null if there is none. */
async function brandOfId(
  owner: Database,
  id: string,
): Promise<Pick<TenantFile, 'id' | 'hosts'> | null> {
  if (!isTenantId(id)) return null;
  await assignBrands(owner);
  const brand = (await findBrands(owner)).find((each) => each.id === id);
  return brand === undefined ? null : { id: brand.id, hosts: [...brand.hosts] };
}

/** Returns the brand of a folder, if it was imported. Prints the reason otherwise. */
async function importedBrand(owner: Database, folder: string): Promise<TenantFile | null> {
  const brand = await readBrand(folder);
  if (brand === null) process.stderr.write(`${folder}: tenant.json is missing or wrong\n`);
  else if (!(await assignBrands(owner)).some((id) => id === brand.id))
    process.stderr.write(
      `${folder}: ${brand.id} is not in the database: import its folder first\n`,
    );
  else return brand;
  return null;
}

async function readBrand(folder: string): Promise<TenantFile | null> {
  try {
    const parsed = v.safeParse(
      tenantFileSchema,
      JSON.parse(await readFile(join(folder, 'tenant.json'), 'utf8')),
    );
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

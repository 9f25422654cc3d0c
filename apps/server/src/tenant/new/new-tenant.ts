import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import * as v from 'valibot';
import { tenantIdField } from '../folder/fields.ts';
import { starterCountries, type StarterCountry, starterFolder } from './starter-folder.ts';

const isStarterCountry = (country: string): country is StarterCountry =>
  Object.hasOwn(starterCountries, country);

/**
 * Writes the folder of a small, valid new brand; the folder's name becomes the brand's id. Returns
 * the number of files written, or the reason why none was: a country without a demo brand, a name
 * that cannot be an id, a folder that exists already.
 */
export async function newTenant(folder: string, country: string): Promise<Result<number, string>> {
  if (!isStarterCountry(country))
    return refuse(
      `the country must be one of ${Object.keys(starterCountries).join(', ')}, not ${country}`,
    );
  const id = v.safeParse(tenantIdField, basename(resolve(folder)));
  if (!id.success)
    return refuse(`the folder's name becomes the brand's id: it ${id.issues[0].message}`);
  const files = await starterFolder(id.output, country);
  await mkdir(dirname(resolve(folder)), { recursive: true });
  if (!(await createFolder(folder))) return refuse('is there already: name a folder that is not');
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return accept(files.size);
}

const createFolder = async (folder: string): Promise<boolean> => {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

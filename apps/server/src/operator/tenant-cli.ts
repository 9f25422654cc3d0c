import { isTenantId, type TenantId } from '@comanda/domain/ids.ts';
import type { BrandState } from '@comanda/domain/tenant/brand-state.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../platform/db/database.ts';
import { writeStaticMenus } from '../menu/write-static-menus.ts';
import { exportFolder } from '../tenant/commands/export-folder.ts';
import { importFolders } from '../tenant/commands/import-folders.ts';
import { openOwner } from '../tenant/commands/open-owner.ts';
import { validateFolders } from '../tenant/commands/validate-folders.ts';
import { printLine } from './terminal.ts';

const usage = `npm run tenant -- new <folder> [cl|gt|mx]         write a small valid brand to begin with; without a country, of cl
npm run tenant -- import [--changed] [--take-folder] [--replace] [--database=<name>] <folder…>
                                                  publish folders; --changed skips those imported before as they are;
                                                  --take-folder undoes what staff set at the counter;
                                                  --replace publishes a folder in the place of a brand of the same id
                                                  that has another name, country or hosts;
                                                  --database puts new brands into this one of DATABASES;
                                                  a refused one does not stop the others (exit code 2; 1: all are refused)
npm run tenant -- validate <folder…>              say what is wrong with folders and what is probably not meant so, without a database
npm run tenant -- export <tenant> <folder>        write a tenant's folder, and say what staff set at the counter
npm run tenant -- list                           brands with their state, orders of 7 days, size and hosts
npm run tenant -- close|reopen <tenant>           stop the orders of a brand, or take them again
npm run tenant -- export-rows <tenant> <folder>   write every row of a tenant to a new folder, orders and people included
npm run tenant -- erase <tenant> <folder>         delete a closed tenant for good; the folder is its newest export-rows
npm run tenant -- static <tenant> <folder>        write menus/<id>.json of a tenant's menus, for a CDN
npm run tenant -- owner <folder|tenant> <email> [name]   make an owner of an imported brand, who signs in at /mostrador and invites others
npm run tenant -- invite <email>                  mail a person the link with which they create a brand in the browser
npm run tenant -- demo-staff <folder…>            add the staff of a demonstration to imported brands
npm run tenant -- secret set|list|remove|rotate   what opens a tenant's providers and couriers`;

async function createTenantFolder(folder: string, country = 'cl'): Promise<boolean> {
  const { newTenant } = await import('../tenant/new/new-tenant.ts');
  const outcome = await newTenant(folder, country);
  if (!outcome.ok) process.stderr.write(`${folder}: ${outcome.error}\n`);
  else
    printLine(
      `${folder}: ${outcome.value} files of a new brand. Publish it with: npm run tenant -- import ${folder}`,
    );
  return outcome.ok;
}

async function runSecrets(words: readonly string[]): Promise<boolean> {
  const [{ runSecretCommand }, { masterKeysOf }] = await Promise.all([
    import('../tenant/commands/secret-commands.ts'),
    import('../platform/secrets/master-keys.ts'),
  ]);
  const owner = await openOwner();
  try {
    return await runSecretCommand({ owner, keys: masterKeysOf(readConfig()) }, words);
  } finally {
    await owner.close();
  }
}

type WriteFiles = (owner: Database, tenant: TenantId, folder: string) => Promise<number>;

async function writeTenantFiles(
  write: WriteFiles,
  tenant: string,
  folder: string,
): Promise<boolean> {
  const owner = await openOwner();
  try {
    const written = isTenantId(tenant) ? await write(owner, tenant, folder) : 0;
    printLine(
      written === 0
        ? `there is no tenant "${tenant}" in the database: import its folder first`
        : `${folder}: ${written} files of ${tenant}`,
    );
    return written > 0;
  } finally {
    await owner.close();
  }
}

function newBrandsIn(words: readonly string[]): { newBrandsIn?: string } {
  const [name] = words.flatMap((word) => /^--database=(.+)$/u.exec(word)?.[1] ?? []);
  return name === undefined ? {} : { newBrandsIn: name };
}

/** Returns the state that a command gives a brand; null: another command. */
function stateAfter(command: string | undefined): BrandState | null {
  if (command === 'close') return 'closed';
  return command === 'reopen' ? 'open' : null;
}

async function run([command, ...rest]: readonly string[]): Promise<boolean | number> {
  const folders = rest.filter((word) => !word.startsWith('--'));
  const [first, second] = folders;
  if (command === 'new' && first !== undefined) return createTenantFolder(first, second);
  if (command === 'import' && first !== undefined)
    return importFolders(folders, {
      onlyChanged: rest.includes('--changed'),
      takeFolder: rest.includes('--take-folder'),
      replace: rest.includes('--replace'),
      ...newBrandsIn(rest),
    });
  if (command === 'validate' && first !== undefined) return validateFolders(folders);
  if (command === 'export' && first !== undefined && second !== undefined)
    return writeTenantFiles(exportFolder, first, second);
  if (command === 'list')
    return (await import('../tenant/commands/brand-commands.ts')).listBrands();
  const state = stateAfter(command);
  if (state !== null && first !== undefined)
    return (await import('../tenant/commands/brand-commands.ts')).setBrandState(first, state);
  if (command === 'export-rows' && first !== undefined && second !== undefined)
    return (await import('../tenant/commands/rows-commands.ts')).runExportRows(first, second);
  if (command === 'erase' && first !== undefined && second !== undefined)
    return (await import('../tenant/commands/rows-commands.ts')).runEraseTenant(first, second);
  if (command === 'static' && first !== undefined && second !== undefined)
    return writeTenantFiles(writeStaticMenus, first, second);
  if (command === 'owner' && first !== undefined && second !== undefined)
    return (await import('../tenant/commands/staff-commands.ts')).addOwner(
      first,
      second,
      folders[2],
    );
  if (command === 'invite' && first !== undefined)
    return (await import('../tenant/commands/invite-to-sign-up.ts')).inviteToSignUp(first);
  if (command === 'demo-staff' && first !== undefined)
    return (await import('../tenant/commands/staff-commands.ts')).addStaffOfDemonstration(folders);
  if (command === 'secret') return runSecrets(rest);
  printLine(usage);
  return false;
}

const outcome = await run(process.argv.slice(2));
process.exitCode = typeof outcome === 'number' ? outcome : Number(!outcome);

import type { TenantId } from '@comanda/domain/ids.ts';
import { isPaidOnline } from '@comanda/domain/payment/method-names.ts';
import { readConfig } from '../config.ts';
import {
  describeFolderProblems,
  type FolderProblem,
} from '../features/tenant-folder/folder-problem.ts';
import { importedDigests } from '../features/tenant/tenant-registry.ts';
import type { Database } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { exportTenant } from '../workflows/export-tenant.ts';
import { writeStaticMenus } from '../workflows/write-static-menus.ts';
import type { BuiltTenant } from '../workflows/import-tenant/build-tenant.ts';
import { folderDigest, readFolder } from '../workflows/import-tenant/read-folder.ts';
import { printLine } from './terminal.ts';

const usage = `npm run tenant -- new <folder> [cl|gt|mx]         write a small valid brand to begin with; without a country, of cl
npm run tenant -- import [--changed] <folder…>   publish folders; --changed skips those imported before as they are;
                                                  a refused one does not stop the others (exit code 2; 1: all are refused)
npm run tenant -- validate <folder…>              say what is wrong with folders and warn where nobody could order, without a database
npm run tenant -- export <tenant> <folder>        write a tenant's folder
npm run tenant -- static <tenant> <folder>        write menus/<id>.json of a tenant's menus, for a CDN
npm run tenant -- secret set|list|remove|rotate   what opens a tenant's providers and couriers`;

function printProblems(folder: string, problems: readonly FolderProblem[]): false {
  process.stderr.write(
    `${folder} is refused, nothing was imported:\n${describeFolderProblems(problems)
      .map((line) => `  ${line}`)
      .join('\n')}\n`,
  );
  return false;
}

function openOwner(): Database {
  const { ownerUrl } = readConfig();
  if (ownerUrl === null) throw new Error('DATABASE_URL is not set: the migrating role is needed');
  return openDatabase({ url: ownerUrl, connections: 1, application: 'comanda tenant' });
}

/** Prints why a folder was not imported; the import continues with the other folders. */
function printFailure(folder: string, error: unknown): false {
  process.stderr.write(
    `${folder} was not imported: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  return false;
}

/** Exit code 2: some folders are published and others are refused. */
const exitCodeOf = (outcomes: readonly boolean[]): number =>
  outcomes.every(Boolean) ? 0 : outcomes.some(Boolean) ? 2 : 1;

async function importFolders(folders: readonly string[], onlyChanged: boolean): Promise<number> {
  const owner = openOwner();
  try {
    const digests = new Set(onlyChanged ? await importedDigests(owner) : []);
    const outcomes = [];
    for (const folder of folders)
      outcomes.push(
        await importFolder(owner, folder, digests).catch((error: unknown) =>
          printFailure(folder, error),
        ),
      );
    return exitCodeOf(outcomes);
  } finally {
    await owner.close();
  }
}

async function importFolder(
  owner: Database,
  folder: string,
  digests: ReadonlySet<string>,
): Promise<boolean> {
  if (digests.size > 0 && digests.has(folderDigest((await readFolder(folder)).files))) {
    printLine(`${folder}: as imported before`);
    return true;
  }
  const { importTenant } = await import('../workflows/import-tenant/import-tenant.ts');
  const outcome = await importTenant(
    owner,
    folder,
    new Date().toISOString(),
    await openPictureMaker(),
  );
  if (!outcome.ok) return printProblems(folder, outcome.error);
  const { tenant, changed } = outcome.value;
  printLine(
    `${folder}: ${changed === 0 ? `${tenant} is published as it is` : `${tenant} published (${changed} changes)`}`,
  );
  return true;
}

const openPictureMaker = async () =>
  (await import('../features/pictures/picture-encoder.ts')).createPictureEncoder(
    readConfig().pictureCacheDir,
  );

async function validateFolders(folders: readonly string[]): Promise<boolean> {
  const { validateFolder } = await import('../workflows/import-tenant/import-tenant.ts');
  const outcomes = [];
  for (const folder of folders) {
    const outcome = await validateFolder(folder, await openPictureMaker());
    if (outcome.ok) await printValid(folder, outcome.value.built);
    outcomes.push(outcome.ok || printProblems(folder, outcome.error));
  }
  return outcomes.every(Boolean);
}

/** Prints that a folder is valid, with warnings. A brand that takes no orders yet is valid: it may be set up before it opens. */
async function printValid(folder: string, built: BuiltTenant): Promise<void> {
  const { folderWarnings } = await import('../workflows/import-tenant/folder-warnings.ts');
  const { hasProvider } = await import('../payments/payment-registry.ts');
  const { currency } = built.settings.country;
  const warnings = folderWarnings(
    built,
    (method) => !isPaidOnline(method) || hasProvider(method, currency),
    Date.now(),
  );
  printLine([`${folder}: valid`, ...warnings.map((warning) => `  warning: ${warning}`)].join('\n'));
}

async function createTenantFolder(folder: string, country = 'cl'): Promise<boolean> {
  const { newTenant } = await import('../workflows/new-tenant/new-tenant.ts');
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
    import('./tenant/secret-commands.ts'),
    import('../platform/secrets/master-keys.ts'),
  ]);
  const owner = openOwner();
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
  const owner = openOwner();
  try {
    const written = await write(owner, tenant as TenantId, folder);
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

async function run([command, ...rest]: readonly string[]): Promise<boolean | number> {
  const folders = rest.filter((word) => word !== '--changed');
  const [first, second] = folders;
  if (command === 'new' && first !== undefined) return createTenantFolder(first, second);
  if (command === 'import' && first !== undefined)
    return importFolders(folders, rest.includes('--changed'));
  if (command === 'validate' && first !== undefined) return validateFolders(folders);
  if (command === 'export' && first !== undefined && second !== undefined)
    return writeTenantFiles(exportTenant, first, second);
  if (command === 'static' && first !== undefined && second !== undefined)
    return writeTenantFiles(writeStaticMenus, first, second);
  if (command === 'secret') return runSecrets(rest);
  printLine(usage);
  return false;
}

const outcome = await run(process.argv.slice(2));
process.exitCode = typeof outcome === 'number' ? outcome : Number(!outcome);

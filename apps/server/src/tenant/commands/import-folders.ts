import { isoOf } from '@comanda/domain/time/instant.ts';
import { findBrands } from '../brand-rows.rows.ts';
import type { Database } from '../../platform/db/database.ts';
import { folderDigest, readFolder } from '../import/read-folder.ts';
import { readConfig } from '../../config.ts';
import { printLine } from '../../operator/terminal.ts';
import { openOwner } from './open-owner.ts';
import { openPictureEncoder } from './open-picture-encoder.ts';
import { printCounterFacts } from './print-counter-facts.ts';
import { printMenuEdits } from './print-menu-edits.ts';
import { printFolderNotes } from './print-folder-notes.ts';
import { printFolderProblems } from './print-folder-problems.ts';

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

type ImportWords = {
  onlyChanged: boolean;
  takeFolder: boolean;
  replace: boolean;
  newBrandsIn?: string;
};

/**
 * Publishes folders, each for itself. Returns the exit code. `onlyChanged` skips those imported
 * before as they are, and brands whose menus staff published in the back office since.
 * `takeFolder` undoes what staff set at the counter. `replace` lets a folder
 * replace a brand that looks like another one. `newBrandsIn`: the database for new brands.
 */
export async function importFolders(
  folders: readonly string[],
  { onlyChanged, takeFolder, replace, newBrandsIn }: ImportWords,
): Promise<number> {
  const owner = await openOwner(newBrandsIn === undefined ? {} : { newBrandsIn });
  try {
    const digests = new Set(
      onlyChanged && !takeFolder ? (await findBrands(owner)).map(({ digest }) => digest) : [],
    );
    const outcomes = [];
    for (const folder of folders)
      outcomes.push(
        await importFolder(owner, folder, { digests, onlyChanged, takeFolder, replace }).catch(
          (error: unknown) => printFailure(folder, error),
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
  {
    digests,
    onlyChanged,
    takeFolder,
    replace,
  }: Pick<ImportWords, 'onlyChanged' | 'takeFolder' | 'replace'> & { digests: ReadonlySet<string> },
): Promise<boolean> {
  if (digests.size > 0 && digests.has(folderDigest((await readFolder(folder)).files))) {
    printLine(`${folder}: as imported before`);
    return true;
  }
  const { importTenant } = await import('../import/import-tenant.ts');
  const { isBehindBackOffice } = await import('../import/import-over-back-office.ts');
  const outcome = await importTenant(owner, folder, isoOf(Date.now()), await openPictureEncoder(), {
    takeFolder,
    replace,
    kitchen: readConfig(),
  });
  if (!outcome.ok && onlyChanged && isBehindBackOffice(outcome.error)) {
    printLine(`${folder}: left alone, ${outcome.error[0]?.reason}`);
    return true;
  }
  if (!outcome.ok) return printFolderProblems(folder, outcome.error);
  const { tenant, changed } = outcome.value;
  printLine(
    `${folder}: ${changed === 0 ? `${tenant} is published as it is` : `${tenant} published (${changed} changes)`}`,
  );
  printCounterFacts(
    outcome.value,
    outcome.value.built,
    takeFolder ? 'undone: the folder holds' : 'kept; --take-folder undoes them',
  );
  printMenuEdits(outcome.value, takeFolder);
  await printFolderNotes(outcome.value.built);
  return true;
}

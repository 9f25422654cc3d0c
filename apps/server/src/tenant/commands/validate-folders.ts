import { printLine } from '../../operator/terminal.ts';
import { openPictureEncoder } from './open-picture-encoder.ts';
import { printFolderNotes } from './print-folder-notes.ts';
import { printFolderProblems } from './print-folder-problems.ts';

/** Prints what is wrong with folders, and warnings for those that are valid. Needs no database. */
export async function validateFolders(folders: readonly string[]): Promise<boolean> {
  const { validateFolder } = await import('../import/import-tenant.ts');
  const outcomes = [];
  for (const folder of folders) {
    const outcome = await validateFolder(folder, await openPictureEncoder());
    if (outcome.ok) {
      printLine(`${folder}: valid`);
      await printFolderNotes(outcome.value.built);
    }
    outcomes.push(outcome.ok || printFolderProblems(folder, outcome.error));
  }
  return outcomes.every(Boolean);
}

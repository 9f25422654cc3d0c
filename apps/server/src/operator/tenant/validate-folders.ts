import { isPaidOnline } from '@comanda/domain/payment/method-names.ts';
import type { BuiltTenant } from '../../workflows/import-tenant/build-tenant.ts';
import { readConfig } from '../../config.ts';
import { printLine } from '../terminal.ts';
import { openPictureEncoder } from './open-picture-encoder.ts';
import { printFolderProblems } from './print-folder-problems.ts';

/** Prints what is wrong with folders, and warnings for those that are valid. Needs no database. */
export async function validateFolders(folders: readonly string[]): Promise<boolean> {
  const { validateFolder } = await import('../../workflows/import-tenant/import-tenant.ts');
  const outcomes = [];
  for (const folder of folders) {
    const outcome = await validateFolder(folder, await openPictureEncoder());
    if (outcome.ok) await printValid(folder, outcome.value.built);
    outcomes.push(outcome.ok || printFolderProblems(folder, outcome.error));
  }
  return outcomes.every(Boolean);
}

/** Prints that a folder is valid, with warnings. A brand that takes no orders yet is valid: it may be set up before it opens. */
async function printValid(folder: string, built: BuiltTenant): Promise<void> {
  const { folderWarnings } = await import('../../workflows/import-tenant/folder-warnings.ts');
  const { assumedMoneyWarnings } = await import('./describe-assumed-money.ts');
  const { hasProvider } = await import('../../payments/all-providers.ts');
  const { currency } = built.settings.country;
  const warnings = [
    ...folderWarnings(
      built,
      (method) => !isPaidOnline(method) || hasProvider(method, currency),
      Date.now(),
    ),
    ...assumedMoneyWarnings(built, readConfig().demo),
  ];
  printLine([`${folder}: valid`, ...warnings.map((warning) => `  warning: ${warning}`)].join('\n'));
}

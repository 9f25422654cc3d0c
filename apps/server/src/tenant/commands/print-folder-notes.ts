import { isPaidOnline } from '@comanda/domain/payment/paid-online.ts';
import { readConfig } from '../../config.ts';
import type { BuiltTenant } from '../import/build-tenant.ts';
import { printLine } from '../../operator/terminal.ts';

/**
 * Prints the warnings about a valid folder, and which of its zones overlap. They stop nothing.
 * docs/rules/tenants.md#warnings-about-a-folder.
 */
export async function printFolderNotes(built: BuiltTenant): Promise<void> {
  const [{ folderWarnings }, { zoneNotes }, { assumedMoneyWarnings }, { hasProvider }] =
    await Promise.all([
      import('../import/folder-warnings.ts'),
      import('../import/zone-notes.ts'),
      import('./describe-assumed-money.ts'),
      import('../../payments/all-providers.ts'),
    ]);
  const { demo } = readConfig();
  const { currency } = built.settings.country;
  const warnings = folderWarnings(built, {
    canTake: (method) => !isPaidOnline(method) || hasProvider(method, currency),
    demo,
    now: Date.now(),
  });
  for (const warning of [...warnings, ...assumedMoneyWarnings(built, demo)])
    printLine(`  warning: ${warning}`);
  for (const note of zoneNotes(built.stores)) printLine(`  note: ${note}`);
}

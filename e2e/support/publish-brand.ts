import { rm } from 'node:fs/promises';
import { importAndAwaitTenant, originOf, tenantCommand } from './import-and-await-tenant.ts';
import {
  type FolderDraft,
  tenantFolder,
  writeFolder,
} from '../../apps/server/src/testing/tenant-folder.ts';

/**
 * Publishes a small brand for a case that the demo brands do not have, and deletes its folder;
 * returns its origin.
 */
export async function publishBrand(
  id: string,
  change: (folder: FolderDraft) => void,
): Promise<string> {
  const draft = await tenantFolder(id);
  change(draft);
  const folder = await writeFolder(draft);
  await importAndAwaitTenant(id, folder);
  await rm(folder, { recursive: true });
  return originOf(id);
}

/** `npm run tenant -- static`: exports a brand's menus as files. */
export const exportStaticMenus = (id: string, folder: string) =>
  tenantCommand('static', id, folder);

import { rm } from 'node:fs/promises';
import { importAndAwaitTenant, originOf, tenantCommand } from './import-and-await-tenant.ts';
import {
  type FolderDraft,
  tenantFolder,
  writeFolder,
} from '../../apps/server/src/testing/tenant-folder.ts';

/** Publishes a small brand of its own, for what the brands on show do not do; answers its address. Its folder is thrown away. */
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

/** `npm run tenant -- static`: the menus of a brand as files. */
export const exportStaticMenus = (id: string, folder: string) =>
  tenantCommand('static', id, folder);

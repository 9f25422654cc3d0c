import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type FolderDraft, tenantFolder, writeFolder } from '../../apps/server/src/testing/tenant-folder.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Only beside a database: stories told to a Comanda elsewhere have none. */
export const canPublish = process.env['DATABASE_URL'] !== undefined;

const tenantCommand = (...words: string[]) => run(process.execPath, [join(root, 'apps/server/src/tenant-cli.ts'), ...words], { cwd: root });

/** Publishes a small brand of its own, for what the brands on show do not do; answers its address. Its folder is thrown away. */
export async function publishBrand(id: string, change: (folder: FolderDraft) => void): Promise<string> {
  const draft = await tenantFolder(id);
  change(draft);
  const folder = await writeFolder(draft);
  await tenantCommand('import', folder);
  await rm(folder, { recursive: true });
  const address = new URL(process.env['COMANDA_URL'] ?? 'http://burger.localhost:3000');
  address.hostname = `${id}.localhost`;
  return address.origin;
}

/** `npm run tenant -- static`: the menus of a brand as files. */
export const writeMenus = (id: string, folder: string) => tenantCommand('static', id, folder);

import type { MenuFiles } from '@comanda/domain/draft/apply-draft.ts';
import { textOf } from '@comanda/domain/draft/json.ts';
import { itemsOf } from '@comanda/domain/draft/menu-file.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { findPicturesOfVersions } from './removal.rows.ts';

/**
 * Adds to the known pictures those that menus name and an earlier version published: the picture of
 * a removed dish that comes back. A file of the folder that no version names stays unknown.
 */
export async function withPicturesOfVersions(
  tx: Tx,
  menus: MenuFiles,
  known: ReadonlyMap<string, Picture>,
): Promise<ReadonlyMap<string, Picture>> {
  const named = [...menus.values()].flatMap((file) =>
    itemsOf(file, 'products').map(({ item }) => textOf(item, 'image')),
  );
  const missing = named.filter((path) => path.startsWith('images/') && !known.has(path));
  return new Map([...(await findPicturesOfVersions(tx, missing)), ...known]);
}

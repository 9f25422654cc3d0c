import type { getCounterMenu as endpoint } from '@comanda/contract/counter/menu.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { findEditsInForce, loadFolderMenus } from './menu-version.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { reachedStore } from '../store/reached-store.ts';

type Endpoint = typeof endpoint;

/**
 * Reads the menu of a store as its folder says, with the edits in force. Refused: NOT_FOUND for a
 * store of others.
 */
export async function readCounterMenu(
  deps: Pick<Deps, 'db' | 'menus'>,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { tenant, params } = call;
  const live = await reachedStore(deps, call, params.id);
  const published = await deps.menus.tenant(tenant.id);
  if (!live || !published) return refuse(refusalOf('NOT_FOUND'));
  const { menuId } = live.store;
  const storeIds = published.stores
    .filter((store) => store.menuId === menuId)
    .map((store) => store.id);
  const read = await withTenant(deps.db, tenant.id, async (tx) => ({
    folder: await loadFolderMenus(tx),
    inForce: await findEditsInForce(tx),
  }));
  const menu = read.folder.menus.find(({ id }) => id === menuId);
  if (!menu) return refuse(refusalOf('NOT_FOUND'));
  return accept({
    version: read.inForce.number,
    menu,
    storeIds,
    prices: read.folder.prices.filter(({ storeId }) => storeIds.includes(storeId)),
    edits: read.inForce.edits.filter((edit) => edit.menuId === menuId),
  });
}

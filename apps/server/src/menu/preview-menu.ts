import type { previewCounterMenu as endpoint } from '@comanda/contract/counter/menu.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { ProductId } from '@comanda/domain/ids.ts';
import type { DisabledItem, Menu } from '@comanda/domain/menu/menu.ts';
import { changeMenuEdits } from '@comanda/domain/menu-edits/change-menu-edits.ts';
import type { MenuEdit } from '@comanda/domain/menu-edits/menu-edit.ts';
import {
  disabledWithEdits,
  menuWithEdits,
  pricesWithEdits,
} from '@comanda/domain/menu-edits/menu-with-edits.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { AppParts, Deps } from '../deps.ts';
import type { LiveStore } from './live-store.ts';
import { findEditsInForce, loadFolderMenus } from './menu-version.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { renderPageOfStore } from '../page/render-page.ts';
import { storefrontOrigin } from '../tenant/storefront-origin.ts';
import { reachedStore } from '../store/reached-store.ts';
import { checkEditedMenu } from './check-edited-menu.ts';
import { withUploadedPictures } from './with-uploaded-pictures.ts';

type Endpoint = typeof endpoint;
export type PreviewDeps = Deps & Pick<AppParts, 'pages'>;

/**
 * Renders a page of the shop with drafted edits over the menu, by the shop's own renderer. Refused:
 * NOT_FOUND for a store of others, PARAMETER_NOT_RELATED, INVALID_PARAMETER for a value that the
 * folder would refuse. docs/rules/counter-menu.md#preview.
 */
export async function previewMenu(
  deps: PreviewDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { tenant, params, body } = call;
  const live = await reachedStore(deps, call, params.id);
  const published = await deps.menus.tenant(tenant.id);
  const now = await published?.storesNow();
  if (!live || !published || !now) return refuse(refusalOf('NOT_FOUND'));
  const { folder, inForce, draft } = await withTenant(deps.db, tenant.id, async (tx) => {
    const menus = await loadFolderMenus(tx);
    const at = isoOf(call.now);
    return {
      folder: menus,
      inForce: (await findEditsInForce(tx)).edits,
      draft: await withUploadedPictures(tx, body.edits, menus, at),
    };
  });
  if (!draft.ok) return draft;
  const changed = changeMenuEdits(inForce, draft.value, folder);
  const folderMenu = folder.menus.find(({ id }) => id === live.menu.id);
  if (!changed.ok || !folderMenu)
    return refuse(refusalOf('PARAMETER_NOT_RELATED', { field: 'edits' }));
  const { edits } = changed.value;
  const problem = checkEditedMenu(folder, edits, tenant.decimals);
  if (problem !== null) return refuse(refusalOf('INVALID_PARAMETER', problem));
  const menu = menuWithEdits(folderMenu, edits);
  const store = { ...live, menu, ...factsWithDraft(live, edits, body.edits) };
  const page = {
    origin: storefrontOrigin(deps.config, tenant),
    path: pathOfProduct(deps.pages, menu, body.productId),
  };
  return accept({ html: asPreview(renderPageOfStore(deps, published, { store, now }, page)) });
}

/** Prices and switched-off items of the store with the draft over those in force. */
function factsWithDraft(
  { menu, store, prices, disabled }: LiveStore,
  edits: readonly MenuEdit[],
  draft: readonly MenuEdit[],
): Pick<LiveStore, 'prices' | 'disabled'> {
  const isDrafted = ({ deactivatableType, deactivatableId }: DisabledItem): boolean =>
    draft.some(
      ({ kind, id, field }) =>
        field === 'isAvailable' &&
        id === deactivatableId &&
        kind === deactivatableType.toLowerCase(),
    );
  return {
    prices: pricesWithEdits(prices, [...edits, ...draft], store),
    disabled: [
      ...disabled.filter((item) => !isDrafted(item)),
      ...disabledWithEdits(menu.id, draft),
    ],
  };
}

/** Returns the path of a dish's page; that of the menu without a dish. */
export const pathOfProduct = (
  pages: AppParts['pages'],
  menu: Menu,
  productId: ProductId | null,
): string => {
  const slug = menu.products.find(({ id }) => id === productId)?.slug;
  const listed = pages.listPages(menu).map(({ path }) => path);
  return listed.find((path) => slug !== undefined && path.endsWith(`/${slug}`)) ?? '/';
};

/**
 * Makes a page one of a preview: its links open nothing, because they ask for a window that the
 * frame may not open, and it has no scripts, which the frame does not run, and says nothing about
 * them.
 */
export const asPreview = (html: string): string =>
  html
    .replace('<head>', '<head><base target="_blank">')
    .replaceAll(/<noscript>.*?<\/noscript>/gsu, '')
    .replaceAll(/<script\b.*?<\/script>/gsu, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/gu, '');

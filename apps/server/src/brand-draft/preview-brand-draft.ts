import type { previewBrandDraft as endpoint } from '@comanda/contract/counter/brand-draft.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { PreviewDeps } from '../menu/preview-menu.ts';
import { asPreview, pathOfProduct } from '../menu/preview-menu.ts';
import { renderPageOfStore } from '../page/render-page.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { storefrontOrigin } from '../tenant/storefront-origin.ts';
import { findBrandDraft } from './brand-draft.rows.ts';
import { buildPublication } from './build-publication.ts';
import { draftOver } from './draft-over-brand.ts';
import { refusalOfProblem } from './publish-brand-draft.ts';
import { readBrand } from './read-brand.ts';

type Endpoint = typeof endpoint;

/**
 * Renders a page of the shop with the whole draft over it, by the shop's own renderer; nothing is
 * stored. Refused: NOT_FOUND for a store that is none, INVALID_PARAMETER for menus that the folder
 * would refuse. docs/rules/back-office.md#preview-of-a-draft.
 */
export async function previewBrandDraft(
  deps: PreviewDeps,
  { tenant, query, now: at }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const published = await deps.menus.tenant(tenant.id);
  const live = await published?.store(query.storeId);
  const now = await published?.storesNow();
  if (!live || !published || !now) return refuse(refusalOf('NOT_FOUND'));
  const built = await withTenant(deps.db, tenant.id, async (tx) => {
    const brand = await readBrand(tx);
    if (brand === null) return null;
    const { files } = draftOver(brand.menus, (await findBrandDraft(tx)).edits);
    return buildPublication(tx, brand, files, isoOf(at));
  });
  if (built === null) return refuse(refusalOf('NOT_FOUND'));
  if (!built.ok) return refuse(refusalOfProblem(built.error[0]));
  const drafted = built.value.menus.find(({ id }) => id === live.menu.id);
  if (drafted === undefined) return refuse(refusalOf('NOT_FOUND'));
  const menu = { ...drafted, version: live.menu.version };
  const page = {
    origin: storefrontOrigin(deps.config, tenant),
    path: pathOfProduct(deps.pages, menu, query.productId ?? null),
  };
  const store = { ...live, menu };
  return accept({ html: asPreview(renderPageOfStore(deps, published, { store, now }, page)) });
}

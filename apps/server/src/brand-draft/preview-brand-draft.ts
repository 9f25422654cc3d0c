import type { previewBrandDraft as endpoint } from '@comanda/contract/counter/brand-draft.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { CachedTenant } from '../menu/cached-tenant.ts';
import type { LiveStore } from '../menu/live-store.ts';
import type { PreviewDeps } from '../menu/preview-menu.ts';
import { asPreview, pathOfProduct } from '../menu/preview-menu.ts';
import { renderCheckoutOfStore, renderPageOfStore } from '../page/render-page.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { StoredFile } from '../platform/stored-file.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { storefrontOrigin } from '../tenant/storefront-origin.ts';
import { findBrandDraft } from './brand-draft.rows.ts';
import { buildPublication } from './build-publication.ts';
import { draftSection } from './drafted-section.ts';
import { previewMail } from './preview-mail.ts';
import type { StoresPublication } from './build-stores.ts';
import type { Publication } from './publication.ts';
import { refusalOfProblem } from './publish-brand-draft.ts';
import { readBrand } from './read-brand.ts';
import { sessionFor } from './section-access.ts';
import { withLook } from './with-look.ts';

type Endpoint = typeof endpoint;

/** A store of the brand as it would be published. */
type Drafted = { published: CachedTenant; store: LiveStore };

/**
 * Renders a page of the shop, or a mail, with the whole draft of a section over it, by the shop's
 * own renderer; nothing is stored. Refused: NOT_AUTHORIZED, NOT_FOUND for a store that is none,
 * INVALID_PARAMETER for files that the folder would refuse.
 * docs/rules/back-office.md#preview-of-a-draft.
 */
export async function previewBrandDraft(
  deps: PreviewDeps,
  { tenant, session, params, query, now: at }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const allowed = sessionFor(params.section, session);
  if (!allowed.ok) return allowed;
  const published = await deps.menus.tenant(tenant.id);
  const store = await published?.store(query.storeId);
  const now = await published?.storesNow();
  if (!store || !published || !now) return refuse(refusalOf('NOT_FOUND'));
  const built = await withTenant(deps.db, tenant.id, async (tx) => {
    const brand = await readBrand(tx);
    if (brand === null) return null;
    const { edits } = await findBrandDraft(tx, params.section);
    const { drafted } = draftSection(brand, params.section, edits);
    return buildPublication(tx, brand, drafted, isoOf(at));
  });
  if (built === null) return refuse(refusalOf('NOT_FOUND'));
  if (!built.ok) return refuse(refusalOfProblem(built.error[0]));
  const shown = draftedStore({ published, store }, built.value);
  if (shown === null) return refuse(refusalOf('NOT_FOUND'));
  const css = built.value.section === 'look' ? built.value.themeCss : null;
  if (query.kind === 'mail')
    return accept({
      html: previewMail(deps.config, tenant, shown.published, await madeOf(built.value)),
      css: null,
    });
  const origin = storefrontOrigin(deps.config, tenant);
  const live = { store: shown.store, now };
  const path = pathOfProduct(deps.pages, shown.store.menu, query.productId ?? null);
  const html =
    query.kind === 'checkout'
      ? await renderCheckoutOfStore(deps, shown.published, live, origin)
      : renderPageOfStore(deps, shown.published, live, { origin, path });
  return accept({ html: asPreview(html), css });
}

const madeOf = async (publication: Publication): Promise<readonly StoredFile[]> =>
  publication.section === 'look' ? publication.made() : [];

/**
 * Lays a publication over a store; null: it has no menu any more, or coupons or rules, which no
 * page shows.
 */
function draftedStore({ published, store }: Drafted, publication: Publication): Drafted | null {
  switch (publication.section) {
    case 'menu': {
      const drafted = publication.menus.find(({ id }) => id === store.menu.id);
      if (drafted === undefined) return null;
      const { hidden: _hidden, ...menu } = drafted;
      return { published, store: { ...store, menu: { ...menu, version: store.menu.version } } };
    }
    case 'look':
      return { published: withLook(published, publication), store };
    case 'coupons':
    case 'rules':
      return null;
    case 'stores':
      return storeDraft({ published, store }, publication.stores);
  }
}

/** The drafted store with the facts of its counter; null: the draft does not have it. */
function storeDraft(
  { published, store }: Drafted,
  stores: StoresPublication['stores'],
): Drafted | null {
  const drafted = stores.find(({ id }) => id === store.store.id);
  return drafted === undefined ? null : { published, store: { ...store, store: drafted } };
}

import type { checkBrandDraft as endpoint } from '@comanda/contract/counter/brand-draft.ts';
import { menusIn } from '@comanda/domain/draft/menu-section.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { findBrandDraft } from './brand-draft.rows.ts';
import { buildPublication } from './build-publication.ts';
import { removedProducts } from './draft-over-brand.ts';
import { problemsOfLost } from './draft-problem.ts';
import { draftSection } from './drafted-section.ts';
import { countCartsWith } from './published-files.rows.ts';
import { readBrand } from './read-brand.ts';
import { storeConsequences } from './store-consequences.ts';
import { sessionFor } from './section-access.ts';

type Endpoint = typeof endpoint;

/** Says what stands against the publication of the draft, and what it would mean for shoppers. */
export async function checkBrandDraft(
  deps: Pick<Deps, 'db'>,
  { tenant, session, params, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { section } = params;
  const allowed = sessionFor(section, session);
  if (!allowed.ok) return allowed;
  return withTenant(deps.db, tenant.id, async (tx) => {
    const brand = await readBrand(tx);
    if (brand === null) return refuse(refusalOf('NOT_FOUND'));
    const { edits } = await findBrandDraft(tx, section);
    const { drafted, lost } = draftSection(brand, section, edits);
    const built = await buildPublication(tx, brand, drafted, isoOf(now));
    const products =
      drafted.section === 'menu' ? removedProducts(brand.menus, menusIn(drafted.files)) : [];
    return accept({
      problems: [...problemsOfLost(lost), ...(built.ok ? [] : built.error)],
      cartsWithRemoved: products.length === 0 ? 0 : await countCartsWith(tx, products),
      stores:
        drafted.section === 'stores' && edits.length > 0
          ? await storeConsequences(tx, drafted.files, tenant.country.decimals)
          : null,
    });
  });
}

import type { getBrandDraft as endpoint } from '@comanda/contract/counter/brand-draft.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import type { Deps } from '../deps.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { findBrandDraft } from './brand-draft.rows.ts';
import { findLastBrandVersion } from './brand-version.rows.ts';
import { draftAnswer } from './draft-answer.ts';
import { readBrand } from './read-brand.ts';

type Endpoint = typeof endpoint;

/**
 * Reads the menus as the folder's files have them, and the draft over them; nothing if the caller
 * has the present state. Refused: NOT_FOUND for a brand without a folder.
 * docs/rules/back-office.md#edits-of-a-draft.
 */
export async function getBrandDraft(
  deps: Pick<Deps, 'db' | 'menus'>,
  { tenant, session, query }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const published = await deps.menus.tenant(tenant.id);
  if (!published) return refuse(refusalOf('NOT_FOUND'));
  const read = await withTenant(deps.db, tenant.id, async (tx) => {
    const draft = await findBrandDraft(tx);
    const last = await findLastBrandVersion(tx);
    const parts = [published.version, published.menuVersion, last?.number ?? 0, draft.revision];
    const state = parts.join('.');
    return { draft, last, state, brand: state === query.known ? null : await readBrand(tx) };
  });
  const { brand, draft, last, state } = read;
  if (state === query.known) return accept(null);
  if (!brand) return refuse(refusalOf('NOT_FOUND'));
  return accept({
    ...draftAnswer(draft, last, brand.menus, staffSessionOf(session).staffId),
    state,
    menus: [...brand.menus.keys()].map((path) => ({
      path,
      content: brand.texts.get(path) ?? '',
    })),
    pictures: [...brand.pictures].map(([path, { url }]) => ({ path, url })),
    stores: published.stores.map(({ id, menuId }) => ({ id, menu: `menus/${menuId}.json` })),
  });
}

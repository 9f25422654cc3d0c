import type { getBrandDraft as endpoint } from '@comanda/contract/counter/brand-draft.ts';
import type { DraftSection } from '@comanda/domain/draft/draft-edit.ts';
import { menusIn } from '@comanda/domain/draft/menu-section.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { openFonts } from '@comanda/domain/theme/open-fonts.ts';
import { openFontFile } from '../brand/fonts/open-font-files.ts';
import { storedFileUrl } from '../platform/stored-file.ts';
import type { Deps } from '../deps.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { couponSubjects } from './coupon-subjects.ts';
import { findBrandDraft, type KeptEdit } from './brand-draft.rows.ts';
import { findLastBrandVersion } from './brand-version.rows.ts';
import { draftAnswer } from './draft-answer.ts';
import { draftOver } from './draft-over-brand.ts';
import { publishedPictures } from './published-pictures.ts';
import { filesOf, menuSectionOf, type PublishedBrand, readBrand } from './read-brand.ts';
import { sessionFor } from './section-access.ts';
import { withPicturesOfVersions } from './version-pictures.ts';
import { couponTexts, lookTexts, ruleTexts, salesTexts, storeTexts } from './version-files.ts';

type Endpoint = typeof endpoint;

/**
 * Reads a section as the folder's files have it, and the draft over it; nothing if the caller
 * has the present state. Refused: NOT_FOUND for a brand without a folder.
 * docs/rules/back-office.md#edits-of-a-draft.
 */
export async function getBrandDraft(
  deps: Pick<Deps, 'db' | 'menus'>,
  { tenant, session, params, query }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { section } = params;
  const allowed = sessionFor(section, session);
  if (!allowed.ok) return allowed;
  const published = await deps.menus.tenant(tenant.id);
  if (!published) return refuse(refusalOf('NOT_FOUND'));
  const read = await withTenant(deps.db, tenant.id, async (tx) => {
    const draft = await findBrandDraft(tx, section);
    const last = await findLastBrandVersion(tx, section);
    const parts = [published.version, published.menuVersion, last?.number ?? 0, draft.revision];
    const state = parts.join('.');
    const brand = state === query.known ? null : await readBrand(tx);
    const pictures = brand === null ? [] : await picturesOf(tx, brand, section, draft.edits);
    return { draft, last, state, brand, pictures };
  });
  const { brand, draft, last, state, pictures } = read;
  if (state === query.known) return accept(null);
  if (!brand) return refuse(refusalOf('NOT_FOUND'));
  return accept({
    ...draftAnswer(draft, last, filesOf(brand, section), allowed.value.staffId),
    state,
    files: [...textsOf(brand, section)].map(([path, content]) => ({ path, content })),
    pictures: [...pictures].map(([path, { url }]) => ({ path, url })),
    stores: published.stores.map(({ id, menuId }) => ({ id, menu: `menus/${menuId}.json` })),
    fonts: section === 'look' ? await fontsFor(tenant.id) : [],
    couponSubjects: section === 'coupons' ? couponSubjects(published) : null,
  });
}

/** The look comes with the menus, whose dishes and categories it names. */
function textsOf(
  { texts, menus }: PublishedBrand,
  section: DraftSection,
): ReadonlyMap<string, string> {
  const menuTexts = [...menus.keys()].map((path) => [path, texts.get(path) ?? ''] as const);
  switch (section) {
    case 'menu':
      return new Map([...menuTexts, ...salesTexts(texts)]);
    case 'look':
      return new Map([...lookTexts(texts), ...menuTexts]);
    case 'coupons':
      return couponTexts(texts);
    case 'stores':
      return storeTexts(texts);
    case 'rules':
      return ruleTexts(texts);
  }
}

/** The pictures that a section names, with those of dishes that the draft takes back. */
const picturesOf = async (
  tx: Tx,
  brand: PublishedBrand,
  section: DraftSection,
  edits: readonly KeptEdit[],
): Promise<ReadonlyMap<string, Picture>> =>
  section === 'menu'
    ? withPicturesOfVersions(
        tx,
        menusIn(draftOver(menuSectionOf(brand), edits).files),
        brand.pictures,
      )
    : publishedPictures(tx, brand, section);

/** The addresses of the open fonts, which every brand's shop serves. */
const fontsFor = async (tenantId: TenantId) =>
  Promise.all(
    openFonts.map(async ({ family }) => ({
      family,
      url: storedFileUrl(tenantId, await openFontFile(family)),
    })),
  );

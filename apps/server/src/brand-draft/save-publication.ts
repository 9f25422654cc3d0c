import type { DescribedEdit } from '@comanda/domain/draft/describe-draft.ts';
import type { DraftSection } from '@comanda/domain/draft/draft-edit.ts';
import type { StaffId } from '@comanda/domain/ids.ts';
import { lockChangedCoupons } from '../coupon/coupon-switches.rows.ts';
import { findEditsInForce, insertMenuVersion } from '../menu/menu-version.rows.ts';
import { publishMenuChange, publishStoreChange } from '../platform/db/publish-store-change.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { StoredFile } from '../platform/stored-file.ts';
import { menuRow } from '../tenant/import/build-menu.ts';
import {
  saveBanners,
  saveCoupons,
  savePages,
  savePageVersions,
} from '../tenant/folder/import.rows.ts';
import { dropAgreeingSwitches } from '../tenant/folder/overriding-switches.rows.ts';
import {
  findVersionFiles,
  insertBrandVersion,
  type LastVersion,
  nextBrandVersion,
} from './brand-version.rows.ts';
import type { CouponsPublication } from './build-coupons.ts';
import type { LookPublication } from './build-look.ts';
import type { MenuPublication } from './build-menus.ts';
import type { StoresPublication } from './build-stores.ts';
import { dropPages, retireLookFiles, updateSettings } from './look.rows.ts';
import type { Publication } from './publication.ts';
import {
  addFolderFile,
  addSources,
  dropRowsOfLost,
  reviveFolderFiles,
  savePricesOfStores,
  updateMenus,
  updateOffers,
  updateSources,
  updateSuggestions,
} from './published-files.rows.ts';
import { updateRules } from './rules.rows.ts';
import { publishStores } from './published-stores.rows.ts';
import { publishedPictures } from './published-pictures.ts';
import { isPublished, type PublishedBrand } from './read-brand.ts';
import { versionFiles } from './version-files.ts';

/** `at`: ISO instant. */
export type PublicationFacts = {
  last: LastVersion | null;
  changes: readonly DescribedEdit[];
  note: string;
  restored: number | null;
  staffId: StaffId;
  at: string;
};

/**
 * Publishes in the call's transaction, and announces it to every server with the commit. A state
 * that no version has, of an import or of the counter, is kept as one before it, so that there is a
 * way back. Returns the number of the version. docs/rules/back-office.md#publication.
 */
export async function savePublication(
  tx: Tx,
  brand: PublishedBrand,
  publication: Publication,
  facts: PublicationFacts,
): Promise<number> {
  const { section, texts, pictures } = publication;
  await keepStateBefore(tx, brand, section, facts);
  const added = await filesOf(publication);
  for (const file of added) await addFolderFile(tx, file);
  await updateSources(tx, texts);
  await addSources(tx, texts);
  await saveSection(tx, brand, { ...publication, added }, facts);
  const after = versionFiles(section, texts, pictures);
  await reviveFolderFiles(tx, new Map(Object.entries(after.pictures)));
  const number = await nextBrandVersion(tx);
  await insertBrandVersion(tx, { ...facts, ...after, section, number, source: 'back-office' });
  await publishMenuChange(tx);
  return number;
}

async function filesOf(publication: Publication): Promise<readonly StoredFile[]> {
  const { section, added } = publication;
  return section === 'look' ? [...added, ...(await publication.made())] : added;
}

function saveSection(
  tx: Tx,
  brand: PublishedBrand,
  publication: Publication,
  facts: PublicationFacts,
): Promise<void> {
  switch (publication.section) {
    case 'menu':
      return saveMenus(tx, brand, publication, facts);
    case 'look':
      return saveLook(tx, publication, facts.at);
    case 'coupons':
      return publishCoupons(tx, publication);
    case 'stores':
      return saveStores(tx, publication);
    case 'rules':
      return updateRules(tx, publication);
  }
}

async function saveMenus(
  tx: Tx,
  brand: PublishedBrand,
  { menus, suggestions, offers, lost }: MenuPublication,
  facts: PublicationFacts,
): Promise<void> {
  await updateMenus(tx, menus.map(menuRow));
  await updateSuggestions(tx, suggestions);
  await updateOffers(tx, offers);
  await savePricesOfStores(tx, brand.prices);
  await dropRowsOfLost(tx, lost);
  await raiseMenuVersion(tx, brand, facts);
}

/**
 * The wording of each page is kept for good, as by an import. The icon has no address of its own:
 * its file is one of the folder again if an import had taken it out.
 */
async function saveLook(tx: Tx, look: LookPublication, now: string): Promise<void> {
  await updateSettings(tx, look);
  await saveBanners(
    tx,
    look.banners.map((document) => ({ id: document.id, document })),
  );
  await savePages(tx, look.pages);
  await savePageVersions(tx, look.pages, now);
  await dropPages(tx, look.texts);
  await retireLookFiles(tx, look.added, now);
  await reviveFolderFiles(tx, new Map([[look.icon, { url: '' }]]));
}

/**
 * Saves the coupons as an import does: uses belong to the code and stay, and a switch of the
 * counter holds unless it said the same as the published coupon.
 * docs/rules/back-office.md#publication-of-the-coupons.
 */
async function publishCoupons(tx: Tx, { coupons }: CouponsPublication): Promise<void> {
  await lockChangedCoupons(tx, coupons);
  await dropAgreeingSwitches(tx);
  await saveCoupons(tx, coupons);
}

/**
 * Saves the stores over those of the folder. The facts of the counter lie over them and stay. An
 * order that was decided with a changed store is decided again.
 * docs/rules/back-office.md#publication-of-the-stores.
 */
async function saveStores(tx: Tx, { stores }: StoresPublication): Promise<void> {
  const changed = await publishStores(tx, stores);
  await publishMenuChange(tx);
  for (const id of changed) await publishStoreChange(tx, 'store', id);
}

/** Keeps the published state of a section as a version, unless the last one has it. */
async function keepStateBefore(
  tx: Tx,
  brand: PublishedBrand,
  section: DraftSection,
  { last, at }: PublicationFacts,
): Promise<void> {
  const kept = last === null ? null : await findVersionFiles(tx, section, last.number);
  if (kept !== null && isPublished(brand, section, new Map(Object.entries(kept.files)))) return;
  await insertBrandVersion(tx, {
    ...versionFiles(section, brand.texts, await publishedPictures(tx, brand, section)),
    section,
    number: await nextBrandVersion(tx),
    changes: [],
    note: '',
    source: 'folder',
    restored: null,
    staffId: null,
    at,
  });
}

/**
 * Raises the number of the edited menu, so that an order that was decided with the menu before is
 * decided again (docs/rules/counter-menu.md#orders-during-a-publication). The edits of the counter
 * that the files now say end; those that no file can say, a dish that is switched off, stay.
 */
async function raiseMenuVersion(
  tx: Tx,
  { editsLeft }: PublishedBrand,
  { staffId, at }: PublicationFacts,
): Promise<void> {
  const { number } = await findEditsInForce(tx);
  await insertMenuVersion(tx, {
    number: number + 1,
    edits: editsLeft,
    changes: [],
    note: '',
    source: 'folder',
    restored: null,
    staffId,
    at,
  });
}

import type { DescribedEdit } from '@comanda/domain/draft/describe-draft.ts';
import type { MenuFiles } from '@comanda/domain/draft/apply-draft.ts';
import { itemsOf } from '@comanda/domain/draft/menu-file.ts';
import type { StaffId } from '@comanda/domain/ids.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import { findEditsInForce, insertMenuVersion } from '../menu/menu-version.rows.ts';
import { publishMenuChange } from '../platform/db/publish-store-change.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { Publication } from './build-publication.ts';
import {
  findVersionFiles,
  insertBrandVersion,
  type LastVersion,
  type VersionFiles,
} from './brand-version.rows.ts';
import {
  addFolderFile,
  dropRowsOfLost,
  reviveFolderFiles,
  savePricesOfStores,
  updateMenus,
  updateSources,
  updateSuggestions,
} from './published-files.rows.ts';
import { isSameMenus, menusOf, type PublishedBrand } from './read-brand.ts';

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
  const { menus, texts, suggestions, added, lost, pictures } = publication;
  const number = await keepStateBefore(tx, brand, facts);
  for (const file of added) await addFolderFile(tx, file);
  await updateMenus(tx, menus);
  await updateSources(tx, texts);
  await updateSuggestions(tx, suggestions);
  await savePricesOfStores(tx, brand.prices);
  await dropRowsOfLost(tx, lost);
  await raiseMenuVersion(tx, brand, facts);
  const after = versionFiles(texts, pictures);
  await reviveFolderFiles(tx, new Map(Object.entries(after.pictures)));
  await insertBrandVersion(tx, {
    ...facts,
    ...after,
    number,
    source: 'back-office',
  });
  await publishMenuChange(tx);
  return number;
}

/** Returns the number of the version to come, behind that of a state that no version has yet. */
async function keepStateBefore(
  tx: Tx,
  { texts, menus, pictures }: PublishedBrand,
  { last, at }: PublicationFacts,
): Promise<number> {
  const number = (last?.number ?? 0) + 1;
  const kept = last === null ? null : await findVersionFiles(tx, last.number);
  if (kept !== null && isSameMenus(menus, menusOf(new Map(Object.entries(kept.files)))))
    return number;
  await insertBrandVersion(tx, {
    ...versionFiles(texts, pictures),
    number,
    changes: [],
    note: '',
    source: 'folder',
    restored: null,
    staffId: null,
    at,
  });
  return number + 1;
}

/** The texts of the menus, and the pictures that they name. */
function versionFiles(
  texts: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, Picture>,
): VersionFiles {
  const menus: MenuFiles = menusOf(texts);
  const named = new Set(
    [...menus.values()].flatMap((file) =>
      itemsOf(file, 'products').map(({ item }) => item['image']),
    ),
  );
  return {
    files: Object.fromEntries([...texts].filter(([path]) => path.startsWith('menus/'))),
    pictures: Object.fromEntries([...pictures].filter(([path]) => named.has(path))),
  };
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

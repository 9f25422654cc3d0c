import { isSameCoupons } from '@comanda/domain/draft/coupon-files.ts';
import { type DraftSection, draftSections } from '@comanda/domain/draft/draft-edit.ts';
import { isSameSales } from '@comanda/domain/draft/sale-files.ts';
import { isSameRules } from '@comanda/domain/draft/rule-files.ts';
import { isSameStores } from '@comanda/domain/draft/store-files.ts';
import { isSameLook, readLook } from '@comanda/domain/draft/look-files.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import {
  findLastBrandVersion,
  insertBrandVersion,
  type LastVersion,
  nextBrandVersion,
} from '../../brand-draft/brand-version.rows.ts';
import { picturesOfLook } from '../../brand-draft/look-pictures.ts';
import { readMenus } from '@comanda/domain/draft/menu-section.ts';
import { isSameMenus, picturesOfMenus } from '../../brand-draft/published-menus.ts';
import { versionFiles } from '../../brand-draft/version-files.ts';
import { lockMenuVersions } from '../../menu/menu-version.rows.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { collectTexts } from '../export-tenant.ts';
import { exportedSources } from '../folder/export.rows.ts';
import type { FolderProblem } from '../folder/folder-problem.ts';
import { wholeMenu } from './build-menu.ts';
import type { BuiltTenant } from './build-tenant.ts';

/**
 * The newest version of each section that staff published in the back office. `problem`: the reason
 * against the import of a folder that says something else.
 */
export type BackOfficeState = {
  published: readonly PublishedSection[];
  problem: FolderProblem | null;
};
type PublishedSection = { section: DraftSection; last: LastVersion };

type Sources = ReadonlyMap<string, string>;

/** The place of the problem that staff published in the back office. */
const place = 'menus';

/** Returns whether a folder is refused only because staff published in the back office. */
export const isBehindBackOffice = (problems: readonly FolderProblem[]): boolean =>
  problems.length === 1 && problems[0]?.file === '' && problems[0].place === place;

/**
 * Says whether an import would undo what staff published in the back office; what staff edited at
 * the counter since is no matter, for an import keeps it. Publications wait until the import ends.
 * docs/rules/back-office.md#import-over-a-published-brand.
 */
export async function checkBackOffice(tx: Tx, folder: Sources): Promise<BackOfficeState> {
  await lockMenuVersions(tx);
  const published: PublishedSection[] = [];
  for (const section of draftSections) {
    const last = await findLastBrandVersion(tx, section);
    if (last?.source === 'back-office') published.push({ section, last });
  }
  if (published.length === 0) return { published, problem: null };
  const states = [new Map(await exportedSources(tx)), await editedSources(tx)];
  const undone = published.find(
    ({ section }) => !states.some((state) => isSameSection(section, folder, state)),
  );
  return { published, problem: undone === undefined ? null : problemOf(undone.last) };
}

/** The texts with what staff edited at the counter. */
async function editedSources(tx: Tx): Promise<Sources> {
  const { files } = await collectTexts(tx, new Map<string, Buffer | string>());
  return new Map([...files].map(([path, text]) => [path, String(text)]));
}

const isSameSection = (section: DraftSection, one: Sources, other: Sources): boolean => {
  switch (section) {
    case 'menu':
      return isSameMenus(readMenus(one), readMenus(other)) && isSameSales(one, other);
    case 'look':
      return isSameLook(readLook(one), readLook(other));
    case 'coupons':
      return isSameCoupons(one, other);
    case 'stores':
      return isSameStores(one, other);
    case 'rules':
      return isSameRules(one, other);
  }
};

const problemOf = ({ number, at, by }: LastVersion): FolderProblem => ({
  file: '',
  place,
  reason:
    `version ${number} was published in the back office by ${by ?? 'somebody'} at ${at}, and this ` +
    'folder would undo it: write the brand into the folder first (npm run tenant -- export), or ' +
    'import with --take-folder',
});

/**
 * Notes that the folder holds again after a version of the back office, so that one can go back to
 * either. `now`: ISO instant.
 */
export async function saveFolderVersion(
  tx: Tx,
  { published }: BackOfficeState,
  built: BuiltTenant,
  now: string,
): Promise<void> {
  for (const { section } of published)
    await insertBrandVersion(tx, {
      ...versionFiles(section, built.sources, picturesOf(section, built)),
      section,
      number: await nextBrandVersion(tx),
      changes: [],
      note: '',
      source: 'folder',
      restored: null,
      staffId: null,
      at: now,
    });
}

/** The pictures of a section as they are published, by the path in the folder. */
function picturesOf(
  section: DraftSection,
  { sources, menus, settings, banners }: BuiltTenant,
): ReadonlyMap<string, Picture> {
  switch (section) {
    case 'menu':
      return picturesOfMenus(
        readMenus(sources),
        menus.map((menu) => ({ ...wholeMenu(menu), version: 0 })),
      );
    case 'look':
      return picturesOfLook(readLook(sources), {
        logo: settings.logo,
        loader: settings.animationLoader.image,
        hero: settings.hero,
        banners,
      });
    case 'coupons':
    case 'stores':
    case 'rules':
      return new Map();
  }
}

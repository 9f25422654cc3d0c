import { itemsOf, type MenuFile } from '@comanda/domain/draft/menu-file.ts';
import { isSameJson, type Json } from '@comanda/domain/draft/json.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import { lockMenuVersions } from '../../menu/menu-version.rows.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import {
  findLastBrandVersion,
  insertBrandVersion,
  type LastVersion,
} from '../../brand-draft/brand-version.rows.ts';
import { collectTexts } from '../export-tenant.ts';
import { exportedSources } from '../folder/export.rows.ts';
import type { FolderProblem } from '../folder/folder-problem.ts';
import type { BuiltTenant } from './build-tenant.ts';

/**
 * The newest version of the menus if staff published it in the back office; null: an import did, or
 * nobody. `problem`: the reason against the import of a folder that says something else.
 */
export type BackOfficeState = { last: LastVersion | null; problem: FolderProblem | null };

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
  const last = await findLastBrandVersion(tx);
  if (last?.source !== 'back-office') return { last: null, problem: null };
  const published = new Map(await exportedSources(tx));
  const { files: edited } = await collectTexts(tx, new Map<string, Buffer | string>());
  const isSame = [published, edited].some((each) => isSameJson(menusOf(folder), menusOf(each)));
  return { last, problem: isSame ? null : problemOf(last) };
}

const menusOf = (files: ReadonlyMap<string, Buffer | string>): Json =>
  Object.fromEntries(
    [...files].flatMap(([path, text]) =>
      path.startsWith('menus/') ? [[path, JSON.parse(String(text)) as Json] as const] : [],
    ),
  );

const problemOf = ({ number, at, by }: LastVersion): FolderProblem => ({
  file: '',
  place,
  reason:
    `version ${number} was published in the back office by ${by ?? 'somebody'} at ${at}, and this ` +
    'folder would undo it: write the brand into the folder first (npm run tenant -- export), or ' +
    'import with --take-folder',
});

/**
 * Notes that the folder holds again after a version of the back office, with its menus, so that one
 * can go back to either. `now`: ISO instant.
 */
export async function saveFolderVersion(
  tx: Tx,
  { last }: BackOfficeState,
  { sources, menus }: Pick<BuiltTenant, 'sources' | 'menus'>,
  now: string,
): Promise<void> {
  if (last === null) return;
  await insertBrandVersion(tx, {
    number: last.number + 1,
    files: Object.fromEntries([...sources].filter(([path]) => path.startsWith('menus/'))),
    pictures: picturesOf(sources, menus),
    changes: [],
    note: '',
    source: 'folder',
    restored: null,
    staffId: null,
    at: now,
  });
}

/** The pictures of dishes as they are published, by the path in the folder. */
function picturesOf(sources: Sources, menus: BuiltTenant['menus']): Record<string, Picture> {
  const published = menus.flatMap((menu) => {
    const file = JSON.parse(sources.get(`menus/${menu.id}.json`) ?? 'null') as MenuFile | null;
    const images = new Map(menu.products.map(({ id, image }) => [id, image]));
    return (file === null ? [] : itemsOf(file, 'products')).flatMap(({ item }) => {
      const image = images.get(item.id as never);
      return typeof item['image'] === 'string' && image ? [[item['image'], image] as const] : [];
    });
  });
  return Object.fromEntries(published);
}

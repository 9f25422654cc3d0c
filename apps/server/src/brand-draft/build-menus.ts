import type { MenuFiles } from '@comanda/domain/draft/apply-draft.ts';
import { isSameJson } from '@comanda/domain/draft/json.ts';
import { itemsOf, type MenuFile } from '@comanda/domain/draft/menu-file.ts';
import { type MenuSection, menusIn, salesIn } from '@comanda/domain/draft/menu-section.ts';
import { writeSales } from '@comanda/domain/draft/sale-files.ts';
import type { Offer } from '@comanda/domain/offer/offer.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import type { Suggestions } from '@comanda/domain/menu/suggestions.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { type BuiltMenu, buildMenu } from '../tenant/import/build-menu.ts';
import { parseFolder } from '../tenant/import/parse-folder.ts';
import { type DraftProblem, draftProblemOf } from './draft-problem.ts';
import { type LostItem, lostOfStores } from './items-of-stores.ts';
import { nameUploadedPictures } from './named-pictures.ts';
import type { PublishedTexts } from './published-texts.ts';
import type { PublishedBrand } from './read-brand.ts';
import { withPicturesOfVersions } from './version-pictures.ts';
import { prettyJson, withoutRemoved } from './without-removed.ts';

/** A brand's menus, ready to be published. */
export type MenuPublication = PublishedTexts & {
  section: 'menu';
  menus: readonly BuiltMenu[];
  suggestions: Suggestions;
  offers: readonly Offer[];
  lost: readonly LostItem[];
};

/**
 * Builds the publication of menus over a brand by the schemas and checks of the folder, or returns
 * every reason against it. docs/rules/back-office.md#publication.
 */
export async function buildMenus(
  tx: Tx,
  brand: PublishedBrand,
  files: MenuSection,
  now: string,
): Promise<Result<MenuPublication, readonly DraftProblem[]>> {
  const menus = menusIn(files);
  const known = await withPicturesOfVersions(tx, menus, brand.pictures);
  const named = await nameUploadedPictures(tx, menus, known, now);
  const texts = withoutRemoved(
    new Map([
      ...writeSales(brand.texts, salesIn(files), prettyJson),
      ...[...named.menus].map(([path, file]) => [path, textOf(brand, path, file)] as const),
    ]),
    named.menus,
  );
  const content = parseFolder(new Map([...texts].map(([path, text]) => [path, Buffer.from(text)])));
  if (!content.ok)
    return refuse(content.error.map((problem) => draftProblemOf(named.menus, texts, problem)));
  const missing = missingPictures(named.menus, named.pictures);
  if (missing.length > 0) return refuse(missing);
  const pictureOf = (path: string): Picture => {
    const picture = named.pictures.get(path);
    if (picture === undefined) throw new Error(`no picture is published for ${path}`);
    return picture;
  };
  return accept({
    section: 'menu',
    menus: [...content.value.menus.values()].map((menu) => buildMenu(menu, pictureOf)),
    texts,
    suggestions: content.value.suggestions,
    offers: content.value.offers,
    added: [...brand.written, ...named.added],
    pictures: named.pictures,
    lost: lostOfStores(texts, brand.menus, named.menus),
  });
}

const textOf = ({ menus, texts }: PublishedBrand, path: string, file: MenuFile): string =>
  (isSameJson(menus.get(path), file) ? texts.get(path) : undefined) ?? prettyJson(file);

const missingPictures = (
  menus: MenuFiles,
  pictures: ReadonlyMap<string, Picture>,
): readonly DraftProblem[] =>
  [...menus.values()].flatMap((file) =>
    itemsOf(file, 'products').flatMap(({ item }) =>
      typeof item['image'] === 'string' && !pictures.has(item['image'])
        ? [{ list: 'products' as const, id: item.id, field: 'image', reason: 'was not uploaded' }]
        : [],
    ),
  );
